/** "задачи полить цветы и вымыть окна ..." */
export const TASKS_AHEAD = /^(?:(?:а|и|ну|так|теперь)\s+)*(?:(?:эти\s+)?задачи\s+)?[«"]?/iu;
/** Between two titles that are said one after the other. */
export const JOINS_TITLES = /^[»"]?(?:\s*,\s*(?:и\s+)?|\s+(?:и|а\s+также)\s+)(?:задачу\s+)?[«"]?/iu;
/** Between a title and what is new of it. */
export const LEADS_TO_NEW =
  /^[»"]?\s*[,–—-]?\s*(?:(?:это|эта|надо|нужно|сделать|сделай|будет|давай|тоже)\s+)*/iu;
/** "туда же": into the project that was spoken of. */
export const THERE_TOO =
  /^(?:(?:тоже|и|перенеси|добавь|закинь)\s+)*(?:туда\s+же|тоже\s+туда|туда\s+тоже)[.!]?$/iu;
/** As something new it would be said so. */
export const NEW_TASK = 'добавь задачу';
/** "ещё и про мячи спросить": something more to remember of it. */
export const EVEN_MORE =
  /^(?:(?:надо|нужно|кстати|заодно)\s+)*ещ[её]\s+и\s+(?<more>[a-zЀ-ӿ].+?)[.!]?$/iu;
