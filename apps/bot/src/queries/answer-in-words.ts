import type { ObjectHandle, Query } from '@planerka/contracts';
import { dayOf, DEFAULT_WORKING_HOURS, type Moment } from '@planerka/plan';
import type { PlanReader, PlanView } from '@planerka/runtime';
import { objectCard } from '../cards/object-card.ts';
import { readOpToken } from '../reply/button-op.ts';
import type { Step } from '../reply/reply.ts';
import { answerAsked } from './answer-query.ts';

/** A question of somebody who has no buttons. */
export interface PlainQuestion {
  readonly query: Query;
  /** Counted from 0. */
  readonly page: number;
  readonly reader: PlanReader;
  readonly workspace: string;
  readonly actor: string;
  readonly thread: string;
  readonly moment: Moment;
}

export interface PlainAnswer {
  readonly text: string;
  /** What the answer speaks of: the suggested objects of the words that come next. */
  readonly objects: readonly ObjectHandle[];
  /** The page that comes after this one, or another set of suggestions; null when there is none. */
  readonly next: number | null;
}

/** The answer that a chat gets, without what only a chat can show: its buttons and the day's picture. */
export async function answerInWords(question: PlainQuestion): Promise<PlainAnswer> {
  const { query, page, reader, workspace, actor, thread, moment } = question;
  const { now, zone } = moment;
  const { person } = await reader.conversation(workspace, thread, actor, now);
  const steps = await answerAsked({
    query,
    page,
    reader,
    workspace,
    actor,
    mayUndoAgents: false,
    moment,
    at: { now, today: dayOf(now, zone) },
    hours: person?.working_hours ?? DEFAULT_WORKING_HOURS,
    surfaceId: query.type,
  });
  const texts = steps.filter((step) => step.kind === 'text');
  return {
    text: texts.map(({ text }) => text).join('\n\n'),
    objects: texts.flatMap(({ shown }) => shown?.objects ?? []),
    next: texts.some((step) => leadsTo(step, query, page + 1)) ? page + 1 : null,
  };
}

function leadsTo({ buttons }: Extract<Step, { kind: 'text' }>, query: Query, page: number) {
  const asked = JSON.stringify(query);
  return buttons.flat().some(({ action }) => {
    const tapped = 'op' in action ? readOpToken(action.op) : null;
    return tapped?.type === 'show' && tapped.query === asked && tapped.page === page;
  });
}

/** What stands in the plan about the objects that somebody has named and said nothing of. */
export async function cardsInWords(
  view: PlanView,
  refs: readonly ObjectHandle[],
  moment: Moment,
): Promise<PlainAnswer> {
  const cards = await Promise.all(
    refs.map((ref) => objectCard(view, ref, { ...moment, isOpen: false })),
  );
  const text = cards.flatMap((card) => (card ? [card.text] : [])).join('\n\n');
  return { text, objects: refs, next: null };
}
