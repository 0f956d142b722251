/** How people put prices into an estimate, and say what has become of a quote. */

const SOFT = '(?:ну\\s+|а\\s+|и\\s+|так\\s+|пожалуйста,?\\s+|слушай,?\\s+)*';
const SET = '(?:(?:смени|поменяй|измени|поставь|установи|запиши|задай|укажи|исправь)(?:те)?\\s+)?';
const NAME = '(?<name>«[^»]{1,80}»|"[^"]{1,80}"|[^:,.!?;«»"\\n]{1,60}?)';
const OF_PROJECT = `(?:\\s+(?:в\\s+)?(?:смет[еы]\\s+)?проект[аеу]\\s+(?<project>«[^»]{1,80}»|"[^"]{1,80}"|[^:,.!?;«»"\\n]{1,60}?))?`;
/** What parts a name from its value. */
const IS = '(?:\\s*[:=]\\s*|\\s+[-–—]\\s+|\\s+(?:теперь\\s+)?(?:на\\s+|по\\s+|в\\s+)?)';
const NUMBER = '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,4})?|\\d{1,12}(?:[.,]\\d{1,4})?';
const MONEY = `(?<amount>-?(?:${NUMBER}))\\s*(?<thousand>тыс(?:\\.|яч[аиу]?)?)?\\s*(?<currency>[₽₪$€]|[A-Za-zЀ-ӿ]{1,12}\\.?)?`;
const COUNT = `(?<count>${NUMBER})\\s*(?:[A-Za-zЀ-ӿ²³.]{1,12})?`;
const LINE = '(?:строк[аиуе]\\s+(?:сметы\\s+)?)?LINE-0*(?<line>[1-9]\\d{0,8})';
const COST = '(?:цен[ауы]|себестоимость|стоимость|стоит)';

const re = (source: string): RegExp => new RegExp(`^${SOFT}${source}\\s*[.!]*$`, 'isu');

/** "LINE-003 цена 1450,50", "цена LINE-3: 1 450 ₽", "LINE-003 стоит 900 рублей" */
export const LINE_COSTS: readonly RegExp[] = [
  re(`${SET}${LINE}${OF_PROJECT}\\s*[:,]?\\s+(?:(?:по\\s+)?${COST}|по)${IS}${MONEY}`),
  re(`${SET}${COST}\\s+(?:для\\s+)?${LINE}${OF_PROJECT}${IS}${MONEY}`),
  re(
    `${SET}строк[аиуе]\\s+(?:сметы\\s+)?${NAME}${OF_PROJECT}\\s*[:,]\\s*(?:${COST}|по)${IS}${MONEY}`,
  ),
  re(`${SET}${COST}\\s+строки\\s+(?:сметы\\s+)?${NAME}${OF_PROJECT}${IS}${MONEY}`),
];
/** "LINE-003 количество 6", "строка Фанера: количество 6 листов" */
export const LINE_COUNTS: readonly RegExp[] = [
  re(`${SET}${LINE}${OF_PROJECT}\\s*[:,]?\\s+(?:количество|кол-во)${IS}${COUNT}`),
  re(`${SET}(?:количество|кол-во)\\s+(?:для\\s+)?${LINE}${OF_PROJECT}${IS}${COUNT}`),
  re(
    `${SET}строк[аиуе]\\s+(?:сметы\\s+)?${NAME}${OF_PROJECT}\\s*[:,]\\s*(?:количество|кол-во)${IS}${COUNT}`,
  ),
  re(`${SET}(?:количество|кол-во)\\s+строки\\s+(?:сметы\\s+)?${NAME}${OF_PROJECT}${IS}${COUNT}`),
];
/** "LINE-003: 6 шт по 1450,50" */
export const LINE_WHOLE = re(`${SET}${LINE}${OF_PROJECT}\\s*[:,]?\\s+${COUNT}\\s+по\\s+${MONEY}`);
/** "цена позиции Стена 12000", "ITEM-002 цена 12 тыс", "цена продажи позиции «Стена»: 12 000 ₽" */
export const ITEM_PRICES: readonly RegExp[] = [
  re(
    `${SET}цен[ауы]\\s+(?:продажи\\s+)?(?:позиции\\s+)?ITEM-0*(?<item>[1-9]\\d{0,8})${OF_PROJECT}${IS}${MONEY}`,
  ),
  re(
    `${SET}(?:позиция\\s+)?ITEM-0*(?<item>[1-9]\\d{0,8})${OF_PROJECT}\\s*[:,]?\\s+цен[ауы]${IS}${MONEY}`,
  ),
  re(`${SET}цен[ауы]\\s+(?:продажи\\s+)?позиции\\s+${NAME}${OF_PROJECT}${IS}${MONEY}`),
  re(`${SET}позици[яию]\\s+${NAME}${OF_PROJECT}\\s*[:,]\\s*цен[ауы]${IS}${MONEY}`),
];

