const FAR_HOURS = 4;
const HALF_DAY = 12;

/** Is "9" near what begins then, in the one half of the day or in the other? Of a beginning without an hour it is not. */
export function isNearHalf(hour: number, begins: string): boolean {
  const stands = Number(/T(\d{2})/u.exec(begins)?.[1] ?? Number.NaN);
  const early = hour % HALF_DAY;
  return [early, early + HALF_DAY].some((one) => Math.abs(one - stands) <= FAR_HOURS);
}
