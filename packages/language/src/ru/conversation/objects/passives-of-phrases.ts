/** What the passive of a verb is made of: its stem as the infinitive has it, and what stands behind that. */
interface PassiveRule {
  readonly infinitive: RegExp;
  readonly endings: readonly string[];
}
const OF_N = ['н', 'на', 'но', 'ны'];
const OF_EN = ['ен', 'ена', 'ено', 'ены'];
const OF_T = ['т', 'та', 'то', 'ты'];

const behind = (letters: string): readonly string[] => OF_EN.map((ending) => letters + ending);

/** The first that fits tells; е stands for ё. */
export const PASSIVE_RULES: readonly PassiveRule[] = [
  // "вымыть", "вернуть", "снять", "взять", "забыть"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+(?:ы|у|ня|зя|ча))ть$/u, endings: OF_T },
  // "полить", "прибить", "привить", "зашить"
  {
    infinitive:
      /^(?<stem>(?:вы|до|за|на|об|от|пере|по|под|при|про|раз|с|у)?(?:би|ви|ли|пи|ши))ть$/u,
    endings: OF_T,
  },
  // "протереть", "запереть"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+ер)еть$/u, endings: OF_T },
  // "оплатить": "оплачен"; "сократить": "сокращен"
  {
    infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+[^с])тить$/u,
    endings: [...behind('ч'), ...behind('щ')],
  },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)стить$/u, endings: behind('щ') },
  // "посадить", "проследить"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)д[ие]ть$/u, endings: [...behind('ж'), ...behind('жд')] },
  // "покрасить", "загрузить"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)сить$/u, endings: behind('ш') },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)зить$/u, endings: behind('ж') },
  // "купить", "добавить", "накормить"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+[пбвмф])ить$/u, endings: behind('л') },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]{2,})[ие]ть$/u, endings: OF_EN },
  // "отвезти", "отнести"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*(?:вез|нес))ти$/u, endings: OF_EN },
  // "отвести", "подмести": "отведен", "подметен"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*(?:ве|ме))сти$/u, endings: [...behind('д'), ...behind('т')] },
  // "испечь", "постричь"
  {
    infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)чь$/u,
    endings: [...behind('ч'), ...behind('ж')],
  },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+[ая])ть$/u, endings: OF_N },
];
