import type { Operation } from '@planerka/contracts';
import { type Moment, readWhen, type TargetFacts } from '@planerka/plan';
import { formatLead, leadTime } from './lead-time.ts';
import { onWhen } from './on-when.ts';

/** A project has none. */
export function tagsOf(facts: TargetFacts | null): readonly string[] {
  return facts === null || facts.kind === 'project' ? [] : facts.row.tags;
}

/** How long before its time it is reminded of. */
export function leadsOf(facts: TargetFacts | null): string[] {
  if (facts === null || facts.kind === 'project') return [];
  return (facts.row.remind_before_minutes ?? []).map(leadTime);
}

/** "на четверг, 26 февраля", "на 15:00", "на 1 ч позже": the new time as it was said. */
export function newTime(
  operation: Extract<Operation, { type: 'reschedule' }>,
  moment: Moment,
): string | null {
  const { planned_at: planned, planned_time: time, shift_minutes: shift } = operation;
  if (planned === null) return 'во Входящие';
  if (planned !== undefined) {
    const when = readWhen(planned);
    const day = onWhen(when.on, when.at, moment);
    return when.on !== null && time !== undefined ? `${day}, ${time}` : day;
  }
  if (time !== undefined) return `на ${time}`;
  if (shift === undefined) return null;
  return `на ${formatLead(Math.abs(shift))} ${shift < 0 ? 'раньше' : 'позже'}`;
}

/** What was done, by the status that it came to. */
export const STATUS_DONE = {
  todo: 'Вернул в список',
  in_progress: 'Отметил начатой',
  done: 'Отметил сделанной',
  cancelled: 'Снял с плана',
} as const;

/** The same as what is to be done, to one or to several. */
export const STATUS_INFINITIVE = {
  todo: { one: 'вернуть в список', many: 'вернуть в список' },
  in_progress: { one: 'отметить начатой', many: 'отметить начатыми' },
  done: { one: 'отметить сделанной', many: 'отметить сделанными' },
  cancelled: { one: 'снять с плана', many: 'снять с плана' },
} as const;
