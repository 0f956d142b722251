/** How people say what a project stands on: its working week, currency, start, client. */

const CHANGE =
  '(?:(?:смени|поменяй|измени|поставь|установи|запиши|задай|укажи|назначь|сделай)(?:те)?\\s+)?';
const SOFT = '(?:ну\\s+|а\\s+|и\\s+|так\\s+|пожалуйста,?\\s+)*';
/** A name is short, and no mark stands in it unless it is in quotes. */
const NAME = '(?:\\s+(?<name>«[^»]{1,80}»|"[^"]{1,80}"|[^:,.!?;«»"\\n]{1,60}?))?';
const OF_PROJECT = `\\s+(?:для\\s+|у\\s+)?(?:этого\\s+|нашего\\s+)?проекта${NAME}`;
/** What parts a name from its value. */
const IS = '(?:\\s*:\\s*|\\s+[-–—=]\\s+|\\s+это\\s+|\\s+(?:теперь\\s+)?на\\s+|\\s+теперь\\s+)';
const COLON = '(?:\\s*:\\s*|\\s+[-–—=]\\s+)';

const QUOTE = '(?:кп|коммерческ(?:ое|ого)(?:\\s+предложени[ея])?)';
/** "исполнитель в КП", "исполнитель для КП" */
const IN_QUOTE = `\\s+(?:в\\s+|для\\s+)?${QUOTE}`;

const re = (source: string): RegExp => new RegExp(`^${SOFT}${source}$`, 'isu');

/** "календарь проекта Съёмка: пн-пт, выходной 8 марта" */
export const CALENDAR = re(
  `${CHANGE}(?:календарь|рабочие\\s+дни|рабочую\\s+неделю|рабочая\\s+неделя)${OF_PROJECT}${IS}(?<value>.+)`,
);
/** "праздники проекта Съёмка: 8 и 9 марта" */
export const DAYS_OFF = re(
  `(?:${CHANGE}|добавь\\s+)(?:праздники?|выходн(?:ой|ые)|нерабочие\\s+дни|нерабочий\\s+день)${OF_PROJECT}${IS}(?<value>.+)`,
);
/** "валюта проекта Съёмка — евро" */
export const CURRENCY = re(
  `${CHANGE}валют[ау]${OF_PROJECT}${IS}(?:в\\s+)?(?<value>[A-Za-zЀ-ӿ ]{2,30})`,
);
/** "старт проекта Съёмка 1 марта": a day stands behind the name, with a word before it or without. */
export const START = re(
  `${CHANGE}(?:старт|начало|дат[ау]\\s+старта)${OF_PROJECT}(?:${IS}|\\s+(?:с\\s+|в\\s+)?(?=\\d|(?:сегодня|завтра|послезавтра|понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье)))(?<value>.+)`,
);
/** "клиент проекта Съёмка: ООО «Пример»" */
export const CLIENT = re(`${CHANGE}(?:клиента?|заказчика?)${OF_PROJECT}${COLON}(?<value>.+)`);

/** "исполнитель проекта Съёмка: ИП Образцова, ИНН 770000000000", "наши реквизиты для проекта Съёмка: ..." */
export const SELLER = re(
  `${CHANGE}(?:(?:реквизиты\\s+)?исполнител[ья]|(?:реквизиты\\s+)?подрядчика?|(?:наши|мои)\\s+реквизиты)(?:${IN_QUOTE})?${OF_PROJECT}${COLON}(?<value>.+)`,
);
/** The same without a project: of the one in view. */
export const SELLER_IN_VIEW = re(
  `${CHANGE}(?:(?:наши|мои)\\s+реквизиты(?:${IN_QUOTE})?|реквизиты\\s+(?:исполнителя|подрядчика)|(?:исполнител[ья]|подрядчика?)${IN_QUOTE})${COLON}(?<value>.+)`,
);
/** "КП проекта Съёмка на английском", "язык КП: иврит" */
export const QUOTE_LANGUAGE: readonly RegExp[] = [
  re(
    `${CHANGE}${QUOTE}(?:${OF_PROJECT})?\\s+(?:теперь\\s+)?(?:на\\s+|(?=по-))(?<value>[A-Za-zЀ-ӿ-]{5,20}(?:\\s+языке)?)`,
  ),
  re(`${CHANGE}язык\\s+${QUOTE}(?:${OF_PROJECT})?${IS}(?<value>[A-Za-zЀ-ӿ-]{5,20})`),
];
/** "КП действует до 20 марта", "срок действия КП проекта Съёмка: 14 дней" */
export const QUOTE_VALID: readonly RegExp[] = [
  re(
    `${QUOTE}(?:${OF_PROJECT})?\\s+(?:действует|действительно|действительна|годно|в\\s+силе)\\s+(?<value>.+)`,
  ),
  re(`${CHANGE}срок\\s+(?:действия\\s+)?${QUOTE}(?:${OF_PROJECT})?${IS}(?<value>.+)`),
];

/** What stands below a name: a number, an address, a mail. */
export const DETAIL_FOLLOWS = /[,;]\s*(?=[^,;]*[\d@])|\s*[;\n]\s*/u;
/** What parts details from one another. */
export const BETWEEN_DETAILS = /\s*[,;\n]\s*/u;

