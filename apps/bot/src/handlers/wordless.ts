import { CONFIDENCE, type ObjectHandle, type Source } from '@planerka/contracts';
import { isCreate, sourceFields } from '@planerka/plan';
import type { Draft, Proposal } from '@planerka/runtime';
import { outcomeReply } from '../cards/outcome-reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { traceIdOf } from '../turn/trace-id.ts';

/** Asked about before anything is written. */
const DOUBTFUL = (CONFIDENCE.hint + CONFIDENCE.act) / 2;

/**
 * Something that was sent without a word. Late of an album it joins that, in reply to what shows objects it belongs to one of them; in an
 * opened task it is offered to that; null where nothing says to what it belongs.
 */
export async function belonging(
  { turn }: BotContext,
  source: Source,
  {
    key,
    joins,
    waits,
  }: { readonly key: string; readonly joins: ObjectHandle | null; readonly waits: Draft | null },
): Promise<Proposal | null> {
  if (waits !== null) return waitingToo(turn, waits, { source, key });
  const replied = joins === null ? turn.update.replied : [joins];
  const refs = replied.filter(({ kind }) => kind !== 'project');
  if (refs.length > 0) return attaching(refs, 1, { source, key });
  const { room } = (await turn.conversation()).thread;
  return room?.kind === 'task' ? attaching([room], DOUBTFUL, { source, key }) : null;
}

/** Late of an album about which something is asked: kept with what the answer makes. */
function waitingToo(
  turn: BotContext['turn'],
  { draft_id, operation: { operation } }: Draft,
  { source, key }: { readonly source: Source; readonly key: string },
): Proposal {
  const intent = isCreate(operation) ? operation.type : 'task_create';
  return {
    type: 'answer',
    key: `${key}:0`,
    draft_id,
    envelope: blankEnvelope(turn, intent),
    sources: [source],
    said: '',
  };
}

const blankEnvelope = (turn: BotContext['turn'], intent: 'task_create' | 'timeblock_create') => ({
  trace_id: traceIdOf(turn.update),
  source: { channel: 'telegram_text' },
  command: { intent, confidence: 1, entities: {} },
});

function attaching(
  refs: readonly ObjectHandle[],
  confidence: number,
  { source, key }: { readonly source: Source; readonly key: string },
): Proposal {
  return {
    type: 'operation',
    key: `${key}:0`,
    read: { operation: { type: 'attach_source', ...sourceFields(source) }, confidence },
    refs,
    suggested: [],
    said: '',
  };
}

/** A task of which nothing is known but the message: its name is asked for. */
export function nameless({ turn }: BotContext, source: Source, key: string): Proposal {
  return {
    type: 'command',
    key: `${key}:0`,
    envelope: blankEnvelope(turn, 'task_create'),
    sources: [source],
    said: '',
  };
}

/** Carries out what something without words comes to. */
export async function proposeWordless(ctx: BotContext, proposal: Proposal): Promise<void> {
  const { turn } = ctx;
  const { thread } = await turn.conversation();
  await turn.propose([proposal], {
    ...(proposal.type === 'operation' ? { refs: proposal.refs } : {}),
    answer: async (outcomes, fresh, view) =>
      // the question about this album was sent already
      fresh && proposal.type !== 'answer'
        ? await outcomeReply(outcomes, { transcript: null, view, room: thread.room })
        : [],
  });
}
