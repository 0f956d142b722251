import type { InterpretResponse } from '@planerka/contracts';
import { isAction, isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { doubtful } from '../projects/in-named-project.ts';
import {
  asNew,
  BOTH_DO,
  NAME_ENDING_MAX,
  NAME_STEM_MIN,
  TWO_OF_THEM,
} from './two-of-them-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

/**
 * "саня с димоном в среду на объекте саня в девять а димон после обеда": the day and the place hold for both, and all
 * of it is asked about at once, since it may only be told. Null for everything else.
 */
export function readTwoOfThem(
  text: string,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const said = text.trim().replace(/[.!]+$/u, '');
  const groups = said.length > CHARS_MAX ? undefined : TWO_OF_THEM.exec(said)?.groups;
  if (groups === undefined) return null;
  const { one = '', other = '', both = '', first = '', second = '' } = groups;
  if (!isSameName(one, first) || !isSameName(other, second)) return null;
  const shared = readText(both).items;
  if (!shared.some(isFact) || shared.some((item) => isAction(item))) return null;
  const each = [
    [first, hourIn(groups['firstSaid'] ?? '')],
    [second, hourIn(groups['secondSaid'] ?? '')],
  ] as const;
  if (each.some(([, hour]) => hour === '')) return null;
  const about = both.replace(BOTH_DO, ' ').replace(/\s+/gu, ' ').trim();
  const read = each.map(([name, hour]) => readNew(asNew(`${name} ${about} ${hour}`)));
  const [only] = read;
  const isWhole = read.every(
    ({ kind, envelopes }) => kind === 'commands' && envelopes.length === 1,
  );
  if (only === undefined || !isWhole) return null;
  const envelopes = read.flatMap((one) => one.envelopes).map(doubtful);
  return { ...only, envelopes: onOneDay(envelopes) };
}

type Envelopes = InterpretResponse['envelopes'];

/** "в среду": the date that it got by the first hour holds for the second, too. */
function onOneDay([first, ...more]: Envelopes): Envelopes {
  if (first === undefined) return [];
  const day = first.command.entities.planned_at?.slice(0, DATE_CHARS);
  const moved = more.map(({ command, ...envelope }) => {
    const { planned_at: at } = command.entities;
    if (at === undefined || day === undefined) return { ...envelope, command };
    const entities = { ...command.entities, planned_at: `${day}${at.slice(DATE_CHARS)}` };
    return { ...envelope, command: { ...command, entities } };
  });
  return [first, ...moved];
}
const DATE_CHARS = '2026-01-01'.length;

/** "димоном" and "димон" */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const ending = Math.max(a.length, b.length) - same;
  return same >= NAME_STEM_MIN && ending <= NAME_ENDING_MAX && same >= b.length - 1;
}

/** The times with which it begins; what is told behind them is no part of it. */
function hourIn(said: string): string {
  const { items } = readText(said);
  let to = 0;
  for (const item of items) {
    if (!isFact(item) && !isMark(item)) break;
    if (isFact(item)) to = item.to;
  }
  return said.slice(0, to);
}
