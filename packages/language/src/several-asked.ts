import type { Locale } from './locale.ts';
import { answered, type RulesInterpretation } from './rules-interpretation.ts';
import type { Spoken } from './spoken.ts';

/** What is said to one question about several new things of one of them, or of each; null for everything else. */
export function ofSeveralAsked(spoken: Spoken, locale: Locale): RulesInterpretation | null {
  return oneOfAsked(spoken, locale) ?? eachOfAsked(spoken, locale);
}

/** "только первое": one of several new things that one question asks about, or all of them. */
function oneOfAsked({ text, read, request }: Spoken, locale: Locale): RulesInterpretation | null {
  const { pending } = request;
  if (pending?.question.code !== 'CONFIRM') return null;
  const choiceId = locale.oneOfSeveral(text, read.words, pending.question.choices);
  if (choiceId === null) return null;
  const { entities } = pending.envelope.command;
  return answered(request, pending, { choiceId, entities, notes: [] });
}

/** "окна в субботу, остальное в воскресенье": a time for each of several that one question asks about. */
function eachOfAsked(
  { text, read, request, ground }: Spoken,
  locale: Locale,
): RulesInterpretation | null {
  const { pending } = request;
  const { together, question } = pending ?? {};
  if (pending === undefined || together === undefined || question?.code !== 'DAY') return null;
  const titles = together.map(({ title }) => title);
  const sides = locale.eachOfSeveral(text, read.items, titles);
  const found = sides?.map(({ time, of }) => {
    const value = locale.readAnswer(time, locale.readText(time), pending, ground);
    return { of, said: value && answered(request, pending, value) };
  });
  if (found === undefined || found.some(({ said }) => said === null)) return null;
  const [first] = found;
  if (first?.said == null) return null;
  const [only] = found.length === 1 && first.of.length === titles.length ? found : [];
  if (only?.said != null) return only.said;
  const parts = found.flatMap(({ of, said }) => {
    const [envelope] = said?.response.envelopes ?? [];
    const drafts = of.flatMap((at) => together[at]?.draft_id ?? []);
    return envelope === undefined ? [] : drafts.map((draft_id) => ({ draft_id, envelope }));
  });
  const { choice_id: _choice, ...response } = first.said.response;
  return { ...first.said, response: { ...response, parts } };
}
