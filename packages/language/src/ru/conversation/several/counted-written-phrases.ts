const VERB =
  '(?<verb>(?:перенеси|передвинь|поставь|сделай|пометь|отметь|удали|закрой)(?:те)?\\s+)?';
const COUNTED = new RegExp(
  `^${VERB}(?<place>\\S+)(?:\\s+(?:(?<task>задач[ауие]|дел[оау])|(?<block>блок[ау]?|встреч[ауие])))?(?:\\s+(?<rest>.*))?$`,
  'iu',
);
/** What may stand right behind "первую": what is done to it, and no noun, which would be counted then. */
const SAYS_OF_IT =
  /^(?:на|в|во|до|к|ко|с|со|через|по|от|без|и|не|тоже|также|лучше|уже|давай|надо|нужно|можно|пусть|просто|пока|только|тогда|это|сразу|как|важн[a-zЀ-ӿ]{1,3}|срочн[a-zЀ-ӿ]{1,3}|главн[a-zЀ-ӿ]{1,3}|высок[a-zЀ-ӿ]{1,3}|низк[a-zЀ-ӿ]{1,3}|приоритет[a-zЀ-ӿ]*|готов[аоы]?|позже|раньше|попозже|пораньше|отложи|отложить|убрать|убери|удалить|закрыть|перенести)(?:те)?$/iu;
/** "первого завтра": a day, or somebody. */
const DAY_OF_MONTH = /(?:ого|ьего)$/iu;
/** "первую сделай": told as an order, which may as well be for oneself. */
const DOES_IT = /^сделай(?:те)?[.!]*$/iu;

/** "первую на завтра": the verb ahead of what is counted, and what is said behind it. */
export interface Counted {
  readonly verb: string | null;
  readonly place: string;
  /** "первую задачу", "первый блок": what it is called; null where nothing is said of it. */
  readonly kind: 'task' | 'timeblock' | null;
  readonly rest: string;
}

export function countedIn(part: string): Counted | null {
  const { verb, place, task, block, rest = '' } = COUNTED.exec(part)?.groups ?? {};
  if (place === undefined || DAY_OF_MONTH.test(place)) return null;
  const named = task === undefined ? null : 'task';
  const kind = block === undefined ? named : 'timeblock';
  return { verb: verb?.trim() ?? null, place, kind, rest: rest.trim() };
}

export const isSaidOfIt = (word: string): boolean => SAYS_OF_IT.test(word);
export const isDoIt = (rest: string): boolean => DOES_IT.test(rest);

/** The order with the number of what stands at that place, and with each verb that may be left out. */
export function asOrders(
  { verb, rest }: Counted,
  prefix: string,
  number: number,
): readonly string[] {
  const named = `${prefix}-${number} ${rest}`.trim();
  if (isDoIt(rest)) return [`закрой ${prefix}-${number}`];
  if (verb !== null) return [`${verb} ${named}`];
  return rest === '' ? [] : [named, `перенеси ${named}`, `сделай ${named}`];
}
