const LEAD = '(?:(?:а|и|ну|так|ой|нет|да|слушай|кстати|короче|блин|вот|стоп|погоди)[\\s,]+)*';
const SIDE = '(?:[^,:;?!\\n«"]|(?<=\\d):(?=\\d))';
const TO_MOVE =
  'перенести|передвинуть|сдвинуть|подвинуть|отложить|перекинуть|переставить|отменить|удалить|убрать|вычеркнуть';
/** Each pattern below holds both: whatever does not say them is not tried on them. */
export const MAY_BE_INSTEAD =
  /(?:^|[\s,])не\s.*(?:нести|нуть|кинуть|ложить|ставить|менить|далить|брать|черкнуть|неси|винь|ложи|кинь|ставь|мени|дали|бери|черкни)/iu;
/** "нет не записать их, а перенести осмотр на субботу": what was not meant, and the order that was. */
export const NOT_SO_BUT_ORDER = new RegExp(
  `^${LEAD}не\\s+(?<wrong>${SIDE}{2,40}?)[\\s,]+а\\s+(?:надо\\s+|нужно\\s+|просто\\s+)?(?<order>(?:${TO_MOVE}|перенеси|передвинь|сдвинь|подвинь|отложи|перекинь|переставь|отмени|удали|убери|вычеркни)(?:те)?)\\s+(?<rest>${SIDE}{3,60}?)[.!]*$`,
  'iu',
);
/** "позвонить в банк не сегодня, перенести на завтра": what it is, when not, and when. */
export const NOT_THEN_MOVED = new RegExp(
  `^${LEAD}(?<what>${SIDE}{3,60}?)[\\s,]+не\\s+(?<wrong>${SIDE}{2,30}?)[\\s,]+(?:а\\s+)?(?:${TO_MOVE}|перенеси|сдвинь|отложи)\\s+(?<right>${SIDE}{3,40}?)[.!]*$`,
  'iu',
);
/** The order that an infinitive stands for. */
export const ORDER_OF: Readonly<Record<string, string>> = {
  перенести: 'перенеси',
  передвинуть: 'передвинь',
  сдвинуть: 'сдвинь',
  подвинуть: 'подвинь',
  отложить: 'отложи',
  перекинуть: 'перекинь',
  переставить: 'переставь',
  отменить: 'отмени',
  удалить: 'удали',
  убрать: 'убери',
  вычеркнуть: 'вычеркни',
};
export const notThenBut = (what: string, wrong: string, right: string): string =>
  `${what} не ${wrong}, а ${right}`;
/** "не записать", "не новая задача": what was not meant is that something is noted. Any other verb is a deed of its own. */
export const NOTED =
  /^(?:запис|внес|вносит|добав|созда|заве(?:сти|ди)|постав|нов[a-zЀ-ӿ]|это|задач|напис)[a-zЀ-ӿ]*/iu;
