import { TITLE_MAX_CHARS } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import { isFiller } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isMark, isPlusOfNumber, roleAt } from '../view.ts';
import { ENDS_ABBREVIATED } from './abbreviation-phrases.ts';

/** Marks that end or begin nothing: they hung on words that are gone. */
const LOOSE_AT_START = new Set([
  ',',
  '.',
  ':',
  ';',
  '-',
  '!',
  '/',
  '+',
  'newline',
  '?',
  '|',
  ')',
  ']',
]);
const LOOSE_AT_END = new Set([',', '.', ':', ';', '-', '!', '/', '+', 'newline', '|', '(']);

const LETTER = /\p{L}/u;

/** A stretch of words that belong to the title, with nothing understood between them. */
interface Run {
  readonly from: number;
  readonly to: number;
  /** A comma stood between it and the run before. */
  readonly afterComma: boolean;
}

const isPlain = (item: Item | undefined): item is Item =>
  item !== undefined && item.meaning === null && !(item.flags & QUOTED);

/** What hangs loose at the beginning of a run; conjunctions only at that of the title. */
function isLooseAtStart(run: readonly Item[], item: Item, isFirst: boolean): boolean {
  // "а/б тест"
  if (run[1]?.glued === true && run[1].word === '/') return false;
  if (isPlusOfNumber(item, run[1])) return false;
  const isLoose = LOOSE_AT_START.has(item.word) || isFiller(item);
  return isLoose || (isFirst && hasTag(item, 'conjunction'));
}

/** What hangs loose at the end of a run; words only at that of the title. */
function isLooseAtEnd(run: readonly Item[], item: Item, isLast: boolean): boolean {
  const before = run.at(-2);
  if (LOOSE_AT_END.has(item.word) || isFiller(item, before)) return true;
  if (!isLast) return false;
  const isCut = before?.word === ',';
  // "..., спасибо"; "купить хлеб, потом" breaks off, "идти дальше" does not
  const role = roleAt(item);
  if (role === 'chat') return isCut;
  if (role === 'sequel') return isCut || hasTag(before, 'conjunction');
  // "поезд 016А"
  return hasTag(item, 'conjunction') && !item.glued;
}

/** Drops what hangs loose at both ends of `run`: did a comma are there? */
function trim(run: Item[], isFirst: boolean, isLast: boolean): { commas: [boolean, boolean] } {
  const commas: [boolean, boolean] = [false, false];
  for (let item = run[0]; isPlain(item); item = run[0]) {
    if (!isLooseAtStart(run, item, isFirst)) break;
    commas[0] ||= item.word === ',';
    run.shift();
  }
  for (let item = run.at(-1); isPlain(item); item = run.at(-1)) {
    if (!isLooseAtEnd(run, item, isLast)) break;
    commas[1] ||= item.word === ',';
    run.pop();
  }
  return { commas };
}

/** The runs of `items` that `taken` leaves, without the marks that hung on what is gone. */
function runsOf(text: string, items: readonly Item[], taken: ReadonlySet<Item>): Run[] {
  const stretches: Item[][] = [];
  let current: Item[] = [];
  for (const item of items) {
    const last = current.at(-1);
    // "за хлебом ну это самое зайти": a hesitation between two words is no item
    if (last !== undefined && LETTER.test(text.slice(last.to, item.from))) {
      stretches.push(current);
      current = [];
    }
    if (!taken.has(item)) {
      current.push(item);
    } else if (current.length > 0) {
      stretches.push(current);
      current = [];
    }
  }
  if (current.length > 0) stretches.push(current);
  const runs: Run[] = [];
  let comma = false;
  stretches.forEach((stretch, i) => {
    const { commas } = trim(stretch, runs.length === 0, i === stretches.length - 1);
    const first = stretch[0];
    const last = stretch.at(-1);
    comma ||= commas[0];
    if (first === undefined || last === undefined) {
      comma ||= commas[1];
      return;
    }
    runs.push({ from: first.from, to: last.to, afterComma: comma });
    comma = commas[1];
  });
  return runs;
}

/** What the words say apart from time, command and fields; null when nothing is left, or a particle alone ("запиши даже"). */
export function titleOf(
  text: string,
  items: readonly Item[],
  taken: ReadonlySet<Item>,
): string | null {
  const isNamed = items.some(
    (item) => !taken.has(item) && !isMark(item) && !hasTag(item, 'weighing'),
  );
  if (!isNamed) return null;
  let title = '';
  const runs = runsOf(text, items, taken);
  for (const run of runs) {
    const words = text.slice(run.from, run.to);
    title += title === '' ? words : (run.afterComma ? ', ' : ' ') + words;
  }
  title = title.replace(/\s+/g, ' ').trim();
  if (title.split('(').length > title.split(')').length && closes(text, title)) title += ')';
  if (title === '') return null;
  if (ENDS_ABBREVIATED.test(title) && text[runs.at(-1)?.to ?? 0] === '.') title += '.';
  return `${opening(text, runs[0]?.from ?? 0, title)}${title}`;
}

const CLOSED_BY: Readonly<Record<string, string>> = { '<': '>', '[': ']', '(': ')', '{': '}' };

/** The bracket right before the first word, where the title closes it: "<b>x", "[x] купить". */
function opening(text: string, from: number, title: string): string {
  const mark = text[from - 1] ?? '';
  const closing = CLOSED_BY[mark];
  const closes = closing === undefined ? -1 : title.indexOf(closing);
  if (closes < 0) return '';
  const opens = title.indexOf(mark);
  return opens < 0 || opens > closes ? mark : '';
}

/** Marks around a text are no items: the bracket that ends a link is looked for in the text. */
const closes = (text: string, title: string): boolean => text.trimEnd().endsWith(`${title})`);

/** A title as long as one may be, and the words for which it has no room. */
export function fittingTitle(title: string): { title: string; rest: string | null } {
  if (title.length <= TITLE_MAX_CHARS) return { title, rest: null };
  const space = title.lastIndexOf(' ', TITLE_MAX_CHARS - 1);
  const end = space > 0 ? space : TITLE_MAX_CHARS - 1;
  return { title: `${title.slice(0, end)}…`, rest: title.slice(end).trim() };
}

/** A title with words ahead of it, as long as one may be, and the description with what it has no room for. */
export function ledBy(
  lead: string,
  title: string,
  description: string | null,
): { title: string; description: string | null } {
  const led = fittingTitle(`${lead} ${title}`);
  const rest = [led.rest, description].filter((words) => words !== null);
  return { title: led.title, description: rest.length === 0 ? null : rest.join(' ') };
}
