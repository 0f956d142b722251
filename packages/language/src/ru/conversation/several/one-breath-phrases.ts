/** What parts one thing that is said from the next, and leads up to it. */
export const BETWEEN: ReadonlySet<string> = new Set(
  ', . ; ! – — newline и а но зато да также еще потом затем плюс вот теперь'.split(' '),
);
/** A dash that is no hyphen. */
export const DASH = '-';
/** Of these, what may as well join two names. */
export const MAY_JOIN: ReadonlySet<string> = new Set(['и', 'да', 'плюс']);

/** At no time that is said. */
export const PUT_OFF = /^(?:потом|попозже|позже|позднее|когда-нибудь)$/iu;

/** They may open what is to stay as it is. */
export const LEAVES: ReadonlySet<string> = new Set(
  'остальное остальные остальных прочее прочие другие не'.split(' '),
);

const REST =
  '(?:вс[её]\\s+)?(?:остальн(?:ое|ые|ых)|проч(?:ее|ие|их)|други(?:е|х)|оставш(?:иеся|ееся|ихся))(?:\\s+(?:задачи|дела|задач|дел))?';
const UNTOUCHED =
  '(?:(?:пока|вообще|лучше|просто)\\s+)*(?:не\\s+(?:трогай(?:те)?|трогать|трогаем|меняй(?:те)?|менять|двигай(?:те)?|двигать|надо(?:\\s+(?:трогать|двигать|менять))?|нужно(?:\\s+трогать)?)|остав(?:ь|ьте|ить|ляем|ляй)|пусть\\s+(?:стоит|стоят|оста[её]тся|остаются|останется|будет|будут|лежит|лежат|так\\s+и\\s+(?:стоит|будет|остаются))|без\\s+(?:изменений|перемен)|оста[её]тся|остаются)';
const AS_IT_IS =
  '(?:\\s+(?:как\\s+(?:есть|было|были|стоит|стоят)|так|без\\s+изменений|на\\s+(?:месте|своих\\s+местах)))?';

/** "остальное не трогай", "всё остальное пусть стоит как есть" */
export const REST_STAYS = new RegExp(
  `^(?:${REST}\\s+${UNTOUCHED}${AS_IT_IS}|${REST}\\s+как\\s+(?:есть|было|были)|${UNTOUCHED}\\s+${REST})$`,
  'iu',
);
/** "зеркало не трогай", "TASK-002 пусть стоит": what stays as it is, by its name. */
export const ONE_STAYS = new RegExp(
  `^(?:(?<ahead>.{2,60}?)\\s+${UNTOUCHED}${AS_IT_IS}|${UNTOUCHED}\\s+(?<behind>.{2,60}))$`,
  'iu',
);
/** "новая задача отвезти мусор", "не забыть купить": an order without a verb of its own. */
export const NEW_ONE =
  /^(?:(?:(?:ещё|еще)\s+)?нов(?:ая|ую|ое)\s+(?:задач[ау]|дело|подзадач[ау])|(?:ещё\s+|еще\s+|главное\s+)?не\s+забы(?:ть|дь))\s/iu;
/** "созвон был, антону надо отправить кп": behind what is told, whom it is for stands ahead of "надо". */
export const WHOM_AHEAD_OF_NEED =
  /^(?<told>[^?\n]{3,80}?[,.;]\s+)(?<whom>[a-zЀ-ӿ]{2,}(?:[уюеи]|[ое]й|[ая]м))\s+(?<need>надо|нужно)\s+(?=[a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?\s)/iu;
export const needAhead = (said: string): string =>
  said.replace(WHOM_AHEAD_OF_NEED, '$<told>$<need> $<whom> ');
