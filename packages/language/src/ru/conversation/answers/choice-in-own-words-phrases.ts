const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What a choice in one's own words opens with, and what courtesy closes it. */
export const BEFORE_CHOICE =
  /^(?:(?:да|нет|неа|ну|ой|а|так|вот|же|слушай|конечно|естественно|разумеется|именно|пожалуй|нужн[аоы]?|надо|мне|имел[аи]?\s+в\s+виду|я\s+про|я|про)(?:[\s,.!—–-]+|$))+/iu;
export const AFTER_CHOICE =
  /(?:[\s,.!]+(?:конечно|естественно|разумеется|пожалуйста|же|имел[аи]?\s+в\s+виду|имею\s+в\s+виду|спасибо|(?<!не\s)(?:надо|нужн[аоы]?)))+[\s.!]*$/iu;

const NAME = '[^,;:!?]{2,60}?';
const NOT_WANTED = '(?:не\\s+(?:надо|нужн[аоы]?|то|та|тот|трога[a-zЀ-ӿ]+|бери|бер[её]м)|оставь)';
const GAP = '[\\s,.!—–-]+';
/**
 * One is denied and the other is meant: "не первую, а вторую", "собрание, не список", "первое не надо, второе", "список не
 * трогай, собрание".
 */
export const ONE_NOT_OTHER: readonly RegExp[] = [
  new RegExp(`^не\\s+(?<wrong>${NAME})${GAP}а\\s+(?<right>${NAME})[.!]*$`, 'iu'),
  new RegExp(
    `^(?<wrong>${NAME})\\s+${NOT_WANTED}\\s*[,.!—–-]\\s*(?:а\\s+|лучше\\s+)?(?<right>${NAME})[.!]*$`,
    'iu',
  ),
  new RegExp(
    `^(?<right>${NAME})\\s*[,.!—–-]\\s*(?:а\\s+)?(?<wrong>${NAME})\\s+${NOT_WANTED}[.!]*$`,
    'iu',
  ),
  new RegExp(
    `^(?<right>${NAME})${GAP}(?:а\\s+|но\\s+|только\\s+)?не\\s+(?<wrong>${NAME})[.!]*$`,
    'iu',
  ),
  /^не\s+(?<wrong>[a-zЀ-ӿ]{3,30})[\s,—–-]+(?<right>[a-zЀ-ӿ]{3,30})[.!]*$/iu,
];
/** "первое не надо второе", with no mark that says which of them it is said of. */
export const NOT_WANTED_AMID = new RegExp(`^${NAME}\\s+${NOT_WANTED}\\s+${NAME}[.!]*$`, 'iu');

/** "само собрание", "именно собрание": what is called so, and not what only speaks of it. */
export const ITSELF = setOf('сам сама само саму самого самой самому самим сами самих именно');

/** "который в пятницу", "что завтра": the same without a word for it. */
export const THAT_STANDS = /^(?:котор[a-zЀ-ӿ]+|что)\s/iu;
/** "то, которое в среду", "та что утром": one is pointed at by when it is. */
export const THE_ONE_THAT =
  /^(?:ту|та|тот|то|т[еу]х?)[\s,]+(?:что|котор[a-zЀ-ӿ]+|где|который)\s+(?!(?:я|ты|мы|у|там|надо|нужно)(?![a-zЀ-ӿ]))/iu;
