import type { TargetFacts } from '@planerka/plan';
import { listed, upperFirst } from './lists.ts';
import { nameAbout, nameObject, nameOf, nameSubject, nameTo, titled } from './name-object.ts';
import { counted } from './plural.ts';

/** What confirms a step, in the nominative. */
const CHECKPOINTS = {
  criteria: 'критерии',
  tests: 'тесты',
  security: 'безопасность',
  perf: 'скорость',
  docs: 'документация',
} as const;
export type CheckpointName = keyof typeof CHECKPOINTS;

/** What is still open in a task that is to be closed. */
export interface OpenStep {
  readonly step: TargetFacts;
  readonly unconfirmed: readonly CheckpointName[];
}

function unconfirmed(names: readonly CheckpointName[]): string {
  return `не подтверждено: ${names.map((name) => CHECKPOINTS[name]).join(', ')}`;
}

/** "подзадачу", "2 подзадачи", "5 подзадач": what is closed or deleted with its task. */
function subtasks(count: number): string {
  return counted(count, 'подзадачу', 'подзадачи', 'подзадач');
}

/** Every sentence about operations on what exists (conversation contract). */
export const operations = {
  whichDay: 'На какой день перенести?',
  status: {
    todo: (target: TargetFacts) => `Вернул в список ${nameObject(target)}.`,
    in_progress: (target: TargetFacts) => `Отметил начатой ${nameObject(target)}.`,
    done: (target: TargetFacts) => `Отметил сделанной ${nameObject(target)}.`,
    cancelled: (target: TargetFacts) => `Снял с плана ${nameObject(target)}.`,
  },
  statusInfinitive: {
    todo: { one: 'вернуть в список', many: 'вернуть в список' },
    in_progress: { one: 'отметить начатой', many: 'отметить начатыми' },
    done: { one: 'отметить сделанной', many: 'отметить сделанными' },
    cancelled: { one: 'снять с плана', many: 'снять с плана' },
  },
  /** One yes closes everything that is listed, and confirms what had to be confirmed. */
  openSteps: (task: TargetFacts, own: readonly CheckpointName[], steps: readonly OpenStep[]) => {
    const gated = own.length > 0 || steps.some((step) => step.unconfirmed.length > 0);
    return [
      `${upperFirst(nameSubject(task))} ещё не готова:`,
      ...(own.length > 0 ? [`• ${unconfirmed(own)}`] : []),
      ...steps.map(({ step, unconfirmed: open }) => {
        const why = open.length === 0 ? '' : `, ${unconfirmed(open)}`;
        return `• подзадача ${titled(step)}${why}`;
      }),
      gated ? 'Подтвердить и закрыть всё?' : 'Закрыть всё вместе?',
    ].join('\n');
  },
  closedTogether: (count: number) => `Вместе с ней закрыл ${subtasks(count)}.`,
  deleteSteps: (task: TargetFacts, steps: readonly TargetFacts[]) =>
    [
      `У ${nameOf(task)} есть подзадачи:`,
      ...steps.map((step) => `• ${titled(step)}`),
      'Удалить вместе с ней?',
    ].join('\n'),
  deletedTogether: (count: number) => `Вместе с ней удалил ${subtasks(count)}.`,
  rescheduled: (target: TargetFacts) => `Перенёс ${nameObject(target)}.`,
  /** What comes with it says whether it is in the Inbox now, or still due. */
  unplanned: (target: TargetFacts) => `Снял время с ${nameOf(target)}.`,
  pastTime: (when: string) => `Это время уже прошло: ${when}. Всё равно перенести?`,
  pastDue: (when: string) => `Этот срок уже прошёл: ${when}. Всё равно поставить?`,
  snoozeAhead: 'Это время уже прошло. На сколько отложить напоминание?',
  renamed: (target: TargetFacts, to: string) => `Переименовал ${nameObject(target)}: теперь ${to}.`,
  prioritySet: (target: TargetFacts, priority: string | null) =>
    priority === null
      ? `Снял приоритет с ${nameOf(target)}.`
      : `Поставил ${priority} приоритет ${nameTo(target)}.`,
  tagsSet: (target: TargetFacts, tags: readonly string[]) =>
    tags.length === 0
      ? `Убрал теги с ${nameOf(target)}.`
      : `Теги ${nameOf(target)}: ${tags.map((tag) => `#${tag}`).join(' ')}.`,
  tooManyTags: (most: number) =>
    `Больше ${counted(most, 'тега', 'тегов', 'тегов')} у одной записи не бывает.`,
  whichTags: 'Не понял, какие теги.',
  whichTagsRecovery: 'Скажите целиком, например: «Добавь тег дом».',
  durationSet: (target: TargetFacts, duration: string) =>
    `Изменил длительность ${nameOf(target)}: ${duration}.`,
  dueSet: (target: TargetFacts, due: string | null) =>
    due === null ? `Снял срок с ${nameOf(target)}.` : `Срок ${nameOf(target)}: ${due}.`,
  remindersSet: (target: TargetFacts, leads: readonly string[]) =>
    leads.length === 0
      ? `Не буду напоминать о ${nameAbout(target)}.`
      : `Напомню о ${nameAbout(target)} ${listed(leads)}.`,
  howOften: 'Как часто повторять?',
  recurrenceSet: (target: TargetFacts, rule: string) =>
    `Поставил повтор ${nameTo(target)}: ${rule}.`,
  /** `last`: when it comes once more, of what has been repeating for a while. */
  recurrenceEnded: (target: TargetFacts, last: string | null) =>
    `Больше не повторяю ${nameObject(target)}${last === null ? '' : `, последний раз ${last}`}.`,
  remindersWait: 'Времени пока нет: напомню, когда оно появится.',
  movedToProject: (target: TargetFacts, project: TargetFacts | null) =>
    project === null
      ? `Убрал ${nameObject(target)} из проекта.`
      : `Перенёс ${nameObject(target)} в проект ${titled(project)}.`,
  noProjects: 'Проект можно создать: «Создай проект Ремонт».',
  linked: (block: TargetFacts, task: TargetFacts | null) =>
    task === null
      ? `Отвязал ${nameObject(block)} от задачи.`
      : `Привязал ${nameObject(block)} к задаче ${titled(task)}.`,
  pinned: (target: TargetFacts) => `Закрепил ${nameObject(target)}.`,
  unpinned: (targets: readonly TargetFacts[]) =>
    targets.length === 0 ? 'Открепил.' : `Открепил ${listed(targets.map(nameObject))}.`,
  nothingPinned: 'Здесь ничего не закреплено.',
  focused: (target: TargetFacts) => {
    const it = target.kind === 'task' ? 'ней' : 'нём';
    return `Открыл ${nameObject(target)}. Дальше речь о ${it}, пока не закроете.`;
  },
  /** Not "закрыл задачу": that would sound like done. */
  unfocused: (target: TargetFacts | null) =>
    target === null ? 'Вышел в общий список.' : `Вышел из ${nameOf(target)}.`,
  nothingOpen: 'Сейчас ничего не открыто.',
  deleted: (target: TargetFacts) => `Удалил ${nameObject(target)}.`,
  projectTasksStay: 'Его задачи остались.',
  snoozed: (target: TargetFacts, when: string) => `Напомню о ${nameAbout(target)} снова: ${when}.`,
  projectCreated: (project: TargetFacts) => `Создал проект ${titled(project)}.`,
  projectArchived: (project: TargetFacts) => `Убрал ${nameObject(project)} в архив.`,
  subtaskAdded: (subtask: TargetFacts, parent: TargetFacts) =>
    `Добавил подзадачу ${titled(subtask)} к ${nameTo(parent)}.`,
  subtaskTicked: (subtask: TargetFacts) => `Отметил сделанной подзадачу ${titled(subtask)}.`,
  noSubtask: (task: TargetFacts) => `Это не подзадача: ${titled(task)}.`,
  noSubtaskRecovery: 'Ничего не изменилось. Назовите подзадачу или скажите: «отметь задачу».',
  subtaskUnticked: (subtask: TargetFacts) => `Снял отметку с подзадачи ${titled(subtask)}.`,
} as const;
