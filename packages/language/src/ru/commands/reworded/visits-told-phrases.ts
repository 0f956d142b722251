/** One of these is said of every visit; most utterances say none, and need not be read twice. */
export const MAY_COME =
  /(?:^|[^a-zЀ-ӿ])(?:прид[её]т|придут|приед[еу]т|зайд[её]т|заед[еу]т|подойд[её]т|подъед[еу]т|привез[её]т|привезут|доставят|принес[её]т|принесут|прилет[ия]т|прилетает|приезжа[ею]т|прибыва[ею]т)(?![a-zЀ-ӿ])/iu;
const HOUR =
  '(?:\\d{1,2}(?::\\d\\d)?(?!\\d)|час(?:у|а)?|дв[аеу][a-zЀ-ӿ]*|тр[иеё][a-zЀ-ӿ]*|четыр[a-zЀ-ӿ]+|пят[a-zЀ-ӿ]+|шест[a-zЀ-ӿ]+|сем[a-zЀ-ӿ]+|вос[a-zЀ-ӿ]+|девят[a-zЀ-ӿ]+|десят[a-zЀ-ӿ]+|одиннадцат[a-zЀ-ӿ]+|пол[a-zЀ-ӿ]+|обед)';
/** " и еще в одиннадцать", " и надо": where another thing begins. */
export const BETWEEN_VISITS = new RegExp(
  `\\s*,?\\s+(?:и|а|потом)\\s+(?:(?:ещ[её]|потом|там)\\s+)?(?=(?:(?:завтра|сегодня|послезавтра)\\s+)?(?:в|во|к|на)\\s+${HOUR}(?![a-zЀ-ӿ])|(?:надо|нужно)\\s)`,
  'iu',
);
/** Whoever does it is said ahead: "привезут окна" are the windows as they are brought. */
export const BROUGHT = /^(?:привез[её]т|привезут|доставят|принес[её]т|принесут)$/iu;
/** Several who come: what they are called changes in more ways than one. */
export const SEVERAL_COME = /(?:[уя]т)$/iu;
/** "надо принять": done to what comes, where nothing else is said that it is done to. */
export const DONE_TO_COMER =
  /^(?:[,\s]*(?:надо|нужно)\s+(?:(?:будет|мне|его|е[её]|их)\s+)*|[,\s]*)(?<verb>принять|встретить|разгрузить|выгрузить|забрать|проверить|оплатить|впустить|пересчитать|подписать|принимать|встречать)(?:\s+(?:его|е[её]|их))?[.!\s]*$/iu;
/** What leads up to it. */
export const LEAD = /^(?:(?:так|ну|вот|слушай|короче|значит|смотри|а|и)[\s,]+)+/iu;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ая$/iu, 'ую'],
  [/яя$/iu, 'юю'],
  [/а$/iu, 'у'],
  [/я$/iu, 'ю'],
];
/** "молочка" as something is done to it. */
export function asObject(word: string, isPerson: boolean): string {
  const ending = ENDINGS.find(([nominative]) => nominative.test(word));
  if (ending !== undefined) return word.replace(...ending);
  if (!isPerson) return word;
  if (/[йь]$/iu.test(word)) return `${word.slice(0, -1)}я`;
  return /[бвгджзклмнпрстфхцчшщ]$/iu.test(word) ? `${word}а` : word;
}
/** They are done to people as well; the others only to things. */
export const DONE_TO_PERSON = /^(?:принять|встретить|впустить|принимать|встречать)$/iu;
/** A name or a relative whose other case nobody has written down. */
export const MAY_BE_PERSON = /^\S*[бвгджзйклмнпрстфхцчшщь](?=\s|$)/iu;
