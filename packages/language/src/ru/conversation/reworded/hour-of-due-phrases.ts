/** One of these is said with all of it; most utterances say none, and need not be looked at twice. */
export const MAY_BE_HOUR_OF_DUE = /(?:^|\s)не\s+(?:к|ко|до)\s/iu;
const SOFT =
  '(?:кстати|вс[её][\\s-]+таки|вообще(?:-то)?|теперь|уже|там|ж|же|короче|слушай|так|ну|вот|а|и|ой|ох|ай|блин|нет|да|стоп|упс|извини|прости)';
const HOUR = '\\d{1,2}(?:[:.]\\d{2})?|[A-Za-zЀ-ӿ]+(?:\\s+[A-Za-zЀ-ӿ]+)?';
const HALF = '(?:\\s+(?:утра|дня|вечера|ночи|часам|часов))?';
/**
 * "его кстати не к 12, а к 11 надо, им раньше выезжать": what is meant, the hour by which it was due, the one by which it
 * is, and why.
 */
export const HOUR_OF_DUE = new RegExp(
  `^(?:${SOFT}[\\s,.!]+)*(?:(?<name>[A-Za-zЀ-ӿ][^?\\n,.!]{0,40}?)[\\s,]+)??(?:${SOFT}[\\s,]+)*не\\s+(?<wrong>(?:к|ко|до)\\s+(?:${HOUR})${HALF})(?:\\s*,\\s*(?:а\\s+)?|\\s+а\\s+)(?<right>(?:к|ко|до)\\s+(?:${HOUR})${HALF})(?:\\s+(?:надо|нужно|нужен|нужна|нужны|хотят|хочет))?(?:\\s*[,–—-]\\s*(?<why>[^?\\n]+?))?[.!)]*$`,
  'iu',
);
/** They point at what was spoken of and name nothing. */
export const POINTS_AT_DUE =
  /^(?:его|её|ее|их|им|ему|ей|он|она|оно|они|это|этот|эта|эту|тот|та|ту)$/iu;
/** So begins a reason, and nothing that is to be done. */
export const WHY_THEN =
  /^(?:потому|так\s+как|а\s+то|иначе|просто|ведь|им|ему|ей|они|она|он|мы|мне|нам|я|у\s+(?:них|не[её]|него|нас|меня)|там|раньше|позже|позднее|поздно|рано)(?=\s|$)/iu;
/** The same, said plainly. */
export const hourInstead = (name: string, wrong: string, right: string): string =>
  [name, 'не', `${wrong},`, 'а', right].filter(Boolean).join(' ');
