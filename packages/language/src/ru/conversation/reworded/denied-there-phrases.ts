const MARK = '[\\s,.;–—-]+';
const THEN = '(?:(?:а|и|но|лучше|тогда|просто|надо|нужно|давай|значит|поэтому)[\\s,]+)*';
const MOVED =
  '(?:перене[a-zЀ-ӿ]+|перенос[a-zЀ-ӿ]*|(?:по|пере)?двин[a-zЀ-ӿ]+|сдви[нг][a-zЀ-ӿ]+|отлож[a-zЀ-ӿ]+|переки[дн][a-zЀ-ӿ]+|перестав[a-zЀ-ӿ]+)';
/** One of these is said with all of them; most utterances say none, and need not be looked at twice. */
export const MAY_DENY = /(?:^|[\s,])не\s+[a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?(?=$|[\s,.;!–—-])/iu;
/** "в пн не сверять вакцины праздник, перенести на вторник": what stands ahead, what is not to be done, what is behind. */
export const NOT_TO_DO =
  /^(?<ahead>(?:[^?:\n«"]|(?<=\d):(?=\d))*?)(?<![a-zЀ-ӿ])не\s+(?<verb>[a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?)(?![a-zЀ-ӿ])(?<behind>(?:[^?:\n«"]|(?<=\d):(?=\d))*)$/iu;
/** "..., перенести на вторник", "..., а вывезти в четверг": what is to be done instead, and when. */
export const INSTEAD_THEN = new RegExp(
  `^(?<rest>.*?)(?:^|${MARK})${THEN}(?<act>${MOVED}|[a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?)\\s+(?:(?:её|ее|его|их|это|всё|все)\\s+)?(?<when>(?:[^,;:?!\\n]|(?<=\\d):(?=\\d))+?)[.!]*$`,
  'iu',
);
/** "..., в субботу собрать" */
export const THEN_INSTEAD = new RegExp(
  `^(?<rest>.*?)${MARK}${THEN}(?<when>(?:[^,;:?!\\n]|(?<=\\d):(?=\\d))+?)\\s+(?<act>[a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?)[.!]*$`,
  'iu',
);
export const IS_MOVED = new RegExp(`^${MOVED}$`, 'iu');
/** "..., отменить", "..., убери": that it goes is said once more. */
export const AND_GOES = new RegExp(
  `^(?<rest>.*?)${MARK}${THEN}(?:отмен(?:ить|и|ите|яем|яй)|убрать|убери(?:те)?|вычеркни(?:те)?|вычеркнуть|пропусти(?:те|ть)?|пропускаем|снять|сними(?:те)?)(?:\\s+(?:её|ее|его|их|это))?[.!]*$`,
  'iu',
);
/** "не есть после шести": what stands denies something itself. */
export const NOT = 'не';
/** Between them stand a clause and what is told beside it. */
export const TOLD_APART = /\s*[,;.!]+\s*|\s+[–—-]+\s+/u;
/** Ahead of what is said they say nothing. */
export const LEADS =
  /^(?:(?:а|и|ну|так|ой|нет|слушай|кстати|короче|блин|да|вот|тогда|значит|пожалуй|наверное|лучше|уже|только)[\s,]+)+/iu;
/** They are done to whatever has no verb of its own: "собрание не проводить". */
export const DONE_TO_ANY: ReadonlySet<string> = new Set(
  'проводить провести делать сделать ставить поставить назначать устраивать собирать ходить идти ехать ездить'.split(
    ' ',
  ),
);
/** "не забыть", "не опоздать": what is wanted, and nothing that is denied. */
export const WANTED_SO: ReadonlySet<string> = new Set(
  'забыть забывать опоздать опаздывать пропустить пропускать проспать потерять терять перепутать'.split(
    ' ',
  ),
);
/** "не есть торт до вечера": how long it is not done, and no day on which it was to be. */
export const UNTIL_THEN = /(?:^|\s)(?:до|пока)\s/iu;
/** They bind a word to what it tells of. */
export const BINDS: ReadonlySet<string> = new Set(
  'в во на с со из от к ко у для по о об про за под без через до после перед чтобы чтоб если'.split(
    ' ',
  ),
);
/** "не сдавать, пока не проверю", "не звонить раньше десяти": how it is to be done, and not that it is not. */
export const CONDITION =
  /(?:^|[\s,])(?:пока|раньше|позже|если|кроме|после\s+(?:[a-zЀ-ӿ]+и|\d{1,2}|[a-zЀ-ӿ]+ого)(?=[\s,.!]|$))/iu;
