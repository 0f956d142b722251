import type { Frame, ObjectHandle, Query } from '@planerka/contracts';
import { dayOf, DEFAULT_WORKING_HOURS, type Moment } from '@planerka/plan';
import type { PlanReader, PlanView } from '@planerka/runtime';
import { renderLines } from '@planerka/texts';
import { objectCard } from '@planerka/views';
import { readOpToken } from '../reply/button-op.ts';
import type { TextStep } from '../reply/reply.ts';
import { answerAsked } from './answer-steps.ts';
import { pageToken } from '../reply/pager.ts';

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
  /** The language of the answer. */
  readonly locale: string;
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
  const { query, page, reader, workspace, actor, thread, moment, locale } = question;
  const { now, zone } = moment;
  const { person } = await reader.conversation(workspace, thread, actor, now);
  const asked = {
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
    pageToken,
  };
  const steps = await answerAsked(asked, locale);
  const texts = steps.filter((step) => step.kind === 'text');
  const frame = { ...moment, locale };
  return {
    text: texts.map(({ said }) => renderLines(said, frame)).join('\n\n'),
    objects: texts.flatMap(({ shown }) => shown?.objects ?? []),
    next: texts.some((step) => leadsTo(step, query, page + 1)) ? page + 1 : null,
  };
}

function leadsTo({ buttons }: TextStep, query: Query, page: number) {
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
  frame: Frame,
): Promise<PlainAnswer> {
  const { now } = frame;
  const cards = await Promise.all(refs.map((ref) => objectCard(view, ref, { now, isOpen: false })));
  const text = cards.flatMap((card) => (card ? [renderLines(card.said, frame)] : [])).join('\n\n');
  return { text, objects: refs, next: null };
}
