import type { Operation, OperationType } from '@planerka/contracts';
import {
  addMinutes,
  type OperationOf,
  readWhen,
  type TargetFacts,
  toInstant,
} from '@planerka/plan';
import { formatDuration, formatInstant, formatWhen } from './dates.ts';
import { categoryName, priorityName, quoted } from './describe.ts';
import { leadTime } from './lead-time.ts';
import { leaving } from './leaving-words.ts';
import { listed, present } from './lists.ts';
import { nameAbout, nameObject, nameOf, nameTo, titled, titleOf } from './name-object.ts';
import { onWhen } from './on-when.ts';
import { leadsOf, newTime, STATUS_DONE, STATUS_INFINITIVE, tagsOf } from './operation-parts.ts';
import { type ChangedFacts, type Meant, type OperationWords, same } from './operation-telling.ts';
import { PRODUCTION_WORDS } from './production-operation-words.ts';
import { describeRecurrence } from './recurrence.ts';
import { sourceSaid } from './source-words.ts';
import type { Filled, Misfits } from './template.ts';

/** The parts that are there, as one phrase. */
function phrase(...parts: readonly (string | null)[]): string {
  return present(parts).join(' ');
}

/** What is to be put on a list, as it was said. */
function itemsIn(items: readonly string[]): string | null {
  return items.length === 0 ? null : items.map(quoted).join(', ');
}

