/** What the past of a verb is made of: its stem as the infinitive has it, and the endings of those who did it. */
interface PastRule {
  readonly infinitive: RegExp;
  readonly endings: readonly string[];
}
const PLAIN = ['л', 'ла', 'ли', 'ло'];
const REFLEXIVE = ['лся', 'лась', 'лись', 'лось'];
/** "нёс", "несла" */
const BARE = ['', 'ла', 'ли', 'ло'];

/** The first that fits tells; е stands for ё. */
export const PAST_RULES: readonly PastRule[] = [
  // "найти": "нашёл", "нашла"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*)йти$/u, endings: ['шел', 'шла', 'шли', 'шло'] },
  // "протереть": "протёр", "протёрла"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+ер)еть$/u, endings: BARE },
  // "отнести", "отвезти": "отнёс", "отвезла"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*(?:нес|вез|полз|пас))ти$/u, endings: BARE },
  // "отвести", "подмести", "зацвести": "отвёл", "подмела"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*(?:ве|ме|цве|пле|обре))сти$/u, endings: PLAIN },
  // "съесть", "класть", "украсть"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*[еа])сть$/u, endings: PLAIN },
  // "испечь": "испёк", "испекла"
  {
    infinitive: /^(?<stem>[A-Za-zЀ-ӿ]*(?:пе|те|вле|се|воло))чь$/u,
    endings: ['к', 'кла', 'кли', 'кло'],
  },
  // "помочь", "постричь", "сберечь": "помог", "постригла"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)чь$/u, endings: ['г', 'гла', 'гли', 'гло'] },
  // "постричься": "постригся"
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+)чься$/u, endings: ['гся', 'глась', 'глись', 'глось'] },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+[аеиоуыя])ть$/u, endings: PLAIN },
  { infinitive: /^(?<stem>[A-Za-zЀ-ӿ]+[аеиоуыя])ться$/u, endings: REFLEXIVE },
];
