import { type Command, DESCRIPTION_MAX_CHARS, type Entities } from '@planerka/contracts';
import { parseDay } from '../calendar/local-instant.ts';
import type { Item } from '../grammar/item.ts';
import type { Locale, SaidCommand } from '../locale.ts';
import type { Clock } from '../meaning.ts';
import type { ReadingNote, TimeReading } from '../reading.ts';
import { type Frame, namesPartOfDay } from '../time/frame.ts';
import type { Ground } from '../time/place.ts';
import { resolveFrame } from '../time/resolve-frame.ts';
import { minutesBetween, timeEntities } from './entities-of.ts';

/** One command with all that was understood of it. */
export interface Understood {
  readonly command: Command;
  readonly notes: readonly ReadingNote[];
  readonly act: SaidCommand['act'];
  /** The other ways to read it. */
  readonly others: readonly Command[];
}

const IMPOSSIBLE = { 'no-such-date': 'NO_SUCH_DATE', 'no-such-time': 'NO_SUCH_TIME' } as const;

/** What was said like a time and is none: "31 сентября", "в 25:00" without its preposition. */
export function impossibleIn(items: readonly (Item | null)[], text: string): ReadingNote[] {
  return items.flatMap((item) => {
    const kind = item?.meaning?.kind;
    if (item === null || (kind !== 'no-such-date' && kind !== 'no-such-time')) return [];
    const inner = item.parts.find(({ meaning }) => meaning?.kind === kind) ?? item;
    return [{ code: IMPOSSIBLE[kind], text: text.slice(inner.from, inner.to).slice(0, 100) }];
  });
}

function entitiesOf(reading: SaidCommand, time: TimeReading | null): Entities {
  const { title, description, fields } = reading;
  const entities: Entities = {};
  if (title !== null) entities.title = title;
  if (description !== null) entities.description = description.slice(0, DESCRIPTION_MAX_CHARS);
  Object.assign(entities, timeEntities(time, reading.intent));
  if (fields.tags.length > 0) entities.tags = fields.tags;
  if (fields.priority !== null) entities.priority = fields.priority;
  if (fields.project !== null) entities.project = fields.project;
  if (fields.remindBefore.length > 0) entities.remind_before_minutes = fields.remindBefore;
  return entities;
}

/** A deadline so far behind its plan is of the next year, which was hardly meant. */
const DEADLINE_DAYS_MAX = 200;

/** Is it to be done behind its own deadline, or long before? Then one of both is another's. */
function hasOddDeadline({ start, due, role }: TimeReading): boolean {
  if (start === null || due === null || role === 'due') return false;
  const gap = parseDay(due.slice(0, 10)) - parseDay(start.slice(0, 10));
  // "отвезти к четырём забрать в шесть": one of the hours is another's
  const isTimed = start.includes('T') && due.includes('T');
  const isPast = isTimed && minutesBetween(start, due) < 0;
  return gap < 0 || gap > DEADLINE_DAYS_MAX || isPast;
}

/** Doubts about the time lower the command's confidence only where a wrong day would be written. */
function confidenceWith(
  reading: SaidCommand,
  time: TimeReading | null,
  { doubted }: Pick<Locale, 'doubted'>,
): number {
  // what an envelope cannot say is confirmed, not promised
  const isOpen = time?.notes.some(({ code }) => code === 'TIMES_MISSING') ?? false;
  const isImpossible = reading.frame?.noSuchTime != null;
  const isOdd = time !== null && hasOddDeadline(time);
  // "каждый месяц с двадцатого по двадцать пятое": on one of these days
  const isOneOf =
    reading.frame?.isDaySpan === true &&
    reading.frame.repeats.some(({ frequency }) => frequency === 'MONTHLY');
  const isLacking =
    isImpossible || isOneOf || isOdd || (time !== null && (time.exceptions.length > 0 || isOpen));
  return isLacking ? doubted(reading.confidence, ['exceptions']) : reading.confidence;
}

/** The first second of a day: the other reading of "завтра в полночь". */
const DAY_BEGINS: Clock = {
  hour: 0,
  minute: 0,
  second: 0,
  literal: true,
  half: null,
  midnight: false,
};

/** The frame with what was offered instead, and with what people differ about. */
function otherFrames(frame: Frame | null): Frame[] {
  if (frame === null) return [];
  const offered = frame.alternatives.map((other) => ({ ...frame, ...other }));
  const isMidnight = frame.clock?.midnight === true && frame.day !== null;
  return isMidnight ? [...offered, { ...frame, clock: DAY_BEGINS }] : offered;
}

/** A command and the other ways to read it, laid on the calendar. */
export function understand(
  text: string,
  reading: SaidCommand,
  ground: Ground,
  locale: Pick<Locale, 'doubted'>,
): Understood {
  // before the frame is resolved, which takes it apart
  const others = otherFrames(reading.frame).map((frame) => ({ ...reading, frame }));
  return {
    ...understandOne(text, reading, ground, locale),
    others: others.map((other) => understandOne(text, other, ground, locale).command),
  };
}

function understandOne(
  text: string,
  reading: SaidCommand,
  ground: Ground,
  locale: Pick<Locale, 'doubted'>,
): Omit<Understood, 'others'> {
  const time =
    reading.frame === null
      ? null
      : resolveFrame(reading.frame, text, ground, {
          // of "30 февраля в 15" only the clock is known
          dayIsAsked:
            (reading.intent === 'task_create' && !namesPartOfDay(reading.frame)) ||
            reading.frame.noSuchDate !== null,
        });
  return {
    command: {
      intent: reading.intent,
      confidence: confidenceWith(reading, time, locale),
      entities: entitiesOf(reading, time),
    },
    notes: [
      ...(time?.notes ?? []),
      ...impossibleIn([reading.frame?.noSuchDate ?? null, reading.frame?.noSuchTime ?? null], text),
      ...(reading.isReminder === true ? [{ code: 'REMINDER_ASKED' } as const] : []),
    ],
    act: reading.act,
  };
}
