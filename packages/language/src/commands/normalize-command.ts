import {
  Command,
  DESCRIPTION_MAX_CHARS,
  type Entities,
  Intent,
  TITLE_MAX_CHARS,
} from '@planerka/contracts';
import { daysInMonth } from '../calendar/civil.ts';
import { instantOn, type LocalNow, minutesAfter, readNow } from '../calendar/local-instant.ts';
import type { Locale } from '../locale.ts';
import { areClocksChanged, minutesBetween } from './entities-of.ts';

export interface NormalizeContext {
  /** The reference instant: ISO 8601 with an offset. */
  readonly now: string;
  /** IANA zone in which times without an offset are meant. */
  readonly timezone: string;
  /** Times that stand for others which the clocks skip. */
  readonly moved?: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Other names under which upstreams send intents; `create_event` is an old one. */
const INTENTS: Readonly<Record<string, Intent>> = {
  create_task: 'task_create',
  create_timeblock: 'timeblock_create',
  create_event: 'timeblock_create',
  event_create: 'timeblock_create',
};
const PRIORITIES: Readonly<Record<string, Entities['priority']>> = {
  low: 'low',
  medium: 'medium',
  normal: 'medium',
  high: 'high',
  urgent: 'high',
};

const CONFIDENCE_UNSAID = 0.5;
const MINUTES_MAX = 1_000_000;
const YEAR_MINUTES = 525_600;
const DAY_MINUTES = 1440;
/** An end before its start is the next day's when that makes at most so long. */
const OVERNIGHT_MINUTES_MAX = 720;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const snakeCase = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();

/** Keys in snake_case, blanks dropped: a blank field counts as missing (C4-blank). */
function tidy(fields: Fields): Fields {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    const text = typeof value === 'string' ? value.trim() : value;
    if (text === '' || text === null || text === undefined) continue;
    kept[snakeCase(key)] = text;
  }
  return kept;
}

const textOf = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, max) : undefined;

function integerOf(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  const whole = Math.round(number);
  return whole < min || whole > max ? undefined : whole;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const LOCAL = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?$/;
const WITH_OFFSET = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d).*(?:[Zz]|[+-]\d\d:?\d\d)$/;

function isRealDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

const isRealClock = (hours: string, minutes: string): boolean =>
  Number(hours) < 24 && Number(minutes) < 60;

/** An instant on the workspace's clock; undefined when there is no such time. */
function instantOf(value: unknown, now: LocalNow): string | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const local = LOCAL.exec(value);
  if (local !== null) {
    const [, day = '', hours = '', minutes = ''] = local;
    if (!isRealDay(day) || !isRealClock(hours, minutes)) return undefined;
    return instantOn(day, `${hours}:${minutes}`, now);
  }
  const said = WITH_OFFSET.exec(value);
  if (said === null) return undefined;
  const [, day = '', hours = '', minutes = ''] = said;
  if (!isRealDay(day) || !isRealClock(hours, minutes)) return undefined;
  try {
    return minutesAfter(value, 0, now);
  } catch {
    return undefined;
  }
}

/** A day or an instant; midnight stands for the day, since nobody plans a task at 00:00 sharp. */
function dayOrInstantOf(value: unknown, now: LocalNow): string | undefined {
  if (typeof value === 'string' && isRealDay(value)) return value;
  const instant = instantOf(value, now);
  return instant?.slice(11, 19) === '00:00:00' ? instant.slice(0, 10) : instant;
}

