const IT = '(?:он[аои]?|это|её|ее|его|задача|задачу|дело|блок|встреча|встречу)';
const BE =
  '(?:(?:пусть|пускай)(?:\\s+он[аои]?)?(?:\\s+будет)?|будет|сделай(?:те)?|отметь(?:те)?|пометь(?:те)?|поставь(?:те)?)';
const VERY = '(?:очень|супер|прям|прямо|самая|самое|самый|как)';
const HIGH = '(?:важн|срочн|приоритетн)(?:ая|ый|ое|ой|ую|ым|о)';
const LOW = '(?:не\\s*срочн|неспешн)(?:ая|ый|ое|ой|ую|ым|о)';

const END = '(?=\\s*(?:$|[,.;!]|\\s(?:и|а)\\s))';
/** A mark or a joint ahead of it, or a word that says of what: bare behind a word it may be that word's own. */
const BEGINS = `(?:^|\\s*[,.;!—–]+\\s*(?:(?:и|а|но|да|ещё|еще)\\s+)*|\\s+(?:(?:и|а|но|да|ещё|еще)\\s+)+|\\s+(?=(?:${BE}|${IT})\\s))`;
const saidOfIt = (level: string): RegExp =>
  new RegExp(`${BEGINS}(?:(?:${BE}|${IT}|${VERY})\\s+){0,4}${level}${END}`, 'iu');
/** ", и пусть будет важная", ". она срочная": how urgent what is asked about is, in a clause of its own. */
export const SAID_HIGH = saidOfIt(HIGH);
export const SAID_LOW = saidOfIt(LOW);
/** "завтра, неважно во сколько": what does not matter says nothing of how urgent it is. */
export const ALL_THE_SAME = /(?<![a-zЀ-ӿ])не\s*важно(?![a-zЀ-ӿ])/iu;
/** "а сама встреча на час": of what is asked about, and no name of anything else. */
export const OF_WHAT_IS_ASKED =
  /^(?:а|и|но|ну|да|сам[аоиу]?|саму|он[аоио]?|это|её|ее|его|задач[ауи]|дело|блок|встреч[ауи]|созвон|пусть|пускай|будет|давай|тогда|лучше|только|думаю|наверное|пожалуйста|где-то|примерно|около)$/iu;
/** "в среду, или в четверг, срочно": which of them is left open. */
export const ONE_OR_OTHER = /(?<![a-zЀ-ӿ])(?:или|либо|иль)(?![a-zЀ-ӿ])/iu;
/** "за день напомни и за час", with the order ahead: "напомни за день и за час". */
export const REMIND_BEHIND =
  /(?<=^|[\s,.;])(?<length>за\s+[^,.;!]{2,30}?)\s+(?<order>напомни(?:те)?(?:\s+(?:мне|нам))?)(?=\s*(?:$|[,.;!]|\s(?:и|а)\s))/iu;
export const REMIND_AHEAD = '$<order> $<length>';
/** "за 15 минут до неё", "за час до встречи": what it is before is what is asked about. */
export const BEFORE_IT =
  /(?<=[a-zЀ-ӿ0-9]\s)до\s+(?:этого|не[её]|него|них|начала|самой\s+встречи|встречи|блока|события)(?![a-zЀ-ӿ])/iu;
/** What only joins the answer and the field beside it. */
export const JOINS_FIELD =
  /^(?:[\s,.;!—–-]|(?:и|а|но|да|ещё|еще|также|плюс|с)(?=[\s,.;!—–-]|$))+|(?:[\s,.;!—–-]+(?:и|а|но|да|ещё|еще|также|плюс|с|пожалуйста)(?=[\s,.;!—–-]|$)|[\s,.;!—–-])+$/giu;
