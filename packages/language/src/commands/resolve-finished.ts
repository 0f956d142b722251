import { Command, type Entities } from '@planerka/contracts';
import type { Locale } from '../locale.ts';
import type { ReadingNote } from '../reading.ts';
import { assembleFrame } from '../time/assemble-frame.ts';
import type { Ground } from '../time/place.ts';
import { findQuote } from './find-quote.ts';
import { mergeTime } from './merge-entities.ts';
import { normalizeCommand } from './normalize-command.ts';

/** A command whose words were found and whose times the rules computed. */
export interface Resolved {
  readonly command: Command;
  readonly notes: readonly ReadingNote[];
}

interface FinishedContext {
  /** The utterance, NFC. */
  readonly text: string;
  /** It is the only command of the answer, so all times of the text are its own. */
  readonly isOnly: boolean;
  /** The reference instant: ISO 8601 with an offset. */
  readonly now: string;
  readonly timezone: string;
  readonly ground: Ground;
  readonly locale: Locale;
}

const TIMELESS = new Set(['title', 'tags', 'priority', 'project', 'calendar_id']);

/**
 * An upstream that answered with finished entities instead of marks. Its title must be in the
 * text; its dates say only that the command has a time: which one, the text's own words decide.
 * Null when they name none, or when several commands leave open whose they are.
 */
export function resolveFinished(
  raw: Readonly<Record<string, unknown>>,
  { text, isOnly, now, timezone, ground, locale }: FinishedContext,
): Resolved | null {
  const command = normalizeCommand(raw, { now, timezone }, locale);
  if (command === null) return null;
  const { title, tags, priority, project, calendar_id: calendar } = command.entities;
  const quote = title === undefined ? '' : findQuote(text, title);
  if (quote === null) return null;
  const entities: Entities = {};
  if (title !== undefined) entities.title = title;
  if (priority !== undefined) entities.priority = priority;
  if (calendar !== undefined) entities.calendar_id = calendar;
  if (project !== undefined && findQuote(text, project)) entities.project = project;
  const said = tags?.filter((tag) => findQuote(text, tag) !== null) ?? [];
  if (said.length > 0) entities.tags = said;
  if (Object.keys(command.entities).every((field) => TIMELESS.has(field))) {
    return { command: { ...command, entities }, notes: [] };
  }
  if (!isOnly) return null;
  // what the title quotes is no time of the command
  const words = quote === '' ? text : text.replace(quote, ' ');
  const { items } = locale.readText(words);
  const frame = assembleFrame(items, 0, items.length, {
    lengths: command.intent === 'task_create' ? 'within-day' : 'any',
    weakDeadlines: false,
  });
  const merged = frame && mergeTime(entities, command.intent, frame, words, ground);
  if (merged === null) return null;
  const checked = Command.safeParse({ ...command, entities: merged.entities });
  return checked.success ? { command: checked.data, notes: merged.notes } : null;
}
