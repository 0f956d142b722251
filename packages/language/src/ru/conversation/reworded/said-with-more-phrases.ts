/** Between them stand several things: one of them more is no longer the same. */
export const SEVERAL_THINGS = /,|(?:^|\s)(?:и|или|плюс|а\s+также|с|со)(?=\s)/iu;
/** "четыреста рублей": how much it is says nothing of what it is. */
export const MONEY =
  /^(?:руб[a-zЀ-ӿ]*|тысяч[a-zЀ-ӿ]*|сто|двести|триста|четыреста|[a-zЀ-ӿ]{3,}сот|сотн[a-zЀ-ӿ]*|полтор[a-zЀ-ӿ]*|две|два|три|четыре|пять|шесть|семь|восемь|девять|десять)$/iu;
/** Of whom one speaks to, or whom one meets, another word makes another person. */
export const OF_PEOPLE =
  /^(?:по|на|от|с|до|пере)?(?:звонить|набрать|писать|сказать|говорить|спросить|просить|здравить|ответить|встретить(?:ся)?|видеться|звать|благодарить|общаться|гласить|пригласить|поздравить|проведать|навестить|забрать|отвести|проводить)$/u;
/** What else is said makes it another one. */
export const OTHER_ONE =
  /^(?:не|другой|другую|другое|новый|новую|новое|второй|вторую|второе|ещё|еще|тоже|\d.*)$/iu;
