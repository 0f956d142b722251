/** Done, whatever it was: the noun beside it says what. */
export const FINISHED =
  /^(?:с|до)делал[аи]?$|^за(?:кон|верш)[a-zЀ-ӿ]*л[аи]?$|^выполнил[аи]?$|^провел[аи]?$|^готов[аоы]?$/u;
/** It has come to its end, and so has all that bears its name. */
export const ENDED = /^за(?:кон|верш)[a-zЀ-ӿ]*л[аи]?$|^доделал[аи]?$|^готов[аоы]?$/u;
/**
 * What turns a tale of what was done into another: it was not, or not all of it, it was only wanted, or it has come to
 * something since. Also whoever asks.
 */
export const TURNED = new Set(
  'не ни нет без только лишь кроме почти чуть едва бы если когда чтобы чтоб хотел хотела хотели надо нужно осталось осталась остался остались зато но однако зря ещё еще завтра послезавтра разве неужели ли или либо кто что где куда зачем почему сколько как какой какая какие наоборот вместо опять снова обратно'.split(
    ' ',
  ),
);
/** "снова", "обратно" of somebody's way home say nothing of the deed. */
export const WAY_HOME = /(?:еду|иду|едем|идем|бегу|лечу|возвращаюсь)\s+(?:обратно|домой|назад)/u;
/** Words of a title that name nothing in it. */
export const BINDING = new Set(
  'в во на с со к ко по о об от до за из у и а для при про над под через насчет насчёт по-поводу поводу кто что чтобы'.split(
    ' ',
  ),
);
/** "готовы будут", "оплачено будет": not yet. */
export const WILL_BE = new Set(['будет', 'будут']);
/** What a past tense has behind its root: "замерил" of "замер". */
export const PAST_END = /[аеиыя]л[аи]?$/u;
