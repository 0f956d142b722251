import { counted, type JournalType } from '@planerka/runtime';

const steps = (count: number) => counted(count, 'шаг', 'шага', 'шагов');
const nested = (count: number) =>
  counted(count, 'вложенную задачу', 'вложенные задачи', 'вложенных задач');
const doing = (verb: string, things: (count: number) => string) => (count: number) =>
  `${verb} ${things(count)}`;
const alone = (words: string) => () => words;

/** What an agent did to one task or plan, by kind and in this order: "закрыл 3 шага". */
const deeds: ReadonlyArray<
  readonly [
    JournalType,
    {
      /** Done to the task or plan itself. */
      readonly whole?: () => string;
      /** Done to so many things in it. */
      readonly parts?: (count: number) => string;
    },
  ]
> = [
  ['task_created', { whole: alone('завёл') }],
  ['project_created', { whole: alone('завёл') }],
  ['steps_added', { parts: doing('добавил', steps) }],
  ['subtask_added', { parts: doing('добавил', steps) }],
  ['task_node_added', { parts: doing('добавил', nested) }],
  ['step_defined', { parts: doing('уточнил', steps) }],
  ['task_node_defined', { parts: doing('уточнил', nested) }],
  ['step_done', { parts: doing('закрыл', steps) }],
  ['step_verified', { parts: doing('проверил', steps) }],
  ['step_reopened', { parts: doing('вернул в работу', steps) }],
  ['step_blocked', { whole: alone('остановил'), parts: doing('остановил', steps) }],
  ['step_unblocked', { whole: alone('продолжил'), parts: doing('продолжил', steps) }],
  ['noted', { parts: doing('оставил', (count) => counted(count, 'запись', 'записи', 'записей')) }],
  [
    'evidence_captured',
    {
      parts: doing('приложил', (count) =>
        counted(count, 'подтверждение', 'подтверждения', 'подтверждений'),
      ),
    },
  ],
  [
    'thought',
    {
      parts: doing('записал', (count) =>
        counted(count, 'рассуждение', 'рассуждения', 'рассуждений'),
      ),
    },
  ],
  ['checklist_set', { whole: alone('обновил список шагов') }],
  ['contract_set', { whole: alone('обновил договорённости') }],
  ['plan_edited', { whole: alone('поправил') }],
  ['task_edited', { whole: alone('поправил'), parts: doing('поправил', steps) }],
  ['deleted', { whole: alone('удалил'), parts: doing('удалил', steps) }],
  ['reopened', { whole: alone('вернул в работу'), parts: doing('вернул в работу', steps) }],
  ['task_completed', { whole: alone('завершил'), parts: doing('закрыл', steps) }],
  ['plan_completed', { whole: alone('завершил') }],
];

/** Every sentence about agents, in Russian. */
export const ruAgents = {
  burst: {
    head: (name: string) => `Агент «${name}»:`,
    line: (subject: string, done: string) => `• ${subject}: ${done}`,
    more: (count: number) => `…и ещё ${count}.`,
    deeds,
    edited: 'поправил',
  },
} as const;
