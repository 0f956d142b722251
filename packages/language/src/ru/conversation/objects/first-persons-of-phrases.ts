/** What the first person of a verb is made of: its stem as the infinitive has it, and what stands behind that. */
interface FirstPersonRule {
  readonly infinitive: RegExp;
  /** Of one and of several: "заберу", "заберем". */
  readonly endings: readonly string[];
}

/** The first that fits tells. */
export const FIRST_PERSON_RULES: readonly FirstPersonRule[] = [
  // "разобрать", "подобрать": "разберу"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*(?:раз|под|от|со|из))обрать$/u, endings: ['беру', 'берем'] },
  // "забрать", "убрать": "заберу"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*)брать$/u, endings: ['беру', 'берем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*)звать$/u, endings: ['зову', 'зовем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*)слать$/u, endings: ['шлю', 'шлем'] },
  // "заказать", "отрезать", "связать"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*(?:ка|ре|вя))зать$/u, endings: ['жу', 'жем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*пи)сать$/u, endings: ['шу', 'шем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*)взять$/u, endings: ['возьму', 'возьмем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*[дс]н)ять$/u, endings: ['иму', 'имем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*(?:за|по|на))нять$/u, endings: ['йму', 'ймем'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*)принять$/u, endings: ['приму', 'примем'] },
  {
    infinitive: /^(?<stem>(?:воз|вы|за|из|от|пере|по|под|при|про|раз|с|со)?да)ть$/u,
    endings: ['м', 'дим'],
  },
  // "прибить", "зашить", "полить": of these roots the vowel goes
  {
    infinitive: /^(?<stem>(?:вы|до|за|на|об|от|пере|по|под|при|про|раз|с|у)?[бвлпш])ить$/u,
    endings: ['ью', 'ьем'],
  },
  // "посмотреть", "посидеть" have their own
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*смотр)еть$/u, endings: ['ю', 'им'] },
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
