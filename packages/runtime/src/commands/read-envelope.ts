import { CommandEnvelope, Intent, type Note, withoutBlanks } from '@planerka/contracts';
import { type CreateOperation, type CreateReading, say } from '@planerka/plan';
import { z } from 'zod';
import { type Refusal, refusal } from '../verdict.ts';

/** What was understood besides the envelope. */
export interface ReadBeside {
  readonly notes?: readonly Note[];
  readonly readings?: readonly CommandEnvelope[];
}

/** Just enough to see what is asked for, before the whole is checked. */
const Outline = z.looseObject({
  command: z.looseObject({
    intent: z.string(),
    entities: z.record(z.string(), z.unknown()),
  }),
});

export type ReadEnvelope =
  | { readonly ok: true; readonly operation: CreateOperation; readonly confidence: number }
  | { readonly ok: false; readonly refusal: Refusal };

function invalid(field: string): ReadEnvelope {
  return {
    ok: false,
    refusal: refusal(
      'INVALID_COMMAND',
      say('invalid_command', { field }),
      say('example_block', {}),
    ),
  };
}

/** The envelope as the operation that it asks for: inside, nothing else knows of envelopes. */
export function asOperation(
  { command, ...origin }: CommandEnvelope,
  notes: readonly Note[],
  readings: readonly CommandEnvelope[],
): { readonly operation: CreateOperation; readonly confidence: number } {
  const { type, confidence, entities } = asReading(command);
  const others = readings.map((envelope) => asReading(envelope.command));
  return {
    operation: { type, entities, notes: [...notes], readings: others, origin },
    confidence,
  };
}

function asReading({ intent, confidence, entities }: CommandEnvelope['command']): CreateReading {
  return { type: intent, confidence, entities };
}

/**
 * An envelope from a door, checked: blank fields count as missing here too (C4-blank), and
 * `create_event` is refused even if a gateway lets it through (C8-create-event).
 */
export function readEnvelope(
  raw: unknown,
  { notes = [], readings = [] }: ReadBeside = {},
): ReadEnvelope {
  const outline = Outline.safeParse(raw);
  if (!outline.success) return invalid(outline.error.issues[0]?.path.join('.') || 'command');
  const { command } = outline.data;
  if (!Intent.safeParse(command.intent).success) {
    return {
      ok: false,
      refusal: refusal(
        'INTENT_NOT_ALLOWED',
        say('intent_not_allowed', {}),
        say('known_intents', {}),
      ),
    };
  }
  const parsed = CommandEnvelope.safeParse({
    ...outline.data,
    command: { ...command, entities: withoutBlanks(command.entities) },
  });
  if (parsed.success) return { ok: true, ...asOperation(parsed.data, notes, readings) };
  return invalid(parsed.error.issues[0]?.path.join('.') || 'command');
}
