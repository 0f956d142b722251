import type { InterpretRequest, InterpretResponse, QuestionCode } from '@planerka/contracts';
import type { Locale } from './locale.ts';
import type { ReadAnew } from './questions-beside.ts';
import type { RulesInterpretation } from './rules-interpretation.ts';

/** Questions that a yes answers. */
const YES_OR_NO: ReadonlySet<QuestionCode> = new Set(['CONFIRM', 'PAST', 'BULK', 'TWIN', 'STEPS']);

/**
 * "ага. и диспетчеру написать вечером": a yes to the open question with something else behind it is both, the yes
 * first. "да, посылку забрал же", which only says again what is asked, is the yes alone. Null where the words behind
 * it may be about what is asked ("да, но в пять"): they are read in its light.
 */
export function consentBeside(
  request: InterpretRequest,
  locale: Locale,
  anew: ReadAnew,
): RulesInterpretation | null {
  const { pending, pending_operation: operation, ...unasked } = request;
  const question = pending?.question ?? operation?.question;
  // "так, ножницы купила": the word only opens a sentence of its own, and the question stays
  const inPassing = (rest: string): RulesInterpretation | null => {
    const told = anew({ ...unasked, text: rest });
    return !told.unsure && told.response.kind === 'operations' && isOfItsOwn(told.response, 'no')
      ? told
      : null;
  };
  if (question === undefined || !YES_OR_NO.has(question.code)) return null;
  const found = locale.consentAhead(request.text, locale.readText(request.text).words, question);
  if (found === null) return null;
  if (found.isWeak || found.isInPassing) return found.isInPassing ? inPassing(found.rest) : null;
  const { choiceId, wanted, rest, isRestated, time } = found;
  if (time !== null) return anew({ ...request, text: time });
  if (isRestated) {
    const response: InterpretResponse = {
      kind: 'answer',
      envelopes: [],
      choice_id: choiceId,
      interpreter: 'rules',
    };
    return { response, unsure: false, foreign: false };
  }
  const more = anew({ ...unasked, text: rest });
  if (more.unsure || !isOfItsOwn(more.response, wanted)) return null;
  const titles = titlesOf(more.response);
  if (titles.some((title) => locale.isOfQuestion(title, question))) return null;
  return { ...more, response: { ...more.response, choice_id: choiceId } };
}

/** Is it something else that is asked for, which names what it is about? Beside a no only what exists is. */
export function isOfItsOwn(
  { kind, operations = [] }: InterpretResponse,
  wanted: 'yes' | 'no',
): boolean {
  if (kind === 'commands') return wanted === 'yes';
  return kind === 'operations' && operations.every(({ mention }) => mention !== undefined);
}

export const titlesOf = ({ envelopes, operations = [] }: InterpretResponse): readonly string[] => [
  ...envelopes.map(({ command }) => command.entities.title ?? ''),
  ...operations.map(({ mention = '' }) => mention),
];
