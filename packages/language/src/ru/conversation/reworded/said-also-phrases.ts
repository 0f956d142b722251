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
