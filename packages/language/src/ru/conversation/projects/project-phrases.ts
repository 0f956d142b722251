/** How people make a project and say, in the same breath, what is to be in it. */
const MADE =
  '(?:(?:создай|создайте|заведи|заведите|сделай|добавь)\\s+(?:новый\\s+)?|новый\\s+)проект\\s+';
/** A name is short, and no mark stands in it unless it is in quotes. */
const NAME = '(«[^»]{1,80}»|"[^"]{1,80}"|[^,:;.\\n]{1,80}?)';
const THERE = '(?:туда(?:\\s+же)?|в него|в неё|в нее|в нём|в нем|в этот проект)';
const ADD = '(?:добавь|добавьте|запиши|запишите|внеси|впиши|положи|закинь|создай|занеси|сохрани)';

/** "... и добавь туда ...": whatever follows goes into it. */
export const ADDED_TO_NEW = new RegExp(
  `^${MADE}${NAME}[\\s,.]+(?:и\\s+)?${ADD}\\s+${THERE}\\s*[:,]?\\s+(.+)$`,
  'isu',
);
/** "... , в него ...", "... с задачами ...", "...: посадить яблони, купить лейку": what is to be done. */
export const LISTED_IN_NEW = new RegExp(
  `^${MADE}${NAME}(?:\\s*,\\s*(?:а\\s+)?${THERE}\\s*:?|\\s+с\\s+задачами\\s*:?|\\s*:)\\s+(.+)$`,
  'isu',
);
/** "... и туда задачу купить корм", "... и сразу задачу снять зал туда": the noun in the place of the verb. */
const TASK = '(?:задачу|задача|задачи|задачки|дела|дело)';
const JOINT =
  '(?:\\s*[,.]\\s*(?:(?:и|а)\\s+)?|\\s+(?:и|а)\\s+)(?:(?:сразу|ещё|еще|тут\\s+же)\\s+)*';
export const TASK_OF_NEW: readonly RegExp[] = [
  new RegExp(`^${MADE}${NAME}${JOINT}${THERE}\\s+(?:сразу\\s+)?${TASK}\\s*:?\\s+(.+)$`, 'isu'),
  new RegExp(
    `^${MADE}${NAME}${JOINT}(?:${ADD}\\s+)?${TASK}\\s*:?\\s+(.+?)\\s+${THERE}[.!]?$`,
    'isu',
  ),
];
/** "... и туда купить корм": only where all that follows is to be done. */
export const TO_DO_IN_NEW = new RegExp(`^${MADE}${NAME}${JOINT}${THERE}\\s*:?\\s+(.+)$`, 'isu');

/** What is put into a project is read as if it were said behind this verb. */
export const ADDING = 'добавь';
