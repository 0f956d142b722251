/** Words of which no title is made, or with which none begins or ends. */
export const TITLES = {
  /** "уборка в четыре моя очередь": whose it is tells more of what is before. */
  owned: 'мой моя мое мои наш наша наше наши твой твоя твое твои',
  /** Alone they may be no correction at all: "купить чего дома нет", "извини, если поздно". */
  /** Behind "не": what is left as it is is no title. */
  'left-alone': 'трогай трогайте меняй меняйте двигай двигайте переноси переносите удаляй удаляйте',
  'weak-correction': 'нет извини извините прости простите или хотя погоди',
  /** They only point at what was spoken of. */
  pointing: `
    это этого этому этим этом эту эта этот эти этих его ее их ему ей им нее него них ней нем нему
    ним он она оно они то того тому тем том та ту те тот самое самого самом все всё что-то чего-то
    так там тут туда сюда такой такое такую чтото штука штуку дело делов меня мне нам нас себя
    себе ты вы тебе вам`,
  /** What begins with them points at what was shown: "первую", "такую же", "туда". */
  'pointing-start': `
    туда оттуда сюда такую такая предыдущую предыдущий предыдущее остальные остальное остальных кроме`,
  /** Alone they point at a row of what was shown. */
  'row-alone': `
    первую вторую третью четвертую пятую последнюю следующую первый второй третий последний первое
    второе третье последнее обе оба тоже также`,
  /** Verbs that say nothing without what they are done to. */
  'empty-verb': 'сделать делать сделай сделайте добавить записать напомнить поставить',
  /** Nothing may end with them. */
  hanging: `
    в во на с со к ко по от из у о об обо про для без под над при через между перед из-за и а но
    или либо не что чтобы если только`,
  /**
   * Words that are oftener of a time, of its exceptions or of its order than of what is to be done:
   * where they are left in a title, a part of the time may not have been understood.
   */
  'time-trace': `
    накануне кроме окромя исключая помимо ввечеру поутру вечерком утречком пораньше попозже днем
    ночью утром вечером сутки суток полдень полночь ежедневно еженедельно ежемесячно начиная
    заканчивая включительно обед обеда обеду рассвета заката свету темна мб завтро севодня нынче
    зав пн вт ср чт пт сб вс понед посл след часам числа числам число разу раз раза спустя назад
    следующий следующего следующей следующую текущего прошлого прошлый отбой вернее точнее стоп`,
  /** They may stand before a time as well as before something else. */
  'before-time-trace': `
    после перед пока прежде раньше позже поздно рано сначала затем потом дальше прям прямо ровно
    около примерно этот этого этой эту ту той тот же самый не обедом ужина завтрака`,
  /** Sounds and words that people fill speech with, and words that a keyboard shortens. */
  'spoken-trace': `
    ага угу ну вот так дак тю шо шоб че чо блин короче значит типа ой эх ах эй ладно давай давайте
    смотри слышь слушай кстати вообще просто пожалуйста плиз пжлст пж спс ок окей мб хз имхо
    скинь кинь предупреди предупредите приказываю велю прошу требую надо нужно бы б ж же ведь ли
    сделай что чтобы чтоб мне меня нам нас себе тебе вам`,
  /** What is behind them takes the place of what was said: "ой нет, тогда во вторник". */
  'instead-of-it': 'тогда давай давайте',
  'every-time': 'каждый каждую каждое каждые каждой каждого',
  /** What is done next is another thing: "сварить суп потом помыть плиту". */
  'next-step': 'потом затем',
  /** They join two things that are done as well as two things of one. */
  joint: 'и да а но или либо плюс потом еще также тоже заодно',
  /** Two of them side by side: what stood between was taken away. */
  preposition: 'в во на с со к ко по от из у о об про для без под над при через за до',
  /** They say nothing of what they are beside. */
  'loose-beside': 'об про о за на в во с со по к ко у для от и а же бы ли вот ну',
  /** With them no title begins: what stood before it was not understood whole. */
  'speaking-head': `
    я ты вы мы он она они мне меня нам тебе тебя вам что чтобы чтоб если бы ли же ну`,
  /** They say nothing in a title, wherever they are. */
  speaking: `
    бы же ну напомнил напомнила напомнили напомнишь напомните напомнит говорит говорят говорил
    говорила запишешь запишете`,
  /** "весь день", "целый вечер", "за выходные": so long is no part of what is done. */
  whole: 'весь всю целый целую целое каждый каждую каждого каждое',
  'period-noun': `
    день утро вечер ночь неделю месяц месяца года недели дня выходные сутки март апрель май июнь
    июль август январь февраль`,
  'pointing-head': 'то того тем том о про',
  /** "ту, что утром": one of what was shown. */
  'that-one': 'тот та то те ту того той тех',
  which: 'что который которая которое которые которую которого которой которых какой какая какую',
  'relative-pronoun': 'о что чем чего про как том',
  /** Right behind what is to be done they only say how long it has waited. */
  urging: 'наконец уже обязательно непременно наконец-то',
  'only-governing': 'успеть попробовать постараться помочь попросить начать пусть пускай нехай',
  /** What people call a task at work, right behind the order to make it: "заведи тикет: ...". */
  'work-item': 'тикет тикетик карточку карточка айтем ишью пункт пунктик',
} as const;