const WORDS = {
  update_status: {
    noun: { nominative: 'смена статуса', accusative: 'смену статуса' },
    did: 'Отмечено',
    retell({ status }, { target }) {
      const { one, many } = STATUS_INFINITIVE[status];
      return phrase(target ? one : many, target && nameObject(target));
    },
    applied: ({ status }, { target }) => `${STATUS_DONE[status]} ${nameObject(target)}.`,
  },
  reschedule: {
    noun: same('перенос'),
    did: 'Перенесено',
    retell: (operation, { target }, { frame }) =>
      phrase('перенести', target && nameObject(target), newTime(operation, frame)),
    // What comes with it says whether it is in the Inbox now, or still due.
    applied: ({ planned_at: planned }, { target }) =>
      planned === null ? `Снял время с ${nameOf(target)}.` : `Перенёс ${nameObject(target)}.`,
  },
  rename: {
    noun: same('переименование'),
    did: 'Переименовано',
    retell: 'переименовать[ {target:accusative}][ в {title:quoted}]',
    applied: 'Переименовал {target:accusative}[: теперь {title:quoted}].',
  },
  set_priority: {
    noun: { nominative: 'смена приоритета', accusative: 'смену приоритета' },
    did: 'Приоритет изменён',
    retell: ({ priority = null }, { target }) =>
      priority === null
        ? phrase('снять приоритет', target && `с ${nameOf(target)}`)
        : phrase(`поставить ${priorityName(priority)} приоритет`, target && nameTo(target)),
    applied: ({ priority = null }, { target }) =>
      priority === null
        ? `Снял приоритет с ${nameOf(target)}.`
        : `Поставил ${priorityName(priority)} приоритет ${nameTo(target)}.`,
  },
  set_tags: {
    noun: { nominative: 'смена тегов', accusative: 'смену тегов' },
    did: 'Теги изменены',
    value: {
      unclear: 'Не понял, какие теги.',
      example: 'Скажите целиком, например: «Добавь тег дом».',
      over: 'Больше {most:of_tags} у одной записи не бывает.',
    },
    retell: ({ tags, add, remove }, { target }) =>
      phrase(
        'изменить теги',
        target && nameOf(target),
        ...[...(tags ?? []), ...(add ?? [])].map((tag) => `#${tag}`),
        ...(remove ?? []).map((tag) => `без #${tag}`),
      ),
    applied(_operation, { target, after }) {
      const tags = tagsOf(after);
      return tags.length === 0
        ? `Убрал теги с ${nameOf(target)}.`
        : `Теги ${nameOf(target)}: ${tags.map((tag) => `#${tag}`).join(' ')}.`;
    },
  },
  add_note: {
    noun: { nominative: 'заметка', accusative: 'заметку' },
    did: 'Заметка добавлена',
    value: {
      unclear: 'Не понял, что записать в заметку.',
      example: 'Скажите целиком, например: «Заметка к отчёту: спросить про сроки».',
      over: 'Заметка бывает не длиннее {most} знаков.',
    },
    retell: 'добавить заметку[ к {target:dative}][ {text:quoted}]',
    applied: 'Заметка к {target:dative}[: {text:quoted}].',
  },
  block_task: {
    noun: { nominative: 'остановка', accusative: 'остановку' },
    did: 'Остановлено',
    value: {
      unclear: 'Не понял причину.',
      example: 'Скажите целиком, например: «Отчёт заблокирован: ждём договор».',
      over: 'Причина бывает не длиннее {most} знаков.',
    },
    retell: 'остановить[ {target:accusative}][: {reason}]',
    applied: 'Остановил {target:accusative}[: {reason}].',
  },
  unblock_task: {
    noun: { nominative: 'продолжение', accusative: 'продолжение' },
    did: 'Можно продолжать',
    retell: 'снять остановку[ с {target:genitive}]',
    applied: 'Снял остановку с {target:genitive}: можно продолжать.',
  },
  attach_source: {
    noun: same('вложение'),
    did: 'Вложение добавлено',
    value: {
      unclear: 'Не вижу, что приложить.',
      example: 'Пришлите фото, файл или контакт с подписью, например: «к TASK-001».',
      over: 'Больше {most} вложений у одной записи не бывает.',
    },
    retell: (operation, { target }) =>
      phrase('приложить', sourceSaid(operation), target && `к ${nameTo(target)}`),
    applied: (operation, { target }) =>
      `Приложил ${phrase(sourceSaid(operation), target && `к ${nameTo(target)}`)}.`,
  },
  copy: {
    noun: { nominative: 'копия', accusative: 'копию' },
    did: 'Скопировано',
    retell: (
      { planned_at: at, planned_time: time, duration_minutes: minutes },
      { target },
      { frame },
    ) =>
      phrase(
        'повторить',
        target && nameObject(target),
        at == null ? null : onWhen(readWhen(at).on, readWhen(at).at, frame),
        time === undefined ? null : `в ${time}`,
        minutes === undefined ? null : `на ${formatDuration(minutes)}`,
      ),
    applied: 'Повторил {target:accusative}.',
  },
  swap: {
    noun: same('обмен местами'),
    did: 'Поменялись местами',
    retell: ({ with_title: words }, { target, other }) =>
      phrase(
        'поменять местами',
        target && titled(target),
        'и',
        (other && titled(other)) ?? (words === undefined ? null : quoted(words)),
      ),
    applied: (_operation, { target, others: [other] }) =>
      `Поменял местами ${phrase(target && titled(target), 'и', other ? titled(other) : null)}.`,
  },
  set_category: {
    noun: { nominative: 'смена категории', accusative: 'смену категории' },
    did: 'Категория изменена',
    value: {
      unclear: 'Не понял, какая категория.',
      example: 'Скажите целиком, например: «Поставь категорию дом».',
      over: 'Категория бывает не длиннее {most} знаков.',
    },
    retell: ({ category }, { target }) =>
      category === null
        ? phrase('убрать категорию', target && `с ${nameOf(target)}`)
        : phrase(
            'поставить',
            target && nameTo(target),
            'категорию',
            category === undefined ? null : categoryName(category),
          ),
    applied: ({ category = null }, { target }) =>
      category === null
        ? `Убрал категорию с ${nameOf(target)}.`
        : `Категория ${nameOf(target)}: ${categoryName(category)}.`,
  },
  set_duration: {
    noun: { nominative: 'смена длительности', accusative: 'смену длительности' },
    did: 'Длительность изменена',
    retell({ duration_minutes: minutes, by_minutes: by, end_at: end }, { target }, { frame }) {
      if (minutes !== undefined) {
        const length = `длительность ${formatDuration(minutes)}`;
        return phrase('поставить', target && nameTo(target), length);
      }
      if (by !== undefined) {
        const longer = `на ${formatDuration(Math.abs(by))} ${by < 0 ? 'короче' : 'длиннее'}`;
        return phrase('сделать', target && nameObject(target), longer);
      }
      const until = end === undefined ? null : formatInstant(toInstant(end), frame);
      return phrase('изменить длительность', target && nameOf(target), until && `до: ${until}`);
    },
    applied: 'Изменил длительность {target:genitive}: {after:length}.',
  },
  set_due: {
    noun: { nominative: 'смена срока', accusative: 'смену срока' },
    did: 'Срок изменён',
    retell({ due_date: due }, { target }, { frame }) {
      const when = readWhen(due ?? undefined);
      const words = onWhen(when.on, when.at, frame);
      return words === null
        ? phrase('снять срок', target && `с ${nameOf(target)}`)
        : phrase('поставить', target && nameTo(target), 'срок', words);
    },
    applied({ due_date: due }, { target }, { frame }) {
      const when = readWhen(due ?? undefined);
      const words = formatWhen(when.on, when.at, frame);
      return words === null
        ? `Снял срок с ${nameOf(target)}.`
        : `Срок ${nameOf(target)}: ${words}.`;
    },
  },
  set_reminders: {
    noun: { nominative: 'смена напоминаний', accusative: 'смену напоминаний' },
    did: 'Напоминания изменены',
    retell: ({ remind_before_minutes: before = [] }, { target }) =>
      before.length === 0
        ? phrase('не напоминать', target && `о ${nameAbout(target)}`)
        : phrase('напомнить', target && `о ${nameAbout(target)}`, listed(before.map(leadTime))),
    applied(_operation, { target, after }) {
      const leads = leadsOf(after);
      return leads.length === 0
        ? `Не буду напоминать о ${nameAbout(target)}.`
        : `Напомню о ${nameAbout(target)} ${listed(leads)}.`;
    },
  },
  set_recurrence: {
    noun: { nominative: 'смена повтора', accusative: 'смену повтора' },
    did: 'Повтор изменён',
    retell: ({ rrule: rule, planned_time: time }, { target }) =>
      rule === null
        ? phrase('больше не повторять', target && nameObject(target))
        : phrase(
            'повторять',
            target && nameObject(target),
            rule === undefined ? null : describeRecurrence(rule),
            time === undefined ? null : `в ${time}`,
          ),
    applied: 'Поставил повтор {target:dative}[: {rrule:recurrence}].',
  },
  move_to_project: {
    noun: same('перенос в другой проект'),
    did: 'Проект изменён',
    retell({ project: number, project_title: words }, { target, other }) {
      if (number === null) return phrase('убрать', target && nameObject(target), 'из проекта');
      const name = other ? titled(other) : words && quoted(words);
      return phrase('перенести', target && nameObject(target), 'в проект', name ?? null);
    },
    applied: (_operation, { target, others: [project] }) =>
      project === undefined
        ? `Убрал ${nameObject(target)} из проекта.`
        : `Перенёс ${nameObject(target)} в проект ${titled(project)}.`,
  },
  link_task: {
    noun: { nominative: 'привязка к задаче', accusative: 'привязку к задаче' },
    did: 'Связь с задачей изменена',
    retell({ task: number, task_title: words }, { target, other }) {
      if (number === null) return phrase('отвязать', target && nameObject(target), 'от задачи');
      const name = other ? titled(other) : words && quoted(words);
      return phrase('привязать', target && nameObject(target), 'к задаче', name ?? null);
    },
    applied: (_operation, { target, others: [task] }) =>
      task === undefined
        ? `Отвязал ${nameObject(target)} от задачи.`
        : `Привязал ${nameObject(target)} к задаче ${titled(task)}.`,
  },
  pin: {
    noun: same('закрепление'),
    did: 'Закреплено',
    retell: 'закрепить[ {target:accusative}]',
    applied: 'Закрепил {target:accusative}.',
  },
  unpin: {
    noun: same('открепление'),
    did: 'Откреплено',
    retell: 'открепить',
    applied: (_operation, { others }) => unpinned(others),
    alone: ({ others }) => unpinned(others),
  },
  focus: {
    noun: same('открытие'),
    did: 'Открыто',
    retell: 'открыть[ {target:accusative}]',
    applied(_operation, { target }) {
      const it = target.kind === 'task' ? 'ней' : 'нём';
      return `Открыл ${nameObject(target)}. Дальше речь о ${it}, пока не закроете.`;
    },
  },
  unfocus: {
    noun: same('выход'),
    did: 'Закрыто',
    retell: 'вернуться в общий список',
    // Not "закрыл задачу": that would sound like done.
    applied: 'Вышел из {target:genitive}.',
    alone: 'Вышел в общий список.',
  },
  delete: {
    noun: same('удаление'),
    did: 'Удалено',
    retell: (operation, { target }) => leaving(operation, target),
    applied: ({ to_date: to }, { target }) =>
      `${to === undefined ? 'Удалил' : 'Пропускаем'} ${nameObject(target)}.`,
  },
  snooze: {
    noun: same('новое время напоминания'),
    did: 'Напоминание отложено',
    retell:
      'напомнить[ о {target:prepositional}][ через {minutes:duration}][ {until:said_instant}]',
    applied({ minutes = 0, until }, { target }, { frame }) {
      const at = until === undefined ? addMinutes(frame.now, minutes) : toInstant(until);
      return `Напомню о ${nameAbout(target)} снова: ${formatInstant(at, frame)}.`;
    },
  },
  project_create: {
    noun: same('создание проекта'),
    did: 'Проект создан',
    retell: 'создать проект[ {title:quoted}]',
    applied: 'Создал проект {target:titled}.',
  },
  project_archive: {
    noun: same('уход в архив'),
    did: 'Проект в архиве',
    retell: 'убрать в архив[ {target:accusative}]',
    applied: 'Убрал {target:accusative} в архив.',
  },
  subtask_add: {
    noun: same('создание подзадачи'),
    did: 'Подзадача добавлена',
    retell: 'добавить подзадачу[ {title:quoted}][ к {target:dative}]',
    applied: 'Добавил подзадачу {others:all_titled} к {target:dative}.',
  },
  list_add: {
    noun: { nominative: 'запись в список', accusative: 'запись в список' },
    did: 'Записано в список',
    value: {
      unclear: 'Не понял, что добавить в список.',
      example: 'Скажите целиком, например: «Добавь в список покупок яйца».',
      over: 'За один раз в список входит не больше {most}.',
    },
    retell: ({ list, items = [] }) =>
      phrase('записать в список', list === undefined ? null : quoted(list), itemsIn(items)),
    // A list that did not exist before was made with these items.
    applied: (_operation, { target, after, others }) => {
      const items = others.map(titleOf);
      if (after !== null) return `Добавил в ${quoted(titleOf(target))}: ${items.join(', ')}.`;
      const made = `Завёл ${quoted(titleOf(target))}`;
      return items.length === 0 ? `${made}, пока пустой.` : `${made}: ${items.join(', ')}.`;
    },
  },
  list_clear: {
    noun: { nominative: 'очистка списка', accusative: 'очистку списка' },
    did: 'Список очищен',
    retell: ({ list }) =>
      phrase('убрать отмеченное из списка', list === undefined ? null : quoted(list)),
    applied: (_operation, { target, others }) =>
      `Убрал из ${quoted(titleOf(target))} отмеченное: ${others.map(titleOf).join(', ')}.`,
  },
  subtask_tick: {
    noun: { nominative: 'отметка', accusative: 'отметку' },
    did: 'Подзадача отмечена',
    retell: ({ done }, { target }) =>
      phrase(
        done ? 'отметить сделанной подзадачу' : 'снять отметку с подзадачи',
        target && titled(target),
      ),
    applied: ({ done }, { target }) =>
      done
        ? `Отметил сделанной подзадачу ${titled(target)}.`
        : `Снял отметку с подзадачи ${titled(target)}.`,
  },
  ...PRODUCTION_WORDS,
} as const satisfies { readonly [T in OperationType]: OperationWords<OperationOf<T>> };

type TemplatesOf<Of extends 'retell' | 'applied'> = {
  [T in OperationType]: (typeof WORDS)[T][Of];
};

/** The compiler names a template that asks for what neither its operation nor its object holds. */
type Retold = Misfits<TemplatesOf<'retell'>, { [T in OperationType]: OperationOf<T> & Meant }>;
type Applied = Misfits<
  TemplatesOf<'applied'>,
  { [T in OperationType]: OperationOf<T> & ChangedFacts }
>;
type Checked = Filled<Filled<OperationWords<Operation>, Retold>, Applied>;

function unpinned(targets: readonly TargetFacts[]): string {
  return targets.length === 0 ? 'Открепил.' : `Открепил ${listed(targets.map(nameObject))}.`;
}

/** The words of an operation's type; they are handed operations of exactly that type. */
export function wordsOfOperation(type: OperationType): Checked {
  return WORDS[type];
}
