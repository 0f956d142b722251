import type { ProductionMessages } from '@planerka/plan';
import { quoted } from './describe.ts';
import type { Dictionary } from './dictionary.ts';
import { listed } from './lists.ts';
import { nameOf } from './name-object.ts';
import { QUOTE_STATES } from './production-words.ts';
import { amount, many } from './sheet-words.ts';

type Rows = ProductionMessages['which_line']['lines'];

function namedRows(rows: Rows): string {
  return listed(rows.map(({ name, title }) => `${name} ${quoted(title)}`));
}

const STATE_LABELS = { sent: 'Отправлено', accepted: 'Принято', declined: 'Отклонено' } as const;

/** What people change of a production project themselves, in Russian. */
export const productionReplies = {
  line_set: ({ name, title, target, quantity, unit, price, amount: comes, locked }) => {
    const count = quantity === null ? 'количества нет' : many(quantity, unit);
    const cost = price === null ? 'цены нет' : amount(price);
    const sum = comes === null ? '' : ` = ${amount(comes)}`;
    const by = locked ? ' Цену агенты без вас не изменят.' : '';
    const of = nameOf(target);
    return `Записал для ${of}: ${name} ${quoted(title)}, ${count} × ${cost}${sum}.${by}`;
  },
  item_priced: ({ name, title, target, price }) => {
    const head = `Записал для ${nameOf(target)}: ${name} ${quoted(title)}`;
    return price === null ? `${head}, цены больше нет.` : `${head}, цена ${amount(price)}.`;
  },
  which_line: ({ target, words, lines }) =>
    lines.length === 0
      ? `В смете ${nameOf(target)} нет строки ${quoted(words)}.`
      : `${quoted(words)} подходит к нескольким строкам: ${namedRows(lines)}.`,
  no_numbered_row: '{name} здесь нет.',
  which_line_recovery: 'Назовите номер, например: «LINE-003 цена 1450,50». Номера есть в смете.',
  which_item: ({ target, words, items }) =>
    items.length === 0
      ? `В смете ${nameOf(target)} нет позиции ${quoted(words)}.`
      : `${quoted(words)} подходит к нескольким позициям: ${namedRows(items)}.`,
  which_item_recovery: 'Назовите номер, например: «цена позиции ITEM-002 12000».',
  other_currency: ({ target, currency }) => `Смета ${nameOf(target)} в ${currency}.`,
  no_quote: ({ target }) => `У ${nameOf(target)} такого КП нет.`,
  no_quote_recovery: 'КП предлагает агент: попросите его или откройте карточку проекта.',
  quote_decided: ({ name, version, state }) =>
    `${name}, версия ${version}: уже ${QUOTE_STATES[state]}.`,
  quote_decided_recovery: 'Это решение можно отменить, а для новых условий нужна новая версия КП.',
  quote_lines_missing: ({ name, version, lines }) =>
    `Какие строки приняты? В ${name}, версия ${version}, их ${lines}.`,
  quote_lines_recovery: 'Скажите, например: «клиент принял строки 1 и 3».',
  ask_decline_reason: ({ name, version }) => `Почему отклонили ${name}, версия ${version}?`,
  quote_marked: ({ name, version, state, reason, lines, total }) => {
    const head = `${name}, версия ${version}: ${QUOTE_STATES[state]}`;
    if (state === 'declined') return `${head}${reason === null ? '' : `, ${reason}`}.`;
    if (state === 'sent') return `${head}.`;
    const some = lines.length === 0 ? '' : `, строки ${listed(lines.map(String))}`;
    return `${head}${some}, на ${amount(total)}.`;
  },
  label_quote_state: ({ state }) => STATE_LABELS[state],
} as const satisfies Pick<Dictionary, keyof ProductionMessages>;
