import { COMMANDS_MAX, Intent, type InterpretRequest } from '@planerka/contracts';
import { z } from 'zod';

const Quote = z.string().max(1000);

/**
 * `ModelMarks` as servers without structured output send them: what is left out is blank, what is
 * added is dropped, and the deprecated `create_event` is known (C8-create-event).
 */
const LooseCommand = z.object({
  intent: z.enum([...Intent.options, 'create_event']),
  title: Quote.nullish(),
  time: z.array(Quote).max(8).nullish(),
  duration: Quote.nullish(),
  tags: z.array(Quote).max(20).nullish(),
  priority: Quote.nullish(),
  project: Quote.nullish(),
  confidence: z.number().nullish(),
});
type LooseCommand = z.infer<typeof LooseCommand>;

const LooseOperation = z.object({
  type: z.string().max(40),
  target_id: z.string().max(40).nullish(),
  other_id: z.string().max(40).nullish(),
  mention: Quote.nullish(),
  status: z.string().max(40).nullish(),
  title: Quote.nullish(),
  time: z.array(Quote).max(8).nullish(),
  duration: Quote.nullish(),
  tags: z.array(Quote).max(20).nullish(),
  removed_tags: z.array(Quote).max(20).nullish(),
  priority: Quote.nullish(),
  project: Quote.nullish(),
  clears: z.boolean().nullish(),
  confidence: z.number().nullish(),
});

const LooseQuery = z.object({
  type: z.string().max(40),
  time: z.array(Quote).max(8).nullish(),
  duration: Quote.nullish(),
  mention: Quote.nullish(),
});

/**
 * Surfaces have no place in the strict schema, which knows no optional fields; a server that sends
 * them has them passed on as they are, and the door drops what does not fit (K7-surfaces).
 */
const LooseMarks = z.object({
  kind: z.enum(['commands', 'answer', 'operations', 'query', 'cancel', 'none']),
  commands: z.array(LooseCommand).max(COMMANDS_MAX).nullish(),
  operations: z.array(LooseOperation).max(COMMANDS_MAX).nullish(),
  query: LooseQuery.nullish(),
  surfaces: z.array(z.unknown()).max(5).nullish(),
});
export type LooseMarks = z.infer<typeof LooseMarks>;

/**
 * A model's answer as marks, or null when it is none that could be meant. A model is a stranger:
 * without an open question it may neither answer one nor take anything back, since "cancel" would
 * then undo what was written before, and it may not make many commands out of the same words.
 */
export function readMarks(
  answer: unknown,
  request: Pick<InterpretRequest, 'text' | 'pending' | 'pending_operation'>,
): LooseMarks | null {
  const marks = LooseMarks.safeParse(answer).data;
  if (marks === undefined) return null;
  const { pending, pending_operation: pendingOperation } = request;
  const needsQuestion = marks.kind === 'answer' || marks.kind === 'cancel';
  if (needsQuestion && (pending ?? pendingOperation) === undefined) return null;
  return saysEachOnce(marks.commands ?? [], request.text) ? marks : null;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Which words of the utterance a quote is, by their ordinal numbers. */
function placesOf(quote: readonly string[], said: readonly string[]): Span[] {
  if (quote.length === 0) return [];
  return said.flatMap((_, from) =>
    quote.every((word, index) => said[from + index] === word)
      ? [{ from, to: from + quote.length }]
      : [],
  );
}

/**
 * Does every command have words of its own? One title may be said once for several times ("созвон в
 * десять и в три"), but then their times differ.
 */
function saysEachOnce(commands: readonly LooseCommand[], text: string): boolean {
  const said = wordsOf(text);
  const taken: Span[] = [];
  const seen = new Set<string>();
  return commands.every(({ title, time, duration }) => {
    const words = wordsOf(title ?? '');
    const whole = [words, ...(time ?? []).map(wordsOf), wordsOf(duration ?? '')];
    const key = whole.map((quote) => quote.join(' ')).join('|');
    if (seen.has(key)) return false;
    seen.add(key);
    const places = placesOf(words, said);
    const repeats = taken.some((span) =>
      places.some((place) => place.from === span.from && place.to === span.to),
    );
    const free = places.find((place) =>
      taken.every((span) => place.to <= span.from || span.to <= place.from),
    );
    if (free !== undefined) taken.push(free);
    return free !== undefined || repeats || places.length === 0;
  });
}
