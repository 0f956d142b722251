/** Done, whatever it was: the noun beside it says what. */
export const FINISHED =
  /^(?:с|до)делал[аи]?$|^за(?:кончил|вершил)[аи]?(?:сь)?$|^выполнил[аи]?$|^провел[аи]?$|^готов[аоы]?$/u;
/** Of a thing without a verb: "машину закончил" and "отчёт сделал" may be one step of it. */
export const BROUGHT_TO_END = /^доделал[аи]?$|^завершил[аи]?$|^выполнил[аи]?$/u;
/** It has come to its end. */
export const ENDED = /^за(?:кончил|вершил)[аи]?$|^доделал[аи]?$|^готов[аоы]?$/u;
/** What makes a thing: when that is ready, it is done. What is fetched, signed or bought is not. */
export const MAKES =
  /^(?:под|при)?готов|^(?:с|до)делать|^(?:на|до)пис|^закончить|^завершить|^собрать|^нарис|^(?:ис)?печь$|^(?:с)?варить|^оформ|^(?:с)?шить|^монтир|^смонтир|^сверст|^рассчит|^посчит/u;
/**
 * What turns a tale of what was done into another: it was not, or not all of it, it was only wanted, or it has come to
 * something since. Also whoever asks.
 */
export const TURNED = new Set(
  'не ни нет без только лишь кроме почти чуть едва бы если когда чтобы чтоб хотел хотела хотели надо нужно осталось осталась остался остались зато но однако зря еще завтра послезавтра разве неужели ли или либо кто что где куда зачем почему сколько как какой какая какие наоборот вместо опять снова обратно наполовину половину половина часть частично плохо криво ошибке одну один одно'.split(
    ' ',
  ),
);
/** "починили, а он течёт": and yet. */
export const BUT_IT = /\sа\s+(?:он|она|они|оно)\s/iu;
/** To whom something was given, where it is told by whoever speaks. */
export const ME = new Set(['мне', 'нам', 'меня', 'нас']);
/** Somebody's way home says nothing of the deed. */
export const WAY_HOME = /(?:еду|иду|едем|идем|бегу|лечу|возвращаюсь)\s+(?:обратно|домой|назад)/u;
/** Words of a title that bind others and name nothing. */
export const BINDING = new Set(
  'в во на с со к ко по о об от до за из у и а для при про над под через насчет поводу кто что чтобы'.split(
    ' ',
  ),
);
/** "готовы будут", "оплачено будет": not yet. */
export const WILL_BE = new Set(['будет', 'будут']);
/** What a past tense has behind its root: "замерил" of "замер". */
export const PAST_END = /[аеиыя]л[аи]?$/u;
/** "со", "ко", "во" are "с", "к", "в". */
export const LONGER = /^([ксв])о$/u;
