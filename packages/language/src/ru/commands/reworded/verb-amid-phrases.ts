/** Orders that write something down. */
const ADD =
  '(?:добавь|запиши|впиши|внеси|занеси|допиши|закинь|кинь|положи|создай|заведи|пропиши|сделай|поставь)(?:те)?';
/** Said ahead of an order, and no part of it. */
export const SOFT = '(?:(?:а|и|ну|так|слушай|ещё|еще|пожалуйста)[\\s,]+)*';
const TASK = '(?:(?:нов(?:ую|ое|ый)\\s+)?(?:задачу|дело|таску|блок|встречу))';
const PARTS = '(?:подзадач[уи]|подпункты?|шаги?|пункты?)';
/** "в гараж", "на дачу", "в проект зимний сад", "на завтра": not more than three words behind the preposition. */
const PLACE = '(?:(?:в|во|на)\\s+(?:проект\\s+)?[^\\s,.:;?!]+(?:\\s+[^\\s,.:;?!]+){0,2}?)';
/** Said ahead of a project's name. */
export const INTO_PROJECT = /^(?:в|во|на)\s+(?:проект\s+)?/iu;
/** "к юбилею", "для отчёта", "юбилею": what the parts are of. */
const WHOLE = '(?:(?:к|ко|для)\\s+[^\\s,.:;?!]+(?:\\s+[^\\s,.:;?!]+){0,2}?)';
const MARK = '(?:\\s*:\\s*|\\s+[-–—]\\s+)';
const MORE = '(?:(?:ещё|еще)\\s+)?';

/** "в гараж задачу добавь: починить насос", "задачу в гараж добавь: ...": where, what kind, and then the order. */
export const TASK_AMID = new RegExp(
  `^${SOFT}(?:(?<place>${PLACE})\\s+${MORE}(?<kind>${TASK})|(?<ahead>${TASK})\\s+(?<to>${PLACE}))\\s+${MORE}(?<verb>${ADD})${MARK}(?<rest>\\S.*)$`,
  'iu',
);
/** "к юбилею подзадачи добавь: зал, гости", "подзадачи к юбилею запиши зал, гости". */
export const PARTS_AMID = new RegExp(
  `^${SOFT}(?:(?<place>${WHOLE})\\s+${MORE}(?<kind>${PARTS})|(?<ahead>${PARTS})\\s+(?<to>${WHOLE}))\\s+${MORE}(?<verb>${ADD})(?:${MARK}|\\s+)(?<rest>\\S.*)$`,
  'iu',
);
/** "подзадачи к юбилею: зал, гости": no order is said. */
export const PARTS_HEADED = new RegExp(
  `^${SOFT}${MORE}(?<ahead>${PARTS})\\s+(?<to>${WHOLE})\\s*:\\s*(?<rest>\\S.*)$`,
  'iu',
);
export const ADD_ONE = 'добавь';
