/** "add task оплатить Netflix", "please create a new task: ...": the order alone in English. */
export const ADD_IN_LATIN =
  /^(?:(?:please|pls|hey|hi)[\s,]+)*(?:add|create|make|new|write)(?:\s+(?:down|me|a|an|the|new|my|one))*\s+(?:task|todo|to-do|item|задач[ау]|таск)(?:\s+(?:to|for|that|called))?\s*[:,–—-]?\s+(?<rest>\S.*)$/iu;
export const REMIND_IN_LATIN =
  /^(?:(?:please|pls|hey|hi)[\s,]+)*(?:remind\s+me|remind|reminder)(?:\s+(?:to|about|that))?\s*[:,–—-]?\s+(?<rest>\S.*)$/iu;
/** What is asked for is said in Russian. */
export const IN_RUSSIAN = /[а-яё]/iu;
export const ADDED = 'добавь задачу ';
export const REMINDED = 'напомни ';
