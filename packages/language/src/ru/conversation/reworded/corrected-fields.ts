import type { ThreadHints } from '@planerka/contracts';
import { inView } from '../acts/correction.ts';
import { isAsking, operationsOf } from '../conversation.ts';
import type { Reader } from '../words.ts';
import {
  ANEW,
  aheadBy,
  IN_HOURS,
  IN_MINUTES,
  IS_HALF,
  LEADS_BACK,
  LENGTH_AND_TIME,
  MINUTES_BARE,
  NOT_BUT,
  REMINDER_ANEW,
  REMINDER_NOT_BUT,
  UNIT_OF,
} from './corrected-fields-phrases.ts';
import { minutesSaid } from './length-instead.ts';

/** Longer texts are stories. */
const CHARS_MAX = 100;

/**
 * "не, за час", "нет, не за час, за два", behind what the bot was told to remind of: another time for that, as it is read
 * behind a plain "нет". A number without its unit has that of the other; two of them are minutes where they can be.
 */
export function reminderAnew(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim();
  if (inView(thread) === null || text.length > CHARS_MAX) return null;
  const { right: alone } = REMINDER_ANEW.exec(text)?.groups ?? {};
  if (alone !== undefined) return orderUnless(text, ANEW(alone));
  const { wrong = '', right } = REMINDER_NOT_BUT.exec(text)?.groups ?? {};
  // "не за 50, а за 40" of «продать лампу за 50» is said of its name
  if (right === undefined || holdsAhead(inView(thread)?.title ?? '', wrong)) return null;
  const unit = unitOf(right) ?? unitBeside(wrong, right);
  if (unit === null) return null;
  return ANEW(aheadBy(unitOf(right) === null ? `${right} ${unit}` : right));
}

const holdsAhead = (title: string, wrong: string): boolean =>
  ` ${title.toLowerCase()} `.includes(` ${aheadBy(wrong).toLowerCase()} `);

/** What is plain already is not put in plain words again. */
const orderUnless = (text: string, order: string): string | null =>
  text.toLowerCase() === order ? null : order;

const unitOf = (amount: string): string | null => UNIT_OF.exec(amount)?.groups?.['unit'] ?? null;

function unitBeside(wrong: string, right: string): string | null {
  const unit = unitOf(wrong);
  if (unit !== null) return IS_HALF.test(unit) ? IN_HOURS : unit;
  return MINUTES_BARE.test(wrong) && MINUTES_BARE.test(right) ? IN_MINUTES : null;
}

/**
 * "стоп, на полтора, и не в 12, а в половине первого", of the timeblock in view: another time for it, and another length.
 * Null where nothing takes back what was said, or either of the two is anything else.
 */
export const lengthAndTime: Reader = ({ said, thread, request, acts }) => {
  const text = said.trim();
  const isOfBlock = inView(thread)?.kind === 'timeblock';
  if (!isOfBlock || isAsking(request) || text.length > CHARS_MAX) return null;
  const told = text.replace(LEADS_BACK, '');
  for (const pattern of LENGTH_AND_TIME) {
    const { length, when } = pattern.exec(told)?.groups ?? {};
    const isCorrected = told !== text || (when !== undefined && NOT_BUT.test(when));
    if (length === undefined || when === undefined || !isCorrected) continue;
    const minutes = minutesSaid(length);
    const [moved, ...more] = acts(ANEW(when)) ?? [];
    if (minutes === null || more.length > 0 || moved?.corrects !== true) continue;
    if (moved.operation.type !== 'reschedule') continue;
    const lasts = { type: 'set_duration', duration_minutes: minutes } as const;
    const { confidence } = moved;
    return operationsOf(
      [moved, { operation: lasts, confidence, corrects: true, same: true }],
      true,
    );
  }
  return null;
};
