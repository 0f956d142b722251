import { DOUBTFUL, type InterpretResponse, type QuestionCode } from '@planerka/contracts';
import { isOfItsOwn, titlesOf } from './consent-beside.ts';
import type { Locale } from './locale.ts';
import type { ReadAnew } from './questions-beside.ts';
import { answered, isForwarded, type RulesInterpretation } from './rules-interpretation.ts';
import type { Spoken } from './spoken.ts';

/** Questions that ask for a value of something new. */
const ASKS_VALUE: ReadonlySet<QuestionCode> = new Set(['DURATION', 'START', 'DAY']);

/**
 * "час, и ещё купить перчатки" where it is asked how long something takes: the answer, and another thing behind it.
 * Null where the words behind may be about what is asked: they are read in its light.
 */
export function answerBeside(
  spoken: Spoken,
  locale: Locale,
  anew: ReadAnew,
): RulesInterpretation | null {
  const { text, request, ground } = spoken;
  const { pending, pending_operation: _operation, ...unasked } = request;
  if (pending === undefined || isForwarded(request)) return null;
  if (!ASKS_VALUE.has(pending.question.code) || pending.together !== undefined) return null;
  const valueOf = (said: string) => locale.readAnswer(said, locale.readText(said), pending, ground);
  for (const { answer, rest, isWish } of locale.answersAhead(text)) {
    const value = valueOf(answer);
    if (value === null || valueOf(rest) !== null) continue;
    const more = anew({ ...unasked, text: rest });
    // what is wished of somebody is asked about, answer or none
    if ((more.unsure && !isWish) || !isOfItsOwn(more.response, 'yes')) continue;
    if (titlesOf(more.response).some((title) => locale.isOfQuestion(title, pending.question))) {
      continue;
    }
    const { response } = answered(request, pending, value);
    const beside = isWish ? doubted(more.response) : more.response;
    return { ...more, response: { ...beside, ...takenAhead(response) } };
  }
  return null;
}

const doubted = (found: InterpretResponse): InterpretResponse => ({
  ...found,
  envelopes: found.envelopes.map((envelope) => ({
    ...envelope,
    command: { ...envelope.command, confidence: Math.min(DOUBTFUL, envelope.command.confidence) },
  })),
});

function takenAhead({
  choice_id: choice,
  envelopes: [answer],
}: InterpretResponse): Partial<InterpretResponse> {
  if (choice !== undefined) return { choice_id: choice };
  return answer === undefined ? {} : { answer };
}
