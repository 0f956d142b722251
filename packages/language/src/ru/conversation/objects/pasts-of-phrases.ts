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
  { infinitive: /^(?<stem>\p{L}*)йти$/u, endings: ['шел', 'шла', 'шли', 'шло'] },
  // "протереть": "протёр", "протёрла"
  { infinitive: /^(?<stem>\p{L}+ер)еть$/u, endings: BARE },
  // "отнести", "отвезти": "отнёс", "отвезла"
  { infinitive: /^(?<stem>\p{L}*(?:нес|вез|полз|пас))ти$/u, endings: BARE },
  // "отвести", "подмести", "зацвести": "отвёл", "подмела"
  { infinitive: /^(?<stem>\p{L}*(?:ве|ме|цве|пле|обре))сти$/u, endings: PLAIN },
  // "съесть", "класть", "украсть"
  { infinitive: /^(?<stem>\p{L}*[еа])сть$/u, endings: PLAIN },
  // "испечь": "испёк", "испекла"
  { infinitive: /^(?<stem>\p{L}*(?:пе|те|вле|се|воло))чь$/u, endings: ['к', 'кла', 'кли', 'кло'] },
  // "помочь", "постричь", "сберечь": "помог", "постригла"
  { infinitive: /^(?<stem>\p{L}+)чь$/u, endings: ['г', 'гла', 'гли', 'гло'] },
  // "постричься": "постригся"
  { infinitive: /^(?<stem>\p{L}+)чься$/u, endings: ['гся', 'глась', 'глись', 'глось'] },
  { infinitive: /^(?<stem>\p{L}+[аеиоуыя])ть$/u, endings: PLAIN },
  { infinitive: /^(?<stem>\p{L}+[аеиоуыя])ться$/u, endings: REFLEXIVE },
];
