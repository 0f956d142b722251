import type { Command } from '@planerka/contracts';
import { parseDay } from '../calendar/local-instant.ts';

/**
 * "в понедельник или вторник: купить корм, сдать анализы": each of several is to be done on one of days that follow each
 * other, so that its day is asked for among them. Null for everything else, which one reading more is offered for.
 */
export function onEitherDay(command: Command, others: readonly Command[]): Command | null {
  const { planned_at: _first, ...entities } = command.entities;
  const days = [command, ...others].flatMap(({ entities: { planned_at: at } }) =>
    at !== undefined && at.length === DAY_CHARS ? [at] : [],
  );
  if (others.length === 0 || days.length <= others.length) return null;
  const inOrder = days.toSorted();
  const [from, to] = [inOrder[0], inOrder.at(-1)];
  if (from === undefined || to === undefined) return null;
  const follow = inOrder.every((day, at) => parseDay(day) === parseDay(from) + at);
  return follow ? { ...command, entities: { ...entities, planned_window: { from, to } } } : null;
}
const DAY_CHARS = '2026-01-01'.length;
