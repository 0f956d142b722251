import type {
  Command,
  InterpretRequest,
  InterpretResponse,
  ProjectNeed,
  SuggestionDraft,
  SuggestionMarks,
  SuggestRequest,
} from '@planerka/contracts';
import {
  type NormalizeContext,
  normalizeCommand as normalizeIn,
} from './commands/normalize-command.ts';
import { type MarksContext, resolveMarks as resolveIn } from './commands/resolve-marks.ts';
import { type InterpretZone, interpretUtterance as interpretIn } from './interpret-utterance.ts';
import type { TaggedDaypart } from './locale.ts';
import { LOCALES } from './locales.ts';
import { observeTitle as observeIn, type TitleGround } from './observe-title.ts';
import type { RulesInterpretation } from './rules-interpretation.ts';
import {
  resolveSuggestionMarks as resolveSuggestionMarksIn,
  type SuggestZone,
  suggestAboutTasks as suggestAboutIn,
} from './suggest-about-tasks.ts';
import { withNotRead } from './with-not-read.ts';
import { withSuggestions } from './with-suggestions.ts';

/** What the package does, in the one language that people speak to it. */
const LOCALE = LOCALES.ru;

/**
 * Reads an utterance by rules alone: instantly, without a network, the same for the same request.
 * With `pending`, the words are read as an answer first. What the titles of new tasks could do better
 * stands in `suggestions`.
 */
export function interpretUtterance(
  request: InterpretRequest,
  zone: InterpretZone,
): RulesInterpretation {
  const read = withNotRead(interpretIn(request, zone, LOCALE), request, LOCALE);
  return { ...read, response: withSuggestions(read.response, request, LOCALE, zone.onFault) };
}

/**
 * What a model marked, resolved: every quote is looked up in the text and every date computed by
 * the rules. Null when nothing usable is left; then the rules' own reading is. The model's
 * answer is input from a stranger: unknown fields are dropped, and no field reaches an envelope
 * except through a quote or a check.
 */
export function resolveMarks(
  marks: unknown,
  request: InterpretRequest,
  context: MarksContext,
): InterpretResponse | null {
  const resolved = resolveIn(marks, request, context, LOCALE);
  return resolved === null ? null : withSuggestions(resolved, request, LOCALE, context.onFault);
}

/**
 * An upstream's command as an envelope (C3-envelope): keys in snake_case, blanks and
 * unknown fields dropped, `create_event` and meetings as timeblocks, times with the workspace's
 * offset, impossible dates left out. Null when it is no command at all.
 */
export function normalizeCommand(raw: unknown, context: NormalizeContext): Command | null {
  return normalizeIn(raw, context, LOCALE);
}

/**
 * What the rules suggest about a title that this package did not read: forwarded, imported or made
 * by an agent. `ground.known` says what the task has already; without `ground.projects` no project is
 * suggested. The same for the same words and ground; throws as `parseTime` does.
 */
export function observeTitle(text: string, ground: TitleGround): SuggestionDraft[] {
  return observeIn(text, ground, LOCALE);
}

/** What the rules suggest about the titles of tasks that exist; each draft names its task by number. */
export function suggestAboutTasks(request: SuggestRequest, zone: SuggestZone): SuggestionDraft[] {
  return suggestAboutIn(request, zone, LOCALE);
}

/**
 * What a model has marked in the words of tasks: every quote is looked up in the task's own words, every
 * date computed by the rules, and what was not offered or does not fit its reason is left out.
 */
export function resolveSuggestionMarks(
  marks: SuggestionMarks,
  request: SuggestRequest,
  zone: SuggestZone,
): SuggestionDraft[] {
  return resolveSuggestionMarksIn(marks, request, zone, LOCALE);
}

/** The part of the day in which a task shall lie by a tag of it; null for any other tag. */
export function daypartOfTag(tag: string): TaggedDaypart | null {
  return LOCALE.daypartOfTag(tag);
}

/**
 * Is the transcript nothing that a person said: empty, punctuation only, a hesitation, or a phrase
 * that speech models invent on silence?
 */
export function transcriptIsNoise(transcript: string): boolean {
  return LOCALE.isNoise(transcript);
}

/** What the overview of a production project asks for: moving, an install day, management. */
export function projectNeeds(overview: string): ProjectNeed[] {
  return LOCALE.projectNeeds(overview);
}
