/** What hours given as a decimal may be off a whole minute: 0.3333 h is 20 minutes. */
const TOLERANCE_MINUTES = 0.01;

/** Whole minutes of so many hours; null when they are no whole minutes, or no number. */
export function minutesOfHours(hours: number): number | null {
  const minutes = hours * 60;
  const whole = Math.round(minutes);
  if (!Number.isSafeInteger(whole) || Math.abs(minutes - whole) > TOLERANCE_MINUTES) return null;
  // Minus zero would be another number to whoever compares rows.
  return whole === 0 ? 0 : whole;
}
