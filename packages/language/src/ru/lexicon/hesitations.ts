/**
 * What people say while they think, swear or recall. Words of one phrase stand in their order, `а|б`
 * is one of these words, `?` makes it optional; punctuation is written as a word of its own.
 */

/** They say nothing wherever they stand. */
export const HESITATIONS: readonly string[] = [
  'кароче|карочи|кароч|крч|корочи|короч',
  'короче говоря',
  'е - мое|мае',
  'елки|елы - палки|моталки|зеленые|палы',
  'едрен|ядрен - батон|вошь|корень|матрена',
  'ешкин|йошкин|ешкин кот',
  'мать честная',
  'ей - богу',
  'ей богу',
  'все - таки',
  'честно говоря',
  'если честно',
  'по правде говоря',
  'собственно говоря',
  'грубо говоря',
  'мягко говоря',
  'кстати говоря',
  'между прочим|нами',
  'так сказать',
  'как говорится',
  'так скажем',
  'скажем так',
  'как бишь его|ее|их|там?',
  'как там его|ее|их|это?',
  'это? как его|ее|их|там? это|там самое?',
  'это как его|ее|их|там',
  'что ли',
  'ну это самое',
  'ну эта самая',
  'и все такое|дела',
  'походу',
  'вобщем то?',
  'вобщем - то',
  'в общем - то',
  'вообще - то',
  'в конце концов',
];

/**
 * They say nothing where the request begins, a time or another hesitation follows, or nothing does:
 * "в общем" is a hesitation before "завтра" and an adjective before "чате".
 */
export const LOOSE_HESITATIONS: readonly string[] = [
  'в общем то?',
  'в общем целом',
  'в общем и целом',
  'это самое',
  'эта самая',
  'то самое',
  'ну это',
  'как его|ее|их',
  'как бы',
  'по идее',
  'по ходу',
  'в принципе',
  'в натуре',
  'чуть было? не забыл|забыла|забыли',
  'ой? совсем|опять|снова|вечно забыл|забыла|забыли|забываю',
  'ой? забыл|забыла|забыли совсем|опять|снова',
  'вылетело из головы',
  'из головы вылетело',
  'же',
];

/** Behind one of these "же" belongs to it: "так же", "то же". */
export const BEFORE_SAME = new Set(
  'это этот эта эту этой этом этого этому эти этих то тот та те тому того том той тех тем так такой такая такое такие там тут здесь где когда как все сразу'.split(
    ' ',
  ),
);

/** Particles before a hesitation at the very beginning: "не ну короче", "да ну", "а вот". */
export const LEADING_PARTICLES = new Set('не да и а о так'.split(' '));
/** The hesitations that they lead to. */
export const LED_FILLERS = new Set('ну блин слушай слушайте вот'.split(' '));
