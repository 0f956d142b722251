/** "тоже", and the marks around it. */
export const ALSO = /\s*,?\s*(?<![a-zЀ-ӿ-])(?:тоже|также)(?![a-zЀ-ӿ-])/giu;
export const ALSO_SAID = new RegExp(ALSO, 'iu');
/** A title in quotes says nothing by its words. */
export const QUOTED = /«[^»]*»|"[^"]*"/gu;
/** "тоже туда", "тоже мне": more than the same once more. */
export const MORE_THAN_ALSO =
  /(?<![a-zЀ-ӿ])(?:туда|сюда|(?:тоже|также)\s+(?:мне|самое))(?![a-zЀ-ӿ])/iu;
/** What leads up to it: "и Марину тоже". */
export const LEADS_TO_ALSO = /^(?:(?:а|и|да|ну|вот|ещё|еще)\s+)*/iu;
/** "и TASK-003", "ещё TASK-003", "TASK-003 тоже": a number, and that it is one more. */
export const NUMBER_ALSO =
  /^(?:(?<also>(?:(?:а|и|да|ну|ещё|еще|плюс|также|тоже)[\s,]+)+)\S.*?|\S.*?[\s,]+(?<behind>тоже|также|туда\s+же|то\s+же\s+самое))[.!]*$/iu;
/** Beside a number nothing but these may stand. */
export const BESIDE_NUMBER: ReadonlySet<string> = new Set(
  'а и да ну еще плюс также тоже туда же то самое задачу задача задаче блок блоку блока с task block'.split(
    ' ',
  ),
);
/** "и офис", "и ещё школу": one more name, and nothing else. */
export const NEXT_NAME =
  /^и\s+(?:ещё\s+|еще\s+)?(?<name>(?:(?:в|во|на|к|про|с|за)\s+)?[a-zЀ-ӿ-]{3,}(?:\s+[a-zЀ-ӿ-]{3,})?)[.!]*$/iu;
