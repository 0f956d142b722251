import type { InterpretRequest, InterpretResponse, Note, Query } from '@planerka/contracts';
import type { Locale } from './locale.ts';
import { answer, codeOf, type RulesInterpretation } from './rules-interpretation.ts';
import type { Spoken } from './spoken.ts';

/** Reads a request with other words, as if they had been said. */
export type ReadAnew = (request: InterpretRequest) => RulesInterpretation;

type Kind = InterpretResponse['kind'];
const ORDERED: ReadonlySet<Kind> = new Set(['commands', 'operations']);
const ANSWERED: ReadonlySet<Kind> = new Set(['query', 'answer', 'cancel']);
const NOTE_MAX_CHARS = 100;

/** A question in a sentence of its own beside an order is answered with it; another is quoted in a note. */
export function withQuestionBeside(
  request: InterpretRequest,
  found: RulesInterpretation,
  read: ReadAnew,
): RulesInterpretation {
  const isAnswered = ANSWERED.has(found.response.kind) || found.response.query !== undefined;
  const asked = isAnswered ? null : questionIn(request.text);
  if (asked === null) return found;
  const { trace_id, source, now_iso } = request;
  const { kind: told, query } = read({ trace_id, source, now_iso, text: asked }).response;
  if (told !== 'query') return found;
  const rest = request.text.replace(asked, ' ').trim();
  const ordered = ORDERED.has(found.response.kind) ? found : read({ ...request, text: rest });
  if (!ORDERED.has(ordered.response.kind)) return found;
  if (query !== undefined) {
    const isFirst = request.text.trimStart().startsWith(asked);
    const both = {
      ...ordered.response,
      query,
      ...(isFirst ? {} : { query_follows: true as const }),
    };
    return { ...ordered, response: both };
  }
  const apart: Note = { code: 'ASKED_APART', position: 0, text: asked.slice(0, NOTE_MAX_CHARS) };
  const notes = [...(ordered.response.notes ?? []), apart];
  return { ...ordered, response: { ...ordered.response, notes } };
}

/** The sentence of several that asks, where one does. */
function questionIn(text: string): string | null {
  const sentences = text.split(/(?<=[.!?;\n])\s+/u).filter((each) => each.trim() !== '');
  const [asked, ...more] = sentences.filter((each) => each.trimEnd().endsWith('?'));
  if (asked === undefined || more.length > 0 || sentences.length < 2) return null;
  return asked.trim();
}

/** What is said in one breath behind a question: "что у меня завтра? и добавь ...". */
const QUESTION_AHEAD = /^([^?]{3,200}\?)\s*([^?]{3,})$/su;

/** A question about the plan with an order behind it: the order, and what is answered before it. */
function askedAhead(
  { text, request, ground }: Spoken,
  locale: Locale,
  anew: ReadAnew,
): RulesInterpretation | null {
  const [, question, order] = QUESTION_AHEAD.exec(text) ?? [];
  if (question === undefined || order === undefined) return null;
  const asking = { text: question, read: locale.readText(question), request, ground };
  const query = locale.conversation.said(asking, nothing);
  const isInVain = query === null && locale.isAskedInVain(question);
  if (!isInVain && (query?.kind !== 'query' || query.query === undefined)) return null;
  const rest = locale.withoutJoint(order);
  if (rest === '') return null;
  const found = anew({ ...request, text: rest });
  if (isInVain) return found.response.kind === 'commands' ? found : null;
  return ORDERED.has(found.response.kind)
    ? { ...found, response: { ...found.response, ...(query?.query ? { query: query.query } : {}) } }
    : null;
}

/** Questions about the plan as a whole; one about a name may as well be the end of a title. */
const WHOLE: ReadonlySet<string> = new Set([
  'agenda',
  'free',
  'load',
  'next',
  'urgent',
  'overdue',
  'inbox',
  'tasks',
  'reminders',
  'list',
  'week_review',
]);

/** An order with a question about the plan behind or ahead of it: both, and the answer comes in its place. */
function askedBehind(
  { text, request, ground }: Spoken,
  locale: Locale,
  anew: ReadAnew,
): RulesInterpretation | null {
  for (const { order, question } of locale.questionsBehind(text)) {
    const asking = { text: question, read: locale.readText(question), request, ground };
    const query = locale.conversation.said(asking, nothing);
    if (query?.kind !== 'query' || !query.query || !WHOLE.has(query.query.type)) continue;
    const found = anew({ ...request, text: order });
    if (!ORDERED.has(found.response.kind) || found.unsure) continue;
    const isFirst = text.trimStart().startsWith(question);
    const follows = isFirst ? {} : { query_follows: true as const };
    return { ...found, response: { ...found.response, query: query.query, ...follows } };
  }
  return null;
}

/**
 * "что во входящих и что на завтра": two questions about the plan, each read by itself. Of several days alone the
 * whole of them is told in one answer.
 */
function askedTwice(
  { text, request }: Spoken,
  locale: Locale,
  anew: ReadAnew,
): RulesInterpretation | null {
  if (codeOf(request) === 'TITLE' || codeOf(request) === 'NEW_TITLE') return null;
  const { pending: _new, pending_operation: _old, waiting: _waiting, ...unasked } = request;
  for (const { first, second } of locale.questionsJoined(text)) {
    const { kind, query } = anew({ ...unasked, text: first }).response;
    if (kind !== 'query' || query === undefined) continue;
    const other = anew({ ...unasked, text: second }).response;
    if (other.kind !== 'query' || other.query === undefined) continue;
    if (!WHOLE.has(query.type) && !WHOLE.has(other.query.type)) continue;
    if (isOfDaysAlone(query) && isOfDaysAlone(other.query)) return null;
    const { response, ...found } = answer('query', [], [], false, false);
    return { ...found, response: { ...response, query, query_also: other.query } };
  }
  return null;
}

const isOfDaysAlone = (query: Query): boolean =>
  query.type === 'agenda' &&
  query.hours === undefined &&
  query.mention === undefined &&
  query.asks === undefined;

/** A question about the plan with an order, or with a second question, in the same breath. */
export const askedInBreath = (
  spoken: Spoken,
  locale: Locale,
  anew: ReadAnew,
): RulesInterpretation | null =>
  askedAhead(spoken, locale, anew) ??
  askedTwice(spoken, locale, anew) ??
  askedBehind(spoken, locale, anew);

const nothing = (): InterpretResponse => answer('none', [], [], false, false).response;
