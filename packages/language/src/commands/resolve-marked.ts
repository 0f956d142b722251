import { Command, type Entities, Intent, TITLE_MAX_CHARS } from '@planerka/contracts';
import type { Locale } from '../locale.ts';
import type { ReadingNote } from '../reading.ts';
import { assembleFrame } from '../time/assemble-frame.ts';
import type { Frame } from '../time/frame.ts';
import type { Ground } from '../time/place.ts';
import { findQuote } from './find-quote.ts';
import { mergeTime } from './merge-entities.ts';
import type { Resolved } from './resolve-finished.ts';

interface Marked {
  readonly intent: Intent;
  readonly title: string | null;
  readonly times: readonly string[];
  readonly duration: string | null;
  readonly tags: readonly string[];
  readonly priority: string | null;
  readonly project: string | null;
  readonly confidence: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** A quote, a blank (null), or `undefined` for what is no quote at all. */
function quoteOf(value: unknown, text: string): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') return undefined;
  return value.trim() === '' ? null : (findQuote(text, value) ?? undefined);
}

function quotesOf(value: unknown, text: string): string[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  const quotes = list.map((item) => quoteOf(item, text));
  if (quotes.includes(undefined)) return undefined;
  return quotes.filter((quote): quote is string => typeof quote === 'string');
}

/** The name `create_event` is an old one. */
function intentOf(name: unknown): Intent | undefined {
  return name === 'create_event' ? 'timeblock_create' : Intent.safeParse(name).data;
}

/** A model that does not say how sure it is has its reading confirmed. */
const CONFIDENCE_UNSAID = 0.6;

/** A command whose every quote is in the text; null when one was invented. */
function markedOf(raw: Fields, text: string): Marked | null {
  const intent = intentOf(raw.intent);
  const title = quoteOf(raw.title, text);
  const times = quotesOf(raw.time, text);
  const duration = quoteOf(raw.duration, text);
  const tags = quotesOf(raw.tags, text);
  const priority = quoteOf(raw.priority, text);
  const project = quoteOf(raw.project, text);
  if (intent === undefined || times === undefined || tags === undefined) return null;
  if (title === undefined || duration === undefined) return null;
  if (priority === undefined || project === undefined) return null;
  const { confidence } = raw;
  const isNumber = typeof confidence === 'number' && Number.isFinite(confidence);
  return {
    intent,
    title,
    times,
    duration,
    tags,
    priority,
    project,
    confidence: isNumber ? Math.min(1, Math.max(0, confidence)) : CONFIDENCE_UNSAID,
  };
}

/** The time that quoted words mean; null when the rules cannot read them. */
function frameOf(marked: Marked, locale: Locale): Frame | null | undefined {
  const said = marked.times.join(', ');
  const { items } = locale.readText(said);
  const frame =
    said === ''
      ? undefined
      : assembleFrame(items, 0, items.length, {
          lengths: marked.intent === 'task_create' ? 'within-day' : 'any',
          weakDeadlines: true,
        });
  if (frame === null || marked.duration === null) return frame;
  const length = locale.quotes.length(marked.duration)?.frame.length ?? null;
  if (length === null) return null;
  if (frame === undefined) return locale.quotes.length(marked.duration)?.frame ?? null;
  return { ...frame, length };
}

/** The command that a model's marks mean beside what is `known`; null when a quote was invented. */
export function resolveMarked(
  raw: Fields,
  text: string,
  known: Entities,
  ground: Ground,
  locale: Locale,
): Resolved | null {
  const marked = markedOf(raw, text);
  if (marked === null) return null;
  const isMeeting = marked.title !== null && locale.quotes.isMeeting(marked.title);
  const intent: Intent = isMeeting ? 'timeblock_create' : marked.intent;
  const frame = frameOf({ ...marked, intent }, locale);
  if (frame === null) return null;
  let entities: Entities = { ...known, ...locale.quotes.fields(marked) };
  if (marked.title !== null) entities.title = marked.title.slice(0, TITLE_MAX_CHARS);
  let notes: readonly ReadingNote[] = [];
  if (frame !== undefined) {
    const merged = mergeTime(entities, intent, frame, text, ground);
    if (merged === null) return null;
    ({ entities, notes } = merged);
  }
  const command = Command.safeParse({ intent, confidence: marked.confidence, entities });
  return command.success ? { command: command.data, notes } : null;
}
