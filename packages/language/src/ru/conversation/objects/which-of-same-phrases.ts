/** "задачу ", "обе задачи «": right before the words of a name. */
export const TASK_BEFORE = /(?:^|[\s,.;:])задач[уиа]\s+(?:[a-zЀ-ӿ]{1,2}\s+)?[«"“]?$/iu;
/** "последнюю ", "последнее добавление ", "последнюю задачу ": the newest of those that bear one name. */
export const NEWEST_BEFORE =
  /(?:^|\s)последн(?:юю|ее|ий)\s+(?:(?:добавление|запись|задачу|дело)\s+)?[«"“]?$/iu;
/** "добавление починить гриф" */
export const ADDING_OF = /^(?:добавление|запись)\s+/iu;
