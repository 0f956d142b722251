import type { Entities } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { hasTag } from '../../tags.ts';
import { REMINDERS_MAX, readFields } from '../fields/fields.ts';
import { isEmpty } from './answer-value.ts';

/**
 * "напомни за 20 минут до этого", while a question about something new is open: how long before
 * that thing, and nothing else; null where more is said. The question stays.
 */
export function reminderAnswer(
  text: string,
  items: readonly Item[],
  known: Entities,
): Entities | null {
  const taken = new Set<Item>();
  const { remindBefore, priority, tags, project } = readFields(text, items, taken);
  if (remindBefore.length === 0 || priority !== null || tags.length > 0 || project !== null)
    return null;
  const isPlain = items.every(
    (item) => taken.has(item) || isEmpty(item) || hasTag(item, 'until') || hasTag(item, 'pointing'),
  );
  if (!isPlain) return null;
  const all = [...new Set([...(known.remind_before_minutes ?? []), ...remindBefore])];
  return { ...known, remind_before_minutes: all.slice(0, REMINDERS_MAX) };
}
