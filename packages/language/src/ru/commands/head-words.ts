import type { Role } from './role-words.ts';

/** Objects that are there already: a verb about them edits. */
export const OBJECTS: readonly Role[] = [
  'task',
  'reminder',
  'block',
  'part',
  'meeting',
  'event',
  'list',
];
export const NAMED: ReadonlySet<Role | null> = new Set<Role>(['task', 'reminder', 'block', 'time']);
export const MADE_ELSEWHERE: ReadonlySet<Role | null> = new Set<Role>([
  'part',
  'project',
  'list',
  'tag',
]);

export const ORDERING: ReadonlySet<Role | null> = new Set<Role>([
  'create',
  'schedule',
  'put',
  'reserve',
]);
/** срочно, важно, несрочно: fields, which stay for those who read them. */
export const URGENCIES: ReadonlySet<Role | null> = new Set<Role>([
  'urgent',
  'important',
  'unhurried',
]);
/** What "задача: ..." and "срочная задача" begin with. */
export const NOUN_LIKE: ReadonlySet<Role | null> = new Set<Role>([
  'urgent',
  'important',
  'unhurried',
  'new',
  'task',
  'reminder',
  'block',
]);

/** "задачи на сегодня": the plural asks to be shown. */
export const PLURALS = new Set(
  'задачи дела таски встречи события напоминания созвоны собрания тудушки планы'.split(' '),
);
export const ALL = new Set(['мои', 'все', 'наши', 'мое']);
/** What is, not what is to be done. */
export const BEING = new Set(
  'будет было была был были будут болит болят скучно грустно'.split(' '),
);
/** "доброе утро" */
export const GREETED = new Set('утро утра день дня вечер вечера ночи ночь дня'.split(' '));
/** After "не": "не забыть", "не дай мне забыть". */
export const FORGET = new Set('забыть забудь забудьте забыл забыла забывай дай дайте'.split(' '));
/** "запиши меня к врачу": what is to be done, not an order to us. */
export const PERSONS = new Set('меня нас тебя ребенка сына дочь маму папу жену мужа'.split(' '));
/** Between a wish and what is wished: "напомни о том, что мне надо". */
export const LINKS = new Set('что чтобы чтоб том о про то бы не я будет уже'.split(' '));
/** Where a plan is kept. */
export const PLACES = new Set(
  'задачи дела план планы список календарь ежедневник расписание планировщик входящие инбокс туду'.split(
    ' ',
  ),
);
export const OWN = new Set(['мой', 'мои', 'свой', 'свои', 'наш', 'общий']);
export const INDEFINITE = new Set(['когда', 'где', 'как']);
export const INDEFINITE_ITEMS = 3;

export const SPANS = new Set(['length', 'clock-range', 'range', 'for-number']);
export const BEFORE_URGENCY = new Set(['не', 'очень', 'это']);
export const HEADING_ITEMS_MAX = 4;

/** Verbs that nobody plans for himself. */
export const MEDIA_VERBS = new Set(
  'приостановить возобновить переключить убавить прибавить продолжать продолжить'.split(' '),
);

/** Words before a wish that belong to it: "неплохо бы", "главное не забыть", "чуть не забыл". */
export const WISH_PAIRS: Readonly<Record<string, string | undefined>> = {
  неплохо: 'бы',
  главное: 'не',
  чуть: 'не',
};
/** What asks for what is planned already: "напомни, когда у меня врач". */
export const ASKING_WORDS = new Set('какие какая какой какое когда сколько где'.split(' '));
/** "у меня", "у нас" */
export const OWNERS = new Set(['меня', 'нас']);
/** Said of what is done; behind a title they may describe it: "проверить, готово ли". */
export const DONE = new Set('готово сделано выполнено'.split(' '));
/** What a list is called: "дела на завтра: ...". */
export const HEADINGS = new Set('план планы дела задачи список расписание'.split(' '));
