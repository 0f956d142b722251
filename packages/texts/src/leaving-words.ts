import type { OperationOf, TargetFacts } from '@planerka/plan';
import { formatDayAndMonth } from './dates.ts';
import { present } from './lists.ts';
import { nameObject } from './name-object.ts';

/** An occurrence begins with its day. */
const DAY_CHARS = '2026-02-26'.length;

/** What is to go, in the infinitive: all of it, one of its days, or what falls on several. */
export function leaving(
  { from_date: from, to_date: to, occurrence, scope }: OperationOf<'delete'>,
  target: TargetFacts | null,
): string {
  const object = target && nameObject(target);
  if (to !== undefined) return present(['пропустить', object, daysThrough(from, to)]).join(' ');
  const isOne = occurrence !== undefined && scope === 'this';
  const day = isOne ? `только ${formatDayAndMonth(occurrence.slice(0, DAY_CHARS))}` : null;
  return present([isOne ? 'убрать' : 'удалить', object, day]).join(' ');
}

function daysThrough(from: string | undefined, to: string): string {
  if (from === to) return formatDayAndMonth(to);
  const since = from === undefined ? [] : [`с ${formatDayAndMonth(from)}`];
  return [...since, `по ${formatDayAndMonth(to)}`].join(' ');
}
