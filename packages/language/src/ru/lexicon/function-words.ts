/** Small words that rules name one by one. */
export const FUNCTION_WORDS = {
  and: 'и',
  whereas: 'а',
  not: 'не',
  nor: 'ни',
  'condition-opens': 'если когда пока как',
  /** Right behind them "нет" says that something is not there: "пока нет ветра". */
  'absent-behind': `
    пока если раз когда где куда чего кого что там тут здесь еще уже больше давно вообще совсем
    почти`,
  eat: 'есть',
  what: 'что',
  so: 'так',
  in: 'в во',
  at: 'у',
  or: 'или',
  you: 'ты вы',
  about: 'о',
  'of-that': 'том',
  concerning: 'про',
  that: 'то',
  by: 'по',
  'the-same': 'то тот',
  same: 'же',
  if: 'если',
  until: 'до',
  'from-with': 'с со',
  'from-whom': 'от',
  'so-that': 'чтоб чтобы',
  once: 'раз',
  onto: 'на',
  would: 'бы',
  although: 'хотя',
  this: 'это',
  how: 'как',
  where: 'где',
  any: 'нибудь',
  'how-many': 'сколько',
  whether: 'ли',
  after: 'после',
  'ahead-of': 'перед',
  tomorrow: 'завтра',
  through: 'через',
  plus: 'плюс',
  over: 'за',
  under: 'под',
  'with-alone': 'с',
  millimetre: 'мм',
  /** Behind these a letter's name is no hesitation: "размер эм". */
  'before-letter': 'размер размера размеры размеров формат формата буква букву литера литеру класс',
} as const;

/** "ой, то есть", "нет, лучше", "точнее": surely one for the other, where "то есть" alone may explain. */
export const SLIP_TAKEN_BACK =
  /[a-zЀ-ӿ][\s,]+то есть[\s,]*$|(?:нет|хотя)[\s,]+лучше|хотя[\s,]+нет\s*,|[,—–-]\s*(?:а\s+|ой\s+)?(?:точнее|вернее)|(?:^|[\s,])(?:ой|тьфу)(?=$|[\s,])/iu;
/** Any of the words that only take back, where "лучше" may as well wish for more. */
export const SLIP_SAID =
  /(?:^|[\s,—–-])(?:нет|ой|тьфу|точнее|вернее|пардон|сорри|сорян|поправка|ошибся|ошиблась|оговорился|оговорилась)(?=$|[\s,—–-])/iu;
/** Those that never refine and never remember: what was said was a slip. */
export const SLIP_DENIED =
  /(?:^|[\s,—–-])(?:тьфу|пардон|сорри|сорян|поправка|ошибся|ошиблась|оговорился|оговорилась)(?=$|[\s,—–-])/iu;
/** "ой" and nothing else: one remembers by it as often as one corrects. */
export const SLIP_OR_REMEMBERED = /^[\s,—–-]*ой[\s,—–.-]*$/iu;
/** What is said with one of them comes beside what was said before. */
export const ALSO =
  /^[^,.;!?\n]*(?<![a-zЀ-ӿ])(?:тоже|также|ещё|еще|заодно|вдобавок|плюс)(?![a-zЀ-ӿ])/iu;
/** "Петрову", "Ивановой", "Шевченко": by its form the name of a family. */
export const SURNAME =
  /(?:[оеё]в|[иы]н)(?:а|у|ой|ым|ых|ы)?$|[сц]к(?:ий|ого|ому|им|ой|ая|ую)$|(?:ко|ук|юк|ян|дзе|швили|ич|ича|ичу|их|ых)$/u;
export const ENDS_IN_VOWEL = /[аеиоуыэ]$/u;
/** Names of both genders in one case: "Ане" and "Игорю", "Юлю" and "Павла". */
export const ENDS_ONE_CASE: readonly RegExp[] = [/[еуюи]$/u, /[уюая]$/u];
/** Of a soft stem they end the case that the other vowel ends elsewhere. */
export const SOFT_ENDINGS: ReadonlyMap<string, string> = new Map([
  ['ю', 'у'],
  ['я', 'а'],
]);
/** "поезд в 10, нет билетов": without a mark behind it "нет" says what lacks. */
export const SLIP_LACKING = /(?<![a-zЀ-ӿ])нет\s+$/iu;

/** The word by which patterns know every correction: "лучше", "точнее", "ой нет". */
export const INSTEAD = 'лучше';
/** Endings of what says which, and not what: "новой", "зелёную". */
export const QUALITY = /(?:ую|юю|ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ых|их|ыми|ими)$/u;
/** The same endings, hard and soft, by which two of them agree with one noun: "белую", "синюю". */
export const QUALITIES: readonly RegExp[] = [
  /[ую]ю$/u,
  /(?:[ыи]й|ой)$/u,
  /(?:ая|яя)$/u,
  /[ое]е$/u,
  /[ыи]е$/u,
  /[ое]го$/u,
  /[ое]му$/u,
  /[ыи]м$/u,
  /[ыи]х$/u,
  /[ыи]ми$/u,
];
