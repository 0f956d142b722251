import type { Operation, QuestionCode, TargetKind } from '@planerka/contracts';
import type { TargetFacts } from '@planerka/plan';
import { listed, orListed, upperFirst } from './lists.ts';
import { nameAbout, nameObject, nameOf, nameSubject, nameTo, titled } from './name-object.ts';
import { counted } from './plural.ts';

const WHICH: Readonly<Record<TargetKind, string>> = {
  task: 'Какую задачу',
  timeblock: 'Какой блок',
  project: 'Какой проект',
};

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

function kindOf(targets: readonly TargetFacts[]): TargetKind | null {
  const kinds = new Set(targets.map(({ kind }) => kind));
  const [only] = kinds;
  return only !== undefined && kinds.size === 1 ? only : null;
}

/** "подзадачу", "2 подзадачи", "5 подзадач": what is closed or deleted with its task. */
function subtasks(count: number): string {
  return counted(count, 'подзадачу', 'подзадачи', 'подзадач');
}

/** Every sentence about operations on what exists (conversation contract). */
export const operations = {
  /** "Какую задачу: А или Б?" (conversation contract, 5.5). */
  whichTarget: (candidates: readonly TargetFacts[], labels: readonly string[]): string => {
    const kind = kindOf(candidates);
    return `${kind === null ? 'Что именно' : WHICH[kind]}: ${orListed(labels)}?`;
  },
  /** What a question is about that is asked again; a changed target is asked for without words. */
  askedAbout: (said: readonly string[], otherTarget: boolean): string | null => {
    if (otherTarget) return 'Вы выбирали другую цель.';
    const [words] = said;
    return words === undefined ? null : `Вы сказали: «${words}».`;
  },
  noneOfThese: (candidates: readonly TargetFacts[]): string => {
    const kind = kindOf(candidates);
    if (kind === 'task') return 'Ни одна из них';
    return kind === null ? 'Ничего из этого' : 'Ни один из них';
  },
  /** What an operation lacks, asked for. */
  missing: (code: QuestionCode, type: Operation['type']): string => {
    if (code === 'NEW_TITLE') {
      if (type === 'project_create') return 'Как назвать проект?';
      return type === 'subtask_add' ? 'Как назвать подзадачу?' : 'Как назвать по-новому?';
    }
    if (code === 'WHEN')
      return type === 'set_due' ? 'Какой срок поставить?' : 'На когда перенести?';
    if (code === 'MINUTES') {
      if (type === 'snooze') return 'На сколько отложить напоминание?';
      return type === 'set_reminders' ? 'За сколько напомнить?' : 'Сколько минут это займёт?';
    }
    if (code === 'PROJECT') return 'В какой проект перенести?';
    return code === 'LINKED_TASK' ? 'К какой задаче привязать?' : 'Какой приоритет поставить?';
  },
  whichDay: 'На какой день перенести?',
  unfound: (words: string) => `Не нашёл «${words}».`,
  bulk: (retelling: string, titles: readonly string[]) =>
    [
      `${upperFirst(retelling)}: ${counted(titles.length, 'задача', 'задачи', 'задач')}. Всё верно?`,
      ...titles.map((title) => `• ${title}`),
    ].join('\n'),
  /** What of a set has to wait for another time. */
  leftOut: (count: number) =>
    `Ещё ${counted(count, 'задача останется', 'задачи останутся', 'задач останутся')} как есть: за один раз меняю не больше 200.`,
  bulkDone: (texts: readonly string[]) =>
    [
      `Готово, ${counted(texts.length, 'изменение', 'изменения', 'изменений')}:`,
      ...texts.map((text) => `• ${text.split('\n')[0] ?? ''}`),
    ].join('\n'),
  /** The assumption, stated openly (conversation contract, 2.5). */
  appliedTo: (title: string) => `Применено к: ${title}.`,
  takenBack: (target: TargetFacts) => `${upperFirst(nameSubject(target))}: вернул как было.`,
  alreadySo: (target: TargetFacts) => `${upperFirst(nameSubject(target))}: так уже было.`,
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
