import { counted } from '@planerka/texts';
import type { JournalType } from '@planerka/plan';

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
  menu: 'Агенты: ключи и права',
  ownerOnly: 'Агентов допускает только владелец бота.',
  adminsOnly: 'В группе агентов допускают только её администраторы.',
  list: 'Агенты этого плана:',
  none: 'Агентов пока нет. Агент с ключом видит этот же план и работает в нём; что он сделал, я расскажу здесь.',
  agent: (name: string, may: string, came: string) => `«${name}»: ${may}; ${came}.`,
  may: { read: 'только читает', write: 'читает и пишет', delete: 'читает, пишет и удаляет' },
  now: {
    read: 'Теперь только читает.',
    write: 'Теперь читает и пишет.',
    delete: 'Теперь может и удалять.',
  },
  neverCame: 'ещё не приходил',
  came: (day: string, time: string) => `был ${day} в ${time}`,
  address: (url: string) => `Адрес для агентов: ${url}`,
  askName: 'Как назвать агента? Например: Claude',
  badName: 'Такое имя не подойдёт: нужно до 40 знаков в одну строку. Например: /agent Claude',
  nameTaken: (name: string) =>
    `Агент «${name}» здесь уже есть. Назовите нового иначе или сначала отзовите прежний ключ: /agent.`,
  tooMany: (most: number) =>
    `Здесь уже ${most} агентов, больше не бывает. Отзовите лишние ключи: /agent.`,
  notMade: 'Хорошо, никого не завёл.',
  cannotShow:
    'Не смог прислать вам ключ лично, поэтому никого не завёл. Откройте личный чат со мной, отправьте /start и повторите здесь.',
  sentAside: (name: string) =>
    `Ключ агента «${name}» прислал вам лично: при всех его не показывают.`,
  key: (name: string, key: string, url: string | null) =>
    [
      `Ключ агента «${name}», показываю один раз:`,
      key,
      '',
      `Claude Code подключается так:`,
      `claude mcp add --transport http planerka ${url ?? 'АДРЕС'} --header "Authorization: Bearer ${key}"`,
      `Другим нужны адрес ${url ?? 'АДРЕС (ваш сервер, путь mcp)'} и заголовок Authorization: Bearer КЛЮЧ.`,
    ].join('\n'),
  askRevoke: (name: string) => `Отозвать ключ агента «${name}»? Он сразу потеряет доступ к плану.`,
  revoked: 'Ключ отозван.',
  names: {
    none: 'У этого плана ещё нет имени для агентов.',
    are: (names: readonly string[]) => `Имена плана для агентов: ${names.join(', ')}`,
    how: 'По имени план находят агенты на этом же компьютере. Добавить: /agent алиас acme/repo',
    unfit:
      'Такое имя не подойдёт: нужны буквы, цифры и знаки . _ / @ -, до 100 знаков. Например: /agent алиас acme/repo',
    tooMany: (most: number) =>
      `У плана уже ${most} имён, больше не бывает. Уберите лишние: /agent алиас`,
    added: (name: string) => `Теперь агенты находят этот план по имени ${name}.`,
    already: (name: string) => `Имя ${name} у этого плана уже есть.`,
    taken: (name: string) =>
      `Имя ${name} уже занято другим планом. Возьмите другое или уберите это там.`,
    askRemove: (name: string) => `Убрать имя ${name}? Агенты больше не найдут по нему план.`,
    removed: 'Имя убрано.',
  },
  buttons: {
    fresh: 'Новый агент',
    names: 'Имена плана',
    all: 'Все агенты',
    revoke: 'Отозвать ключ',
    sureRevoke: 'Да, отозвать',
    removeName: (name: string) => `Убрать ${name}`,
    sureRemove: 'Да, убрать',
    rights: (allowance: 'read' | 'write' | 'delete', isPresent: boolean) =>
      `${isPresent ? '✓ ' : ''}${{ read: 'Только читать', write: 'Читать и писать', delete: 'Ещё и удалять' }[allowance]}`,
  },
  burst: {
    head: (name: string) => `Агент «${name}»:`,
    line: (subject: string, done: string) => `• ${subject}: ${done}`,
    more: (count: number) => `…и ещё ${count}.`,
    deeds,
    edited: 'поправил',
  },
} as const;
