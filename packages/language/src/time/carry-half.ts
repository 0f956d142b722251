import type { Clock, Daypart } from '../meaning.ts';

const NOON = 12;

type Half = NonNullable<Clock['half']>;

/** The hours that people name with each half or part of the day: "10 вечера", never "2 вечера". */
const NAMES: Readonly<Record<Half, (hour: number) => boolean>> = {
  am: () => true,
  pm: () => true,
  morning: (hour) => hour >= 3 && hour < NOON,
  afternoon: (hour) => hour === NOON || hour <= 6,
  lunch: (hour) => hour === NOON || hour <= 3,
  evening: (hour) => hour >= 4 && hour < NOON,
  night: (hour) => hour >= 9 || hour <= 4,
};

/** Can an hour be in a part of the day? "в два" is not in the evening, "в семь" may be. */
export const isNamedBy = (clock: Clock, part: Daypart): boolean =>
  clock.half === null ? NAMES[part](clock.hour % NOON || NOON) : true;

/** "в 8 и 10 вечера": the half of the day that was said last holds for the hours before it. */
export function carryHalf(clock: Clock, last: Clock): Clock {
  const isOpen = clock.half === null && !clock.literal && !clock.midnight && clock.hour <= NOON;
  const isSame = clock.hour === last.hour && clock.minute === last.minute;
  if (last.half === null || !isOpen || isSame || !NAMES[last.half](clock.hour)) return clock;
  return { ...clock, half: last.half };
}
