/**
 * What was to be done in the imperfective is done by the verb of the other aspect, which no ending tells. None of those
 * that go on day by day, such as taking pills or walking a dog: of these one time is no end.
 */
export const DONE_OF: ReadonlyMap<string, RegExp> = new Map([
  ['давать', /^дал[аи]?$/u],
  ['кормить', /^(?:по|на)кормил[аи]?$/u],
  ['поить', /^(?:по|на)поил[аи]?$/u],
  ['мыть', /^(?:по|вы|от)мыл[аи]?$/u],
  ['стирать', /^(?:по|вы)стирал[аи]?$/u],
  ['гладить', /^(?:по|вы)гладил[аи]?$/u],
  ['чистить', /^(?:по|вы)чистил[аи]?$/u],
  ['красить', /^(?:по|вы)красил[аи]?$/u],
  ['клеить', /^(?:по|на)клеил[аи]?$/u],
  ['косить', /^(?:по|с)косил[аи]?$/u],
  ['сажать', /^посадил[аи]?$/u],
  ['сеять', /^посеял[аи]?$/u],
  ['поливать', /^полил[аи]?$/u],
  ['колоть', /^уколол[аи]?$/u],
  ['мазать', /^(?:по|на)мазал[аи]?$/u],
  ['капать', /^(?:за|на)капал[аи]?$/u],
  ['звонить', /^позвонил[аи]?$/u],
  ['шить', /^сшил[аи]?$/u],
  ['чинить', /^починил[аи]?$/u],
  ['отправлять', /^отправил[аи]?$/u],
  ['сдавать', /^сдал[аи]?$/u],
  ['покупать', /^купил[аи]?$/u],
  ['заказывать', /^заказал[аи]?$/u],
  ['забирать', /^забрал[аи]?$/u],
  ['убирать', /^убрал[аи]?$/u],
  ['выносить', /^вын[её]с(?:л[аи])?$/u],
]);
/** "переотправить посылку": whoever tells that it was sent means this time. */
export const ONCE_MORE =
  /^пере(?<verb>отправить|заказать|записать|установить|оформить|подписать|проверить|сдать)$/u;
/** Money is handed over by any of these. */
export const TO_PAY =
  /^(?:сдать|перевести|заплатить|оплатить|отдать|внести|скинуть|перечислить|закинуть)$/u;
export const PAID =
  /^(?:сдал|перев[её]л|заплатил|оплатил|отдал|вн[её]с|скинул|перечислил|закинул)(?:а|и)?$|^(?:перев|вн)е(?:ла|ли|сла|сли)$/u;
/** Whatever it was done for: "за гараж заплатил". The others are told of all that is handed over. */
export const PAID_FOR = /^(?:за|о)платил[аи]?$/u;
/** Only where one of these stands in the title is it money that is handed over. */
export const MONEY =
  /^(?:день?г(?:и|ам|ами|ах)|денег|взнос[а-яё]*|оплат[а-яё]+|плат[ау]|предоплат[а-яё]+|аренд[а-яё]+|квартплат[а-яё]+|долг[а-яё]*|рубл[а-яё]+|руб)$/u;
/** "перевести оплату в доллары": into other money, and to nobody. */
export const INTO_OTHER_MONEY =
  /^перев.*\s(?:в|на)\s(?:доллар|рубл|евро|валют|юан|тенге|лир|крипт|бакс)/u;
/** "за аренду перевёл": the rent itself. */
export const FOR_WHICH = 'за';
/** "квартиру в аренду сдал": no money. */
export const LET_OUT = /^аренд/u;
/** "квартира сдана": it may have been let. */
export const HOMES =
  /^(?:квартир|комнат|дач|дом(?![a-zЀ-ӿ]{3})|гараж|студи|апартамент|помещени|жиль)/u;
export const HANDED_OVER = /^(?:с|от)дал[аи]?$/u;
/** These two are of money by themselves. */
export const OF_MONEY = /^(?:заплатить|оплатить)$/u;
/** "поделка сдана", of a title that has no verb: it has left the hands in which it was made. */
export const HANDED_IN = /^(?:сда|отда)н[аоы]?$/u;
/** Ahead of what is made: "пете надо поделку". */
export const NEEDED = /^.*(?:^|\s)(?:надо|нужно|нужна|нужен)\s/iu;
/** "деньги перевела половину": not all of it, or not that. */
export const IN_PART =
  /^(?:половин[а-яё]+|част[ьи]|частично|аванс|не|ни|нет|бы|чуть|почти|только|лишь|кроме|треть|остаток|завтра)$/u;
/** How long it goes on, or how often: one time of it is not all of it. */
export const COURSE =
  /(?:^|\s)(?:\d|посуд|дн(?:я|ей|и)|день|ежедневн|недел|месяц|год|лет[оа]?(?![a-zЀ-ӿ])|зим|весн|осен|выходн|праздник|отпуск|каникул|курс|сезон|кажд|весь|всю|вс[её](?![a-zЀ-ӿ])|всегда|постоянно|регулярно|пока|покуда|до(?![a-zЀ-ӿ])|раз(?:а)?(?![a-zЀ-ӿ])|утр|вечер|ноч|течение|часто|два|две|три|четыре|пять|шесть|семь|десять)/iu;
/** Alike as whoever did it and as what it was done to. */
export const DOER_OR_OBJECT = /^(?:дочь|мать|свекровь|лошадь|мышь)$/u;
/** To whom: the ending of the dative, of a man or of a woman. */
export const TO_WHOM = /(?:у|ю|е|ой|ей)$/u;
/** "плату сдал": a board to be mended may be meant. */
export const BOARD = /^плат[ау]$/u;
/** "внести взнос в таблицу", "перевести аренду на Петю" may be no handing over: these verbs always are. */
export const BOUND_FREELY = /^(?:сдать|заплатить|оплатить|отдать|скинуть|перечислить|закинуть)$/u;
/** What the money is for, or where it goes to. */
export const MONEY_GOES_BY: ReadonlySet<string> = new Set(['на', 'в', 'за']);
/** "отчёт по складу", "доклад о птицах": what the thing is about. */
export const TOLD_OF: ReadonlySet<string> = new Set(['по', 'за', 'о', 'об', 'про']);
/** "какую-то там": names nothing. */
export const SOME = /(?:^|\s)как(?:ой|ую|ая|ое|ие)[\s-]+то(?:\s+там)?(?=\s|$)/giu;
/** A past that a woman is the doer of. */
export const BY_HER = /а$/u;
/** "за" wherever it stands: "сдать за аренду" is of the same money. */
export const FOR_IT = /(?:^|\s)за\s/giu;
/** "поделка" and "поделку" */
export const OBJECT_ENDINGS: ReadonlyArray<readonly [string, string]> = [
  ['а', 'у'],
  ['я', 'ю'],
];
