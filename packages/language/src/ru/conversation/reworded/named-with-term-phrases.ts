const LEAD = '(?:(?:а|и|ну|так|ой|нет|слушай|кстати|короче|блин|да|вот|тогда|лучше)[\\s,!]+)*';
const CALL = '(?:переименуй|назови|обзови|переназови|перезови|переименовать|назвать)(?:те)?';
const TITLE = '(?<title>[^?\\n]{2,200}?)[.!]*$';
/** One of these is said with all of them. */
export const MAY_BE_NAMED = /(?:имен|назов|назв|обзов|перезов|зов[её]тся|назыв)/iu;
/** "переименуй в X", "назови её просто X", "альбом назови просто X": what gets the name, and the name. */
export const NAMED_ANEW: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}(?:(?<object>[^,:;!?«"\\n]{2,60}?)\\s+)?${CALL}(?:\\s+(?:её|ее|его|это|эту|этот|задачу))*(?:\\s+(?<into>в|на|как))?(?:\\s+(?:просто|лучше|так))*\\s*:?\\s+${TITLE}`,
    'iu',
  ),
  // "просто название: X", "свадьбу не удаляй, название просто X"
  new RegExp(
    `^${LEAD}(?:(?<object>[^,:;!?«"\\n]{2,40}?)\\s+не\\s+(?:удаляй|убирай|трогай|отменяй|стирай)(?:те)?[\\s,!.–—-]+)?(?:просто\\s+|только\\s+)?название(?:\\s+просто)?\\s*(?::|\\s[–—-])\\s*${TITLE}`,
    'iu',
  ),
];
/** Is "просто" said ahead of the name, and no part of it: "назови просто лекция"? */
export const SIMPLY = new RegExp(
  `(?:${CALL}(?:\\s+(?:её|ее|его|это|эту|этот|задачу))*\\s+просто|название\\s+просто|просто\\s+название|название\\s*:)(?=[\\s:])(?!\\s+и\\s)`,
  'iu',
);
/** "назови просто и ясно": the word belongs to the name. */
export const SIMPLY_AND = /(?:^|\s)просто\s+и\s/iu;
export const AND_ALL = (name: string): string => `просто ${name}`;
/** "..., срок 4 декабря", "..., это дедлайн": what is said of the term behind the name. */
export const TERM_BEHIND =
  /^(?<name>.+?)(?:[\s,.–—-]+(?:и\s+)?(?:это\s+)?(?:его\s+|её\s+)?(?:срок|дедлайн|дл|крайний\s+срок)(?:\s*[:–—-]\s*|\s+)(?:до\s+|к\s+|на\s+|это\s+)?(?<when>[^,]{2,40})|[\s,.–—-]+это\s+(?:и\s+есть\s+)?(?:срок|дедлайн|дл|крайний\s+срок))$/iu;
/** Quotes around the whole name. */
export const QUOTED = /^["«“„](?<name>[^"«»“”„]+)["»”]$/u;
/** The same order, with nothing in the name that is not of it. */
export const renameOrder = (object: string, title: string): string =>
  [object, `переименуй в «${title}»`].filter(Boolean).join(' ');
export const TERM = (when: string): string => `срок ${when}`;
/** "назови по-человечески: X": how it is to be called, and no part of the name. */
export const CALLED_SO =
  /^(?:просто|по-человечески|по-русски|нормально|правильно|коротко|короче|понятно)\s*[:–—]\s*(?=\S)/iu;
