const VERB =
  '(?<verb>(?:перенеси|передвинь|поставь|сделай|пометь|отметь|удали|закрой)(?:те)?\\s+)?';
const COUNTED = new RegExp(
  `^${VERB}\\S+\\s+(?:(?:задачу|задача|блок|дело|встречу)\\s+)?(?<rest>\\S.*)$`,
  'iu',
);

/** "первую на завтра" with the number of what stands at that place, and with each verb that may be left out. */
export function asOrders(part: string, prefix: string, number: number): readonly string[] {
  const { verb, rest } = COUNTED.exec(part)?.groups ?? {};
  if (rest === undefined) return [];
  const named = `${prefix}-${number} ${rest}`;
  return verb === undefined
    ? [named, `перенеси ${named}`, `сделай ${named}`]
    : [`${verb.trim()} ${named}`];
}
