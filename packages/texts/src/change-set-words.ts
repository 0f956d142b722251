import type { MovedObject, SetCounts, ShownOp, ShownSet } from '@planerka/contracts';
import { type ChangeSetMessages, dayOf, timeOf, toInstant } from '@planerka/plan';
import { formatDayAndMonth } from './dates.ts';
import { quoted } from './describe.ts';
import { authorName } from './describe-changes.ts';
import type { Dictionary } from './dictionary.ts';
import { money } from './money.ts';
import { counted } from './plural.ts';
import { shorten } from './shorten.ts';

/** What people call the phases. */
export const PHASE_NAMES: Readonly<Record<ShownSet['phase'], string>> = {
  planning: 'План',
  solutioning: 'Решения',
  tasks: 'Сроки',
  accounting: 'Смета',
  quote: 'КП',
};

/** "3 позиции, 12 задач, 5 связей" */
export function inCounts({ item, task, dependency, line, quote }: SetCounts): string {
  const parts = [
    item > 0 ? counted(item, 'позиция', 'позиции', 'позиций') : '',
    task > 0 ? counted(task, 'задача', 'задачи', 'задач') : '',
    dependency > 0 ? counted(dependency, 'связь', 'связи', 'связей') : '',
    line > 0 ? counted(line, 'строка сметы', 'строки сметы', 'строк сметы') : '',
    quote > 0 ? 'новая версия КП' : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'без правок' : parts.join(', ');
}

function finishMoves(days: number | null): string {
  if (days === null || days === 0) return '';
  const distance = counted(Math.abs(days), 'день', 'дня', 'дней');
  return days > 0 ? ` Финиш сдвинется на ${distance}.` : ` Финиш станет раньше на ${distance}.`;
}

function costsMove({ before, after, currency }: ShownSet['total']): string {
  if (before === after) return '';
  return ` Смета: было ${money(before, currency)}, станет ${money(after, currency)}.`;
}

/** "По позициям: Стена 120, Свет 80, ещё 3 позиции 40. Финиш: был 3 марта, станет 11 марта. Весь список в файле." */
function largeInWords({ large }: ShownSet, zone: string): string {
  if (large === undefined) return '';
  const { named, others, finish } = large;
  const rest =
    others.items > 0
      ? `ещё ${counted(others.items, 'позиция', 'позиции', 'позиций')} и прочее ${others.ops}`
      : `без позиции ${others.ops}`;
  const items = [
    ...named.map(({ name, ops }) => `${cut(name)} ${ops}`),
    ...(others.ops > 0 ? [rest] : []),
  ];
  const { before, after } = finish;
  const [was, is] = [before, after].map((at) =>
    at === null ? 'без даты' : formatDayAndMonth(dayOf(toInstant(at), zone)),
  );
  const ends =
    before === null && after === null ? '' : ` Финиш: был ${was ?? ''}, станет ${is ?? ''}.`;
  return ` По позициям: ${items.join(', ')}.${ends} Весь список в файле.`;
}

const OP_NAMES: Readonly<Record<ShownOp['op'], string>> = {
  'item.create': 'Позиция',
  'item.patch': 'Правка позиции',
  'item.deleteRequest': 'Удалить позицию',
  'task.create': 'Задача',
  'task.patch': 'Правка задачи',
  'task.deleteRequest': 'Удалить задачу',
  'dependency.upsert': 'Связь',
  'dependency.delete': 'Убрать связь',
  'accountingLine.create': 'Строка сметы',
  'accountingLine.patch': 'Правка строки',
  'accountingLine.deleteRequest': 'Удалить строку',
  'quote.createDraft': 'Новая версия КП',
  'projection.recomputeHint': 'Пересчёт',
};

/** "Задача: Каркас, 8 ч"; a button holds no more than this. */
const TITLE_MAX_CHARS = 40;

function opInWords({ op, title, to, hours }: ShownOp): string {
  if (op === 'quote.createDraft') return OP_NAMES[op];
  const name = to === null ? cut(title) : `${cut(title)} → ${cut(to)}`;
  const length = hours === null ? '' : `, ${String(hours).replace('.', ',')} ч`;
  return `${OP_NAMES[op]}: ${name}${length}`;
}

function cut(title: string): string {
  return shorten(title, TITLE_MAX_CHARS);
}

function movedInWords(moved: readonly MovedObject[], zone: string): string {
  const named = moved.map(
    ({ name, title, by, at }) =>
      `${name} ${quoted(title)} (${authorName(by)}, ${timeOf(toInstant(at), zone)})`,
  );
  return named.length === 0 ? '' : `Пока набор ждал, изменилось: ${named.join(', ')}. `;
}

const OVER: Readonly<Record<ShownState, string>> = {
  proposed: 'Этот набор ещё ждёт решения.',
  applied: 'Этот набор уже принят.',
  rejected: 'Этот набор уже отклонён.',
  withdrawn: 'Агент отозвал этот набор.',
  superseded: 'Этот набор заменён более новым.',
};
type ShownState = ChangeSetMessages['change_set_over']['state'];

/** Change sets, in Russian. */
export const changeSetWords = {
  change_set_proposed: ({ set }, { frame: { zone } }) =>
    `Агент ${set.agent} предлагает: ${PHASE_NAMES[set.phase]}. ${inCounts(set.counts)}.` +
    `${finishMoves(set.delay_days)}${costsMove(set.total)}${largeInWords(set, zone)}` +
    ' Проверьте, прежде чем принять.',
  change_set_asks: ({ set, question }, { frame: { zone } }) => {
    switch (question.asks) {
      case 'choice': {
        const page = `страница ${question.page + 1} из ${question.pages}`;
        return `${PHASE_NAMES[set.phase]}: ${inCounts(set.counts)}, ${page}. Снимите то, что не нужно.`;
      }
      case 'deletes':
        return `Удалить ещё ${question.names.length}: ${question.names.map(cut).join(', ')}?`;
      case 'rest': {
        const { refused_count: count, rest_count: rest } = question;
        const left = rest === 0 ? ' Остальных правок нет.' : '';
        return `${movedInWords(question.moved, zone)}Этих правок ${count}, их не приму.${left}`;
      }
    }
  },
  label_change_set_op: ({ op }) => `${op.on ? '☑' : '☐'} ${opInWords(op)}`,
  label_look_at_set: 'Смотреть',
  label_accept_set: 'Принять всё',
  label_accept_chosen: ({ count }) => `Принять выбранное (${count})`,
  label_accept_rest: ({ count }) => `Принять остальные ${count}`,
  label_reject_set: 'Отклонить',
  label_no_reason: 'Без причины',
  change_set_question: ({ agent, question }) => `Агент ${agent} спрашивает: ${question}`,
  answer_kept: 'Ответ записал.',
  change_set_applied: ({ counts }) => `Принято: ${inCounts(counts)}.`,
  change_set_undone: ({ counts }) => `Отменил принятое: ${inCounts(counts)}.`,
  change_set_redone: ({ counts }) => `Вернул принятое: ${inCounts(counts)}.`,
  change_set_empty: 'Всё, что предлагалось, в проекте уже есть.',
  ask_reject_reason: 'Почему отклоняете? Напишите одной фразой, агент её увидит.',
  change_set_rejected: ({ reason }) => (reason === null ? 'Отклонил.' : `Отклонил: ${reason}`),
  change_set_not_yours: 'Решить это может владелец чата, в группе её администратор.',
  change_set_over: ({ state }) => OVER[state],
  change_set_refused:
    'Проект изменился так, что набор целиком больше не подходит. Попросите агента предложить заново.',
} as const satisfies Pick<Dictionary, keyof ChangeSetMessages>;