/** Money by how people write it; letters that are none of these are no money. */
export const MONEY_WORDS: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:₽|р\.?|руб\.?|рубл[a-zЀ-ӿ]+)$/iu, 'RUB'],
  [/^(?:₪|шекел[a-zЀ-ӿ]+)$/iu, 'ILS'],
  [/^(?:\$|доллар[a-zЀ-ӿ]*)$/iu, 'USD'],
  [/^(?:€|евро)$/iu, 'EUR'],
  [/^(?:rub|ils|usd|eur|kzt|byn|gel|amd|aed|cny|gbp|try)$/iu, null],
];

const QUOTE = '(?:кп|коммерческое(?:\\s+предложение)?)';
const QUOTE_OBJECT = '(?:кп|коммерческое(?:\\s+предложение)?)';
const VERSION = '(?:,?\\s+верси[яюи]\\s+(?<version>\\d{1,4}))?';
const PROJECT = `(?:\\s+(?:по\\s+)?проект[ау]\\s+${NAME})?`;
const CLIENT = '(?:клиент|заказчик)';
const TO_CLIENT = '(?:\\s+(?:клиенту|заказчику))?';
const WHY = '(?:\\s*[:,–—-]\\s*(?:потому\\s+что\\s+|причина\\s*:?\\s*)?(?<reason>.{2,400}))?';
const LINES = '(?<lines>\\d{1,4}(?:\\s*(?:,|и)\\s*\\d{1,4})*)';

/** "КП отправлено"; without its project "отправил КП" may as well tell of a task that is done. */
export const SENT: readonly RegExp[] = [
  re(
    `${QUOTE}${PROJECT}${VERSION}\\s+(?:уже\\s+)?(?:отправлено|отправлена|ушло|выслано)${TO_CLIENT}`,
  ),
  re(
    `(?:я\\s+|мы\\s+)?(?:уже\\s+)?(?:отправил[аи]?|выслал[аи]?)\\s+(?:клиенту\\s+|заказчику\\s+)?${QUOTE_OBJECT}\\s+(?:по\\s+)?проект[ау]\\s+${NAME}${VERSION}${TO_CLIENT}`,
  ),
];
/** "клиент принял КП", "КП принято" */
export const ACCEPTED: readonly RegExp[] = [
  re(
    `${QUOTE}${PROJECT}${VERSION}\\s+(?:полностью\\s+)?(?:принято|согласовано|утверждено)(?:\\s+${CLIENT}ом)?`,
  ),
  re(
    `${CLIENT}\\s+(?:полностью\\s+)?(?:принял|согласовал|утвердил|подписал)\\s+${QUOTE_OBJECT}${PROJECT}${VERSION}`,
  ),
];
/** "клиент принял строки 1 и 3", "КП принято частично: строки 1, 3" */
export const ACCEPTED_IN_PART: readonly RegExp[] = [
  re(
    `${QUOTE}${PROJECT}${VERSION}\\s+(?:принято|согласовано)\\s+частично\\s*[:,–—-]?\\s*(?:строк[иау]|пункты?|позици[июя])\\s+${LINES}`,
  ),
  re(
    `${CLIENT}\\s+(?:принял|согласовал)\\s+(?:только\\s+)?(?:строк[иау]|пункты?)\\s+${LINES}(?:\\s+(?:из\\s+)?${QUOTE}${PROJECT}${VERSION})?`,
  ),
];
/** "КП отклонено: дорого", "клиент отказался от КП" */
export const DECLINED: readonly RegExp[] = [
  re(
    `${QUOTE}${PROJECT}${VERSION}\\s+(?:отклонено|не\\s+принято|отвергнуто)(?:\\s+${CLIENT}ом)?${WHY}`,
  ),
  re(
    `${CLIENT}\\s+(?:отклонил|не\\s+принял|отказался\\s+от|отверг)\\s+${QUOTE_OBJECT}${PROJECT}${VERSION}${WHY}`,
  ),
];

/** "заявка проекта Съёмка: стена 6 на 4 метра, доставка и монтаж" */
export const OVERVIEW = re(
  `${SET}(?:заявк[ауи]|бриф|задание|тз|техзадание)(?:\\s+(?:для\\s+)?проекта(?:\\s+${NAME})?)\\s*[:–—-]\\s*(?<value>.{3,4000})`,
);
