import type { Agenda } from '@planerka/runtime';
import type { Day } from '@planerka/plan';
import { dayLines as linesOfDay } from '@planerka/views';

/** What stands on one day, a line each; empty when nothing does. */
export function dayLines(agenda: Agenda, day: Day): string[] {
  return linesOfDay(agenda, day).map(({ text }) => text);
}