/** Languages of a quote by what they begin with. */
export const LANGUAGES: readonly (readonly [RegExp, 'ru' | 'he' | 'en'])[] = [
  [/^(?:по-)?русск(?:ий|ом|и)(?:\s+языке)?$/iu, 'ru'],
  [/^(?:по-)?английск(?:ий|ом|и)(?:\s+языке)?$/iu, 'en'],
  [/^иврите?$/iu, 'he'],
];
export const UNTIL = /^(?:до|по)\s+(?<day>.+)$/iu;
/** "14 дней", "две недели": behind a preposition they are a day. */
export const FOR_DAYS =
  /^(?:в\s+течение\s+)?(?<length>.*\s?(?:день|дня|дней|недел[a-zЀ-ӿ]+|месяц[a-zЀ-ӿ]*))$/iu;
/** It holds as long as one likes. */
export const NO_LIMIT = /^(?:без\s+срока|бессрочно|без\s+ограничений?)$/iu;
export const AFTER = 'через';

/** Where, behind the working week, days off are named. */
export const THEN_OFF =
  /(?:^|[\s,;]+)(?:(?:праздники?|выходн(?:ой|ые)|нерабочие|нерабочий|кроме|не\s+работаем)\s*:?\s+)/iu;
/** What parts days from one another. */
export const BETWEEN = /\s*[,;]\s*|\s+и\s+/u;
/** The month behind a number: in "8 и 9 марта" it is said once. */
export const NUMBER_ALONE = /^\d{1,2}$/;
export const MONTH_BEHIND = /^\d{1,2}(\s+\p{L}.*)$/u;

/** Days of the week by what they begin with, from Monday on. */
export const WEEKDAYS: readonly RegExp[] = [
  /^(?:пн|понедельник[a-zЀ-ӿ]*)$/iu,
  /^(?:вт|вторник[a-zЀ-ӿ]*)$/iu,
  /^(?:ср|сред[a-zЀ-ӿ]+)$/iu,
  /^(?:чт|четверг[a-zЀ-ӿ]*)$/iu,
  /^(?:пт|пятниц[a-zЀ-ӿ]+)$/iu,
  /^(?:сб|суббот[a-zЀ-ӿ]+)$/iu,
  /^(?:вс|воскресень[a-zЀ-ӿ]+)$/iu,
];
/** "пн-пт", "с воскресенья по четверг" */
export const WEEK_SPAN = /^(?:со?\s+)?(?<from>[a-zЀ-ӿ]+)\s*(?:[-–—]|по|до)\s*(?<to>[a-zЀ-ӿ]+)$/iu;
export const EVERY_DAY = /^(?:без\s+выходных|ежедневно|каждый\s+день|все\s+дни|вся\s+неделя)$/iu;
export const WORKING_DAYS = /^(?:будни|по\s+будням|пятидневка|рабочие\s+дни)$/iu;

/** Currencies by how people call them; three letters are a code themselves. */
export const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:российски[a-zЀ-ӿ]+\s+)?рубл[a-zЀ-ӿ]+$/iu, 'RUB'],
  [/^белорусски[a-zЀ-ӿ]+\s+рубл[a-zЀ-ӿ]+$/iu, 'BYN'],
  [/^евро$/iu, 'EUR'],
  [/^(?:американски[a-zЀ-ӿ]+\s+)?доллар[a-zЀ-ӿ]*(?:\s+сша)?$/iu, 'USD'],
  [/^(?:новы[a-zЀ-ӿ]+\s+|израильски[a-zЀ-ӿ]+\s+)?шекел[a-zЀ-ӿ]+$/iu, 'ILS'],
  [/^(?:китайски[a-zЀ-ӿ]+\s+)?юан[a-zЀ-ӿ]+$/iu, 'CNY'],
  [/^(?:английски[a-zЀ-ӿ]+\s+)?фунт[a-zЀ-ӿ]*(?:\s+стерлингов)?$/iu, 'GBP'],
  [/^(?:казахстански[a-zЀ-ӿ]+\s+)?тенге$/iu, 'KZT'],
  [/^дирхам[a-zЀ-ӿ]*$/iu, 'AED'],
  [/^(?:грузински[a-zЀ-ӿ]+\s+)?лари$/iu, 'GEL'],
  [/^(?:армянски[a-zЀ-ӿ]+\s+)?драм[a-zЀ-ӿ]*$/iu, 'AMD'],
  [/^(?:турецки[a-zЀ-ӿ]+\s+)?лир[a-zЀ-ӿ]+$/iu, 'TRY'],
];
export const CURRENCY_CODE = /^[a-z]{3}$/iu;

/** A project by its number. */
export const NUMBER_OF_PROJECT = /^PLAN-0*(?<number>[1-9]\d{0,8})$/iu;
/** There is none any more. */
export const CLIENT_GONE = /^(?:нет|убери|никто|-)$/iu;
/** A name that stands in quotes. */
export const IN_QUOTES = /^[«"](.*)[»"]$/su;
