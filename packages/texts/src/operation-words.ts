import type { TargetKind } from '@planerka/contracts';
import { type Candidate, COUNTED_MAX, dayOf, type OperationMessages, timeOf } from '@planerka/plan';
import { formatDayAndMonth } from './dates.ts';
import type { Dictionary } from './dictionary.ts';
import { lowerFirst, orListed, upperFirst } from './lists.ts';
import { nameSubject, objectLabel, titled } from './name-object.ts';
import { counted } from './plural.ts';

const WHICH: Readonly<Record<TargetKind, string>> = {
  task: 'Какую задачу',
  timeblock: 'Какой блок',
  project: 'Какой проект',
};

const KIND_NAMES: Readonly<Record<TargetKind, string>> = {
  task: 'задачу',
  timeblock: 'блок',
  project: 'проект',
};

/** What a choice would take away: whoever picks one must have read it. */
const LOST = {
  delete: 'удалить',
  update_status: 'снять с плана',
  project_archive: 'убрать в архив',
} as const satisfies Record<NonNullable<OperationMessages['which_target']['loss']>, string>;

function onlyKind(kinds: readonly TargetKind[]): TargetKind | null {
  const [only, ...others] = new Set(kinds);
  return only !== undefined && others.length === 0 ? only : null;
}

/** Blocks often share a title or have none: their time tells them apart, and of tasks their project, too. */
function candidateLabel(candidate: Candidate, zone: string): string {
  const { target, start_at: start, on, project } = candidate;
  const place =
    project === undefined ? [] : [project === null ? 'Входящие' : `проект «${project}»`];
  const then =
    start === null
      ? on === undefined
        ? []
        : [formatDayAndMonth(on)]
      : [formatDayAndMonth(dayOf(start, zone)), timeOf(start, zone)];
  return [titled(target), ...place, ...then].join(', ');
}

const WHEN: Partial<Record<OperationMessages['missing']['type'], string>> = {
  set_due: 'Какой срок поставить?',
  copy: 'На когда повторить?',
};

/** What an operation lacks, asked for. */
function missing({ code, type }: OperationMessages['missing']): string {
  if (code === 'NEW_TITLE') {
    if (type === 'project_create') return 'Как назвать проект?';
    return type === 'subtask_add' ? 'Как назвать подзадачу?' : 'Как назвать по-новому?';
  }
  if (code === 'WHEN') return WHEN[type] ?? 'На когда перенести?';
  if (code === 'MINUTES') {
    if (type === 'snooze') return 'На сколько отложить напоминание?';
    return type === 'set_reminders' ? 'За сколько напомнить?' : 'Сколько минут это займёт?';
  }
  if (code === 'LIST') return 'Какой список?';
  if (code === 'PROJECT') return 'В какой проект перенести?';
  return code === 'LINKED_TASK' ? 'К какой задаче привязать?' : 'Какой приоритет поставить?';
}

/** The target of an operation, whichever it is, and what an operation lacks. */
export const operationWords = {
  which_target: ({ candidates, loss }, { frame }) => {
    const kind = onlyKind(candidates.map(({ target }) => target.kind));
    const labels = candidates.map((each) => candidateLabel(each, frame.zone));
    const which = kind === null ? 'Что именно' : WHICH[kind];
    return `${which}${loss === undefined ? '' : ` ${LOST[loss]}`}: ${orListed(labels)}?`;
  },
  candidate: (each, { frame }) => candidateLabel(each, frame.zone),
  none_of_these: ({ kinds }) => {
    const kind = onlyKind(kinds);
    if (kind === 'task') return 'Ни одна из них';
    return kind === null ? 'Ничего из этого' : 'Ни один из них';
  },
  titled: '{target:titled}',
  asked_about: 'Вы сказали: «{words}».',
  asked_no_more: 'О «{words}» больше не спрашиваю.',
  still_waiting: ({ question, words: about }, { words }) => {
    // "Правильно понял: ..." has a colon of its own
    const isRetold = question.code === 'confirm';
    const asked = isRetold
      ? `Жду ответа. ${words(question)}`
      : `Жду: ${lowerFirst(words(question))}`;
    return about === null ? asked : `${asked} Это о «${about}».`;
  },
  asked_for_another: 'Вы выбирали, к чему это применить.',
  write_instead: 'Не нашёл «{words}». Записать как новую задачу?',
  missing,
  left_out: ({ count }) =>
    count > COUNTED_MAX
      ? `Ещё больше ${COUNTED_MAX} задач останутся как есть: за один раз меняю не больше 200.`
      : `Ещё ${counted(count, 'задача останется', 'задачи останутся', 'задач останутся')} как есть: за один раз меняю не больше 200.`,
  applied_to: 'Применено к: {target:short}.',
  taken_back: '{target:Nominative}: вернул как было.',
  already_so: '{target:Nominative}: так уже было.',
  unknown_target: ({ kind, number }) =>
    `Не нашёл ${objectLabel(kind, number)}: нет такого номера, или это удалено.`,
  name_another: 'Ничего не изменилось. Назовите другой номер или ответьте на сообщение.',
  passes_by_itself: '{target:Nominative} остаётся в плане.',
  blocks_pass: 'Блоки проходят сами: отмечать их не нужно.',
  wrong_kind: ({ kinds }) =>
    `Так можно изменить только ${kinds.map((kind) => KIND_NAMES[kind]).join(' или ')}.`,
  nothing_changed: 'Ничего не изменилось.',
  nothing_found: ({ words }) => (words === null ? 'Пока нечего менять.' : `Не нашёл «${words}».`),
  where_all_is: 'Ничего не изменилось. Всё записанное покажут /today, /week и /inbox.',
  none_left: 'Других подходящих нет.',
  not_offered: 'Не понял, о чём речь: такой записи среди предложенных не было.',
  nothing_in_set: 'Таких задач нет.',
  nothing_such: 'Ничего такого не нашёл.',
  one_at_a_time: 'Так можно изменить только одну задачу за раз.',
  no_change: ({ target }) =>
    target === null
      ? 'Так уже есть, ничего не изменилось.'
      : `${upperFirst(nameSubject(target))}: так уже есть, ничего не изменилось.`,
  changed_meanwhile: 'Пока я спрашивал, это изменилось, и я ничего не сделал.',
  say_again: 'Скажите ещё раз, и я покажу, как есть сейчас.',
} as const satisfies Pick<Dictionary, keyof OperationMessages>;
