import { SuggestionMarks } from '@planerka/contracts';
import { z } from 'zod';

const strict = SuggestionMarks.shape.suggestions;

/** A model that does not say how sure it is is hardly sure. */
const CONFIDENCE_UNSAID = 0.5;

/** `SuggestionMarks` as servers without structured output send them. */
const LooseMark = z.object({
  ...strict.element.shape,
  project_id: strict.element.shape.project_id.nullish().transform((id) => id ?? null),
  words: strict.element.shape.words.nullish().transform((words) => words ?? []),
  confidence: z
    .number()
    .nullish()
    .transform((share) => Math.min(1, Math.max(0, share ?? CONFIDENCE_UNSAID))),
});
const LooseMarks = z.object({ suggestions: z.array(z.unknown()).max(100) });

/**
 * A model's answer as marks, or null when it is none that could be meant. A suggestion of an unknown
 * type or without what it needs falls alone.
 */
export function readSuggestionMarks(answer: unknown): SuggestionMarks | null {
  const list = LooseMarks.safeParse(answer).data?.suggestions;
  if (list === undefined) return null;
  return { suggestions: list.flatMap((raw) => LooseMark.safeParse(raw).data ?? []) };
}
