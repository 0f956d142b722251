/** What the first person of a verb is made of: its stem as the infinitive has it, and what stands behind that. */
interface FirstPersonRule {
  readonly infinitive: RegExp;
  /** Of one and of several: "заберу", "заберем". */
  readonly endings: readonly string[];
}

/** The first that fits tells. */
export const FIRST_PERSON_RULES: readonly FirstPersonRule[] = [
  // "забрать", "убрать": "заберу"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*)брать$/u, endings: ['беру', 'берем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*)звать$/u, endings: ['зову', 'зовем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*)слать$/u, endings: ['шлю', 'шлем'] },
  // "заказать", "написать", "связать"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*[кв]а)зать$/u, endings: ['жу', 'жем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*пи)сать$/u, endings: ['шу', 'шем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*)взять$/u, endings: ['возьму', 'возьмем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*)снять$/u, endings: ['сниму', 'снимем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*да)ть$/u, endings: ['м', 'дим'] },
  // "помыть", "накрыть"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*[мкр])ыть$/u, endings: ['ою', 'оем'] },
  // "вернуть"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+н)уть$/u, endings: ['у', 'ем'] },
  // "рисовать", "арендовать"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)овать$/u, endings: ['ую', 'уем'] },
  // "протереть": "протру"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)ереть$/u, endings: ['ру', 'рем'] },
  // "купить", "отправить", "накормить"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+[пбвмф])ить$/u, endings: ['лю', 'им'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)стить$/u, endings: ['щу', 'стим'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)тить$/u, endings: ['чу', 'щу', 'тим'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)д[ие]ть$/u, endings: ['жу', 'дим'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)сить$/u, endings: ['шу', 'сим'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)зить$/u, endings: ['жу', 'зим'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+[чжшщ])ить$/u, endings: ['у', 'им'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)ить$/u, endings: ['ю', 'им'] },
  // "отвезти", "отнести", "отвести"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*(?:вез|нес))ти$/u, endings: ['у', 'ем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*(?:ве|ме))сти$/u, endings: ['ду', 'ту', 'дем', 'тем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*(?:пе|те))чь$/u, endings: ['ку', 'чем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+[аея])ть$/u, endings: ['ю', 'ем'] },
];
