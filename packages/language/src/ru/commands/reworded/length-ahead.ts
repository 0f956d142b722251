import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { roleAt } from '../view.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "на час, поставь блок уборка в субботу в 10": how long it takes, said ahead of the order and set apart, is of what is
 * ordered and of nothing that stands. Null where the order says how long itself, or no hour.
 */
export function lengthAhead(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || said.includes('\n')) return null;
  const { items } = readText(said);
  const [first, comma, order, ...rest] = items;
  if (first === undefined || comma?.word !== ',' || order === undefined) return null;
  const kinds = rest.map((item) => factOf(item)?.kind ?? '');
  const isLength = LENGTHS.has(factOf(first)?.kind ?? '') && first.from === 0;
  const isOrder = ORDERS.has(roleAt(order) ?? '');
  const isOpen = kinds.includes('clock') && !kinds.some((kind) => LENGTHS.has(kind));
  if (!isLength || !isOrder || !isOpen) return null;
  return `${said.slice(0, first.to)} ${said.slice(order.from)}`;
}
const LENGTHS: ReadonlySet<string> = new Set(['length', 'for-number']);
const ORDERS: ReadonlySet<string> = new Set(['put', 'create', 'schedule', 'reserve', 'block']);
