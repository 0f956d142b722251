import { CommandEnvelope, Note, verbatim } from '@planerka/contracts';
import { z } from 'zod';
import { asOperation } from '../commands/read-envelope.ts';
import { Draft, UNSETTLED } from './draft.ts';

/** A draft as storage may hold it, those of earlier versions included. */
export const StoredDraft = z.preprocess(upcastDraft, Draft);

/** Earlier versions kept a command and an operation apart, and questions and labels as words. */
const OlderDraft = z.looseObject({
  envelope: CommandEnvelope.nullish(),
  operation: z.looseObject({ text: z.string().optional() }).nullish(),
  notes: z.array(Note).nullish(),
  readings: z.array(CommandEnvelope).nullish(),
  choices: z.array(z.looseObject({ label: z.unknown() })),
});

function upcastDraft(stored: unknown): unknown {
  const older = OlderDraft.safeParse(stored);
  if (!older.success) return stored;
  const { envelope, operation, notes, readings, choices, ...rest } = older.data;
  return {
    ...rest,
    choices: choices.map((choice) => ({ ...choice, label: asMessage(choice.label) })),
    operation:
      envelope == null
        ? operation && withQuestion(operation)
        : fromEnvelope(envelope, notes ?? [], readings ?? []),
  };
}

function withQuestion({ text, ...rest }: { readonly text?: string | undefined }): object {
  return text === undefined ? rest : { ...rest, question: verbatim(text) };
}

function asMessage(label: unknown): unknown {
  return typeof label === 'string' ? verbatim(label) : label;
}

/** A command's question was never stored: it is made anew whenever it is asked. */
function fromEnvelope(envelope: CommandEnvelope, notes: Note[], readings: CommandEnvelope[]) {
  const created = asOperation(envelope, notes, readings);
  return { ...UNSETTLED, ...created, question: verbatim(''), touched: [], offered: [] };
}
