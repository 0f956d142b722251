import { Message } from '@planerka/contracts';
import { isCreate, say } from '@planerka/plan';
import { z } from 'zod';
import type { Draft } from './draft.ts';

/** "На какой день запланировать задачу?", with the tasks of all the drafts that one answer serves. */
export function questionForAll(question: Message, drafts: readonly Draft[]): Message {
  const of = drafts.map(({ operation: { operation } }) => {
    const { title, planned_time: time } = isCreate(operation) ? operation.entities : {};
    return { title: title ?? null, time: time ?? null };
  });
  return say('for_all', { question, of });
}

const ForAll = z.object({
  question: Message,
  of: z.array(z.object({ title: z.string().nullable(), time: z.string().nullable() })),
});

/** What the question of a draft asks about, as an interpreter has to know it; null where it is about that alone. */
export function askedTogether({
  draft_id: own,
  operation: { question, together = [] },
}: Draft): { draft_id: string; title: string }[] | null {
  if (question.code !== 'for_all') return null;
  const { of } = ForAll.parse(question.data);
  return [own, ...together].flatMap((id, at) => {
    const title = of[at]?.title;
    return title == null ? [] : [{ draft_id: id, title }];
  });
}

/** The question for those that it still asks about; the first is the one that asks. */
export function forThoseLeft(
  asked: Message,
  isLeft: (each: unknown, index: number) => boolean,
): Message {
  const {
    question,
    of: [own, ...others],
  } = ForAll.parse(asked.data);
  const left = others.filter(isLeft);
  if (own === undefined || left.length === 0) return question;
  return say('for_all', { question, of: [own, ...left] });
}
