import type { PlanObject } from '../objects/object.ts';
import {
  DAYPART_DEFAULTS,
  DEFAULT_REMINDERS,
  type Person,
  type ReminderSettings,
} from '../objects/settings.ts';
import type { Instant } from '../time/zoned.ts';
import { nextDigest } from './next-digest.ts';
import {
  blockReminders,
  type PlannedReminder,
  type ReminderGround,
  taskReminders,
} from './reminders-of.ts';

/** All reminders of one object from now on: what is not among them is not reminded of any more. */
export interface ObjectReminders {
  readonly object_kind: 'task' | 'timeblock';
  readonly object_id: string;
  readonly reminders: readonly PlannedReminder[];
  /** Whom they are for, where that is not who writes. */
  readonly actor?: string;
}

/** A person's next digests; null for one that is switched off. */
export interface NextDigests {
  readonly morning: Instant | null;
  readonly evening: Instant | null;
}

/** What a person's reminders depend on. */
export function reminderGround(person: Person | null, zone: string, now: Instant): ReminderGround {
  return {
    settings: person?.reminder_settings ?? DEFAULT_REMINDERS,
    zone,
    morning: person?.dayparts.morning ?? DAYPART_DEFAULTS.morning,
    now,
  };
}

/** The reminders of an object as a call leaves it; null for what is never reminded of. */
export function remindersOf(
  object: PlanObject,
  ground: ReminderGround,
): readonly PlannedReminder[] | null {
  if (object.kind === 'task') return taskReminders(object.row, ground);
  return object.kind === 'timeblock' ? blockReminders(object.row, ground) : null;
}

/** The reminders of everything that a call writes. */
export function writtenReminders(
  writes: ReadonlyArray<{
    readonly kind: PlanObject['kind'];
    readonly id: string;
    readonly object: PlanObject | null;
  }>,
  ground: ReminderGround,
): ObjectReminders[] {
  return writes.flatMap(({ kind, id, object }) => {
    if (kind !== 'task' && kind !== 'timeblock') return [];
    const reminders = (object === null ? null : remindersOf(object, ground)) ?? [];
    // What has just been made has no reminders to take away.
    if (object?.row.revision === 1 && reminders.length === 0) return [];
    return [{ object_kind: kind, object_id: id, reminders }];
  });
}

export function nextDigests(settings: ReminderSettings, zone: string, now: Instant): NextDigests {
  return {
    morning: nextDigest('morning', settings, zone, now),
    evening: nextDigest('evening', settings, zone, now),
  };
}
