import { type Agenda, type Day, dayLines as linesOfDay } from '@planerka/runtime';

/** What stands on one day, a line each; empty when nothing does. */
export function dayLines(agenda: Agenda, day: Day): string[] {
  return linesOfDay(agenda, day).map(({ text }) => text);
}
