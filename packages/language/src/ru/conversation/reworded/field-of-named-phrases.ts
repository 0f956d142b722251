const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** They open what is to be so: "пусть йога будет в девять". */
export const LET_IT: ReadonlySet<string> = setOf('пусть пускай');
/** How something is, or goes on, at its time. */
export const IS_THEN: ReadonlySet<string> = setOf(`
  будет будут стоит стоят идет идут пройдет пройдут проходит начнется начнутся начинается начинаются стартует состоится
  состоятся повторяется повторяются длится продлится длятся займет занимает продолжается бывает`);
/** Orders that set a time, where another time is said that it takes the place of. */
export const SETS_TIME: ReadonlySet<string> = setOf(`
  сделай сделайте сделаем поставь поставьте поставим ставь перенеси перенесите перенесем передвинь передвиньте сдвинь
  сдвиньте подвинь поменяй поменяйте измени измените смени смените переставь переставьте назначь назначьте установи
  исправь исправьте запиши давай`);
/** "йога теперь на час раньше" */
export const NOW = 'теперь';
export const INSTEAD_OF: ReadonlySet<string> = setOf('вместо взамен');
/** Beside what is changed they say nothing. */
export const BESIDE_FIELD: ReadonlySet<string> = setOf(`
  теперь уже лучше все-таки же тогда отныне впредь всегда пожалуйста мне нам она он оно они это давай время часа часов на
  начало дату`);
export const LATER: ReadonlySet<string> = setOf('позже попозже позднее вперед');
export const EARLIER: ReadonlySet<string> = setOf('раньше пораньше назад');
/** What was the value: "вместо одного". */
export const COUNTED: ReadonlySet<string> = setOf(
  'одного двух трех четырех пяти шести часа часов получаса полутора минут',
);

/** The order that sets each field, as it is read everywhere. */
export const ORDER = {
  shift: 'сдвинь',
  time: 'перенеси',
  length: 'поставь длительность',
  repeat: 'повторяй',
  due: 'срок',
} as const;
/** One of these says that a field is set anew; most utterances say none, and need not be read twice. */
export const OPENS_FIELD = /(?:^|[\s,])(?:пусть|пускай|вместо|взамен|теперь)(?=\s|[.!]?$)/iu;
