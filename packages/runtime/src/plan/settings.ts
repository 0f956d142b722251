import { DaypartHours, LocalTime, TimeZone } from '@planerka/contracts';
import { z } from 'zod';

/** What a workspace itself carries and undo can restore: its zone. */
export const WorkspaceSettings = z.strictObject({
  workspace_id: z.uuid(),
  timezone: TimeZone,
  revision: z.int().min(1),
});
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>;

/** When a person's working day starts and ends: free slots are offered inside it. */
export const WorkingHours = z.strictObject({ from: LocalTime, to: LocalTime });
export type WorkingHours = z.infer<typeof WorkingHours>;

export const DEFAULT_WORKING_HOURS: WorkingHours = { from: '09:00', to: '19:00' };

/** What dayparts mean where a person has not said otherwise (DESIGN.md, "Reading Russian time"). */
export const DAYPART_DEFAULTS = { morning: '09:00', afternoon: '14:00', evening: '19:00' } as const;

/** A person's usual hours; they follow the person through every workspace. */
export const Person = z.strictObject({
  person_id: z.uuid(),
  actor: z.string().min(1),
  working_hours: WorkingHours.nullable(),
  dayparts: DaypartHours,
  revision: z.int().min(1),
});
export type Person = z.infer<typeof Person>;
