import type { Command } from '@planerka/contracts';
import { minutesAfter } from '../calendar/local-instant.ts';
import type { Locale, SaidCommand } from '../locale.ts';
import type { Ground } from '../time/place.ts';
import { type Understood, understand } from './understand.ts';

/** When the command begins, as an ISO instant; null for a day or none. */
function beginningOf({ entities }: Command): string | null {
  const at = entities.start_at ?? entities.planned_at ?? entities.due_date;
  return at?.includes('T') === true ? at : null;
}

/** The command at so many minutes from the beginning of the one before it. */
function placed(
  found: Understood,
  before: Understood | undefined,
  { minutes, isDue }: NonNullable<SaidCommand['fromBefore']>,
  ground: Ground,
  { doubted }: Pick<Locale, 'doubted'>,
): Understood {
  const beginning = before === undefined ? null : beginningOf(before.command);
  const { command } = found;
  // nothing to count from: asked about
  if (beginning === null) {
    const confidence = doubted(command.confidence, ['readings']);
    return { ...found, command: { ...command, confidence } };
  }
  const at = minutesAfter(beginning, minutes, ground.now);
  const isBlock = command.intent === 'timeblock_create';
  const key = isBlock ? 'start_at' : isDue ? 'due_date' : 'planned_at';
  return { ...found, command: { ...command, entities: { ...command.entities, [key]: at } } };
}

/**
 * The commands of an utterance, laid on the calendar in spoken order; what is told by the one before it
 * is counted from there.
 */
export function understandAll(
  text: string,
  readings: readonly SaidCommand[],
  ground: Ground,
  locale: Pick<Locale, 'doubted'>,
): readonly Understood[] {
  const all: Understood[] = [];
  for (const reading of readings) {
    const found = understand(text, reading, ground, locale);
    const { fromBefore } = reading;
    all.push(
      fromBefore === undefined ? found : placed(found, all.at(-1), fromBefore, ground, locale),
    );
  }
  return all;
}
