import type { Refusal } from '../verdict.ts';
import { CommandEnvelope, Intent, withoutBlanks } from '@planerka/contracts';
import { z } from 'zod';
import { say } from '@planerka/plan';
import { refusal } from './settled.ts';

/** Just enough to see what is asked for, before the whole is checked. */
const Outline = z.looseObject({
  command: z.looseObject({
    intent: z.string(),
    entities: z.record(z.string(), z.unknown()),
  }),
});

export type ReadEnvelope =
  | { readonly ok: true; readonly envelope: CommandEnvelope }
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

/**
 * An envelope from a door, checked: blank fields count as missing here too (contract 4), and
 * `create_event` is refused even if a gateway lets it through (contract 8).
 */
export function readEnvelope(raw: unknown): ReadEnvelope {
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
  if (parsed.success) return { ok: true, envelope: parsed.data };
  return invalid(parsed.error.issues[0]?.path.join('.') || 'command');
}