function tagsOf(value: unknown): string[] | undefined {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const tags = list
    .filter((tag): tag is string => typeof tag === 'string')
    .map((tag) => tag.trim().replace(/^#/, '').slice(0, 64))
    .filter((tag) => tag !== '');
  return tags.length === 0 ? undefined : [...new Set(tags)].slice(0, 20);
}

function remindersOf(value: unknown): number[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  const minutes = list
    .map((item) => integerOf(item, 0, YEAR_MINUTES))
    .filter((item): item is number => item !== undefined);
  return minutes.length === 0 ? undefined : [...new Set(minutes)].slice(0, 10);
}

function windowOf(value: unknown): Entities['planned_window'] {
  if (!isRecord(value)) return undefined;
  const { from, to } = value;
  const isWindow =
    typeof from === 'string' && typeof to === 'string' && isRealDay(from) && isRealDay(to);
  return isWindow && from <= to ? { from, to } : undefined;
}

const RULE = /^FREQ=(?:MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)(?:;[A-Z]+=[A-Z0-9,+\-:TZ]+)*$/;

function recurrenceOf(value: unknown): string | undefined {
  const rule = textOf(value, 500)
    ?.replace(/^RRULE:/i, '')
    .toUpperCase();
  return rule !== undefined && RULE.test(rule) ? rule : undefined;
}

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Sets the fields that are there: an absent field is absent, never undefined. */
function defined(fields: { [K in keyof Entities]: Entities[K] | undefined }): Entities {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function commonOf(fields: Fields, now: LocalNow): Entities {
  return defined({
    title: textOf(fields.title, TITLE_MAX_CHARS),
    description: textOf(fields.description, DESCRIPTION_MAX_CHARS),
    due_date: dayOrInstantOf(fields.due_date, now),
    duration_minutes: integerOf(fields.duration_minutes, -MINUTES_MAX, MINUTES_MAX),
    tags: tagsOf(fields.tags),
    priority:
      typeof fields.priority === 'string' ? PRIORITIES[fields.priority.toLowerCase()] : undefined,
    project: textOf(fields.project, 120),
    calendar_id: textOf(fields.calendar_id, 200),
    recurrence: recurrenceOf(fields.recurrence),
    remind_before_minutes: remindersOf(fields.remind_before_minutes),
    planned_window: windowOf(fields.planned_window),
  });
}

function taskOf(fields: Fields, now: LocalNow): Entities {
  const entities = commonOf(fields, now);
  const planned = dayOrInstantOf(fields.planned_at ?? fields.start_at, now);
  if (planned !== undefined) entities.planned_at = planned;
  else if (typeof fields.planned_time === 'string' && CLOCK.test(fields.planned_time)) {
    entities.planned_time = fields.planned_time;
  }
  return entities;
}

function timeblockOf(fields: Fields, now: LocalNow, moved: readonly string[]): Entities {
  const entities = commonOf(fields, now);
  const start = instantOf(fields.start_at, now);
  const planned = dayOrInstantOf(fields.planned_at ?? fields.start_at, now);
  const end = instantOf(fields.end_at, now);
  if (start !== undefined) entities.start_at = start;
  else if (planned !== undefined && planned.length > 10) entities.start_at = planned;
  else if (planned !== undefined) entities.planned_at = planned;
  if (end !== undefined) entities.end_at = end;
  return isOddDay(entities, moved) ? entities : withEnd(entities, now);
}

/** Does it repeat between two hours that on its first day are not as far apart as on others? The runtime measures. */
function isOddDay(entities: Entities, moved: readonly string[]): boolean {
  const { start_at: start, end_at: end, duration_minutes: duration, recurrence } = entities;
  if (recurrence === undefined || duration !== undefined) return false;
  if (start === undefined || end === undefined) return false;
  return areClocksChanged(start, end) || [start, end].some((time) => moved.includes(time));
}

/** The end is start plus duration; start and end give the duration that was not said. */
function withEnd(entities: Entities, now: LocalNow): Entities {
  const { start_at: start, end_at: end, duration_minutes: duration } = entities;
  if (start === undefined) return entities;
  if (end === undefined) {
    if (duration !== undefined && duration > 0) {
      entities.end_at = minutesAfter(start, duration, now);
    }
    return entities;
  }
  if (duration !== undefined) return entities;
  const minutes = minutesBetween(start, end);
  if (minutes > 0) return { ...entities, duration_minutes: minutes };
  const overnight = minutes + DAY_MINUTES;
  // an end that stays impossible is left for the runtime to refuse with its reason
  if (overnight <= 0 || overnight > OVERNIGHT_MINUTES_MAX) return entities;
  return {
    ...entities,
    duration_minutes: overnight,
    end_at: minutesAfter(start, overnight, now),
  };
}

/** An upstream's command as an envelope; whether its title is a meeting's, the locale says. */
export function normalizeCommand(
  raw: unknown,
  context: NormalizeContext,
  { quotes }: Pick<Locale, 'quotes'>,
): Command | null {
  if (!isRecord(raw)) return null;
  const outer = tidy(raw);
  const command = isRecord(outer.command) ? tidy(outer.command) : outer;
  const said = typeof command.intent === 'string' ? command.intent : '';
  const name = snakeCase(said);
  const intent = Intent.safeParse(name).data ?? INTENTS[name];
  if (intent === undefined) return null;
  const fields = isRecord(command.entities) ? tidy(command.entities) : {};
  const now = readNow(context.now, context.timezone);
  const isMeeting = typeof fields.title === 'string' && quotes.isMeeting(fields.title);
  const settled: Intent = isMeeting ? 'timeblock_create' : intent;
  const confidence =
    typeof command.confidence === 'number' && Number.isFinite(command.confidence)
      ? Math.min(1, Math.max(0, command.confidence))
      : CONFIDENCE_UNSAID;
  const entities =
    settled === 'timeblock_create'
      ? timeblockOf(fields, now, context.moved ?? [])
      : taskOf(fields, now);
  const parsed = Command.safeParse({ intent: settled, confidence, entities });
  return parsed.success ? parsed.data : null;
}
