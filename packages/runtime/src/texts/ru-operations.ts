import type { Operation, QuestionCode, TargetKind } from '@planerka/contracts';
import { counted } from './plural.ts';

const KINDS: Readonly<Record<TargetKind, { which: string; genitive: string }>> = {
  task: { which: 'Какую задачу', genitive: 'задачи' },
  timeblock: { which: 'Какой блок', genitive: 'блока' },
  project: { which: 'Какой проект', genitive: 'проекта' },
};

/** What operations are done to, for the question about it. */
function whichOf(type: Operation['type']): string {
  switch (type) {
    case 'update_status':
    case 'set_due':
    case 'move_to_project':
    case 'subtask_add':
    case 'subtask_tick':
      return KINDS.task.which;
    case 'link_task':
      return KINDS.timeblock.which;
    case 'project_archive':
      return KINDS.project.which;
    case 'reschedule':
    case 'rename':
    case 'set_priority':
    case 'set_tags':
    case 'set_duration':
    case 'set_reminders':
    case 'pin':
    case 'unpin':
    case 'focus':
    case 'unfocus':
    case 'delete':
    case 'snooze':
    case 'project_create':
      return 'Что именно';
  }
}

function orList(labels: readonly string[]): string {
  const last = labels.at(-1) ?? '';
  const head = labels.slice(0, -1).join(', ');
  return head === '' ? last : `${head} или ${last}`;
}

/** Only tasks among the candidates: then the question may name the kind. */
function which(type: Operation['type'], labels: readonly string[]): string {
  const all = (kind: string): boolean =>
    labels.length > 0 && labels.every((label) => label.includes(`(${kind}-`));
  if (all('TASK')) return KINDS.task.which;
  if (all('BLOCK')) return KINDS.timeblock.which;
  if (all('PLAN')) return KINDS.project.which;
  return whichOf(type);
}

/** Every sentence about operations on what exists (conversation contract). */
export const operations = {
  question: (
    code: QuestionCode,
    labels: readonly string[],
    operation: Operation,
    count: number,
  ): string => {
    switch (code) {
      case 'TARGET':
        return `${which(operation.type, labels)}: ${orList(labels)}?`;
      case 'WHEN':
        return operation.type === 'set_due' ? 'Какой срок поставить?' : 'На когда перенести?';
      case 'NEW_TITLE':
        return operation.type === 'project_create' ? 'Как назвать проект?' : 'Как назвать?';
      case 'MINUTES':
        return operation.type === 'snooze' ? 'На сколько отложить?' : 'Сколько минут это займёт?';
      case 'PRIORITY':
        return 'Какой приоритет поставить?';
      case 'PROJECT':
        return 'В какой проект перенести?';
      case 'LINKED_TASK':
        return 'К какой задаче привязать?';
      case 'STEPS':
        return 'Есть незакрытые подзадачи. Закрыть вместе с ними?';
      case 'BULK':
        return `Изменить ${counted(count, 'задачу', 'задачи', 'задач')}?`;
      case 'SERIES':
        return 'Это повторяется. Что изменить?';
      case 'CONFIRM':
      case 'PAST':
      case 'SURFACE':
      case 'TITLE':
      case 'DURATION':
      case 'START':
      case 'DAY':
      case 'READING':
        return 'Правильно понял?';
    }
  },
  unfound: (words: string) => `Не нашёл «${words}».`,
  bulk: (retelling: string, titles: readonly string[]) =>
    [
      `${upperFirst(retelling)}: ${counted(titles.length, 'задача', 'задачи', 'задач')}?`,
      ...titles.map((title) => `• ${title}`),
    ].join('\n'),
  bulkDone: (texts: readonly string[]) =>
    [
      `Готово, ${counted(texts.length, 'изменение', 'изменения', 'изменений')}:`,
      ...texts.map((text) => `• ${text.split('\n')[0] ?? ''}`),
    ].join('\n'),
  /** The assumption, stated openly (conversation contract, 2.5). */
  appliedTo: (title: string) => `Применено к: ${title}.`,
  takenBack: (subject: string) => `${upperFirst(subject)}: вернул как было.`,
  changeTarget: 'Другая цель',
  status: {
    todo: (name: string) => `Вернул в работу ${name}.`,
    in_progress: (name: string) => `Начал ${name}.`,
    done: (name: string) => `Отметил сделанной ${name}.`,
    cancelled: (name: string) => `Снял ${name}.`,
  },
  statusInfinitive: {
    todo: 'вернуть в работу',
    in_progress: 'начать',
    done: 'отметить сделанной',
    cancelled: 'снять',
  },
  openSteps: (titles: readonly string[]) =>
    `Не закрыто: ${titles.join('; ')}. Закрыть вместе с задачей?`,
  steps: {
    confirmed: (count: number) =>
      `Вместе с ней: ${counted(count, 'подзадача', 'подзадачи', 'подзадач')}.`,
  },
  rescheduled: (name: string) => `Перенёс ${name}.`,
  toInbox: (name: string) => `Вернул во Входящие ${name}.`,
  renamed: (kind: TargetKind, from: string, to: string) =>
    `Переименовал ${kind === 'task' ? 'задачу' : kind === 'timeblock' ? 'блок' : 'проект'} ${from}: теперь ${to}.`,
  prioritySet: (name: string, priority: string | null) =>
    priority === null ? `Снял приоритет: ${name}.` : `Приоритет ${priority}: ${name}.`,
  tagsSet: (name: string, tags: readonly string[]) =>
    tags.length === 0
      ? `Убрал теги: ${name}.`
      : `Теги ${tags.map((tag) => `#${tag}`).join(' ')}: ${name}.`,
  durationSet: (name: string, duration: string) => `Длительность ${duration}: ${name}.`,
  dueSet: (name: string, due: string | null) =>
    due === null ? `Снял срок: ${name}.` : `Срок ${due}: ${name}.`,
  remindersSet: (name: string, times: readonly string[]) =>
    times.length === 0 ? `Не напомню: ${name}.` : `Напомню за ${times.join(', ')}: ${name}.`,
  movedToProject: (name: string, project: string | null) =>
    project === null ? `Убрал из проекта ${name}.` : `Перенёс в проект ${project} ${name}.`,
  noProjects: 'Проект можно создать: «Создай проект Ремонт».',
  linked: (block: string, task: string | null) =>
    task === null ? `Отвязал от задачи ${block}.` : `Привязал ${block} к задаче ${task}.`,
  pinned: (name: string) => `Закрепил ${name}.`,
  unpinned: 'Открепил.',
  focused: (name: string) => `Открыл ${name}. Дальше речь о ней, пока не закроете.`,
  focusedProject: (name: string) => `Открыл ${name}. Дальше речь о нём, пока не закроете.`,
  unfocused: (name: string) => `Закрыл ${name}.`,
  deleted: (name: string) => `Удалил ${name}.`,
  snoozed: (name: string, when: string) => `Отложил до ${when}: ${name}.`,
  projectCreated: (title: string) => `Создал проект ${title}.`,
  projectArchived: (name: string) => `Убрал в архив ${name}.`,
  subtaskAdded: (title: string, parent: string) => `Добавил подзадачу ${title} к задаче ${parent}.`,
  subtaskTicked: (name: string, done: boolean) =>
    done ? `Отметил ${name}.` : `Снял отметку: ${name}.`,
} as const;

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
