import type { FactsByKind, Taking } from './taking.ts';

export function takeDue(
  { point, isBy }: FactsByKind['due'],
  { frame, waiting, previous, correcting }: Taking,
): boolean {
  waiting.dueTouches = previous !== null;
  // "топить в три, гости к шести": apart from its own hour it is somebody else's
  const isApart = frame.clock !== null && previous === null && point.clock !== null;
  if (isApart && isBy === true && point.day === null && !correcting) return false;
  if (frame.due === null || correcting) {
    frame.due = point;
    return true;
  }
  if (frame.due.clock === null && point.day === null && point.clock !== null) {
    frame.due = { ...frame.due, clock: point.clock };
    return true;
  }
  if (frame.due.day === null && point.day !== null && point.clock === null) {
    frame.due = { ...frame.due, day: point.day };
    return true;
  }
  return false;
}

export function takeDueIn(
  { length, weak }: FactsByKind['due-in'],
  { frame, options }: Taking,
): boolean {
  if (frame.dueIn !== null || (weak && !options.weakDeadlines)) return false;
  frame.dueIn = length;
  if (weak) frame.certain = false;
  return true;
}
