import { CONFIDENCE, type ObjectHandle, type Source } from '@planerka/contracts';
import { sourceFields } from '@planerka/plan';
import type { Proposal } from '@planerka/runtime';
import type { BotContext } from '../turn/bot-context.ts';
import { traceIdOf } from '../turn/trace-id.ts';
import { outcomeReply } from '../cards/outcome-reply.ts';

/** Asked about before anything is written. */
const DOUBTFUL = (CONFIDENCE.hint + CONFIDENCE.act) / 2;

/**
 * Something that was sent without a word. Late of an album it joins that, in reply to what shows objects it belongs to one of them; in an
 * opened task it is offered to that; null where nothing says to what it belongs.
 */
export async function belonging(
  { turn }: BotContext,
  source: Source,
  { key, joins }: { readonly key: string; readonly joins: ObjectHandle | null },
): Promise<Proposal | null> {
  const replied = joins === null ? turn.update.replied : [joins];
  const refs = replied.filter(({ kind }) => kind !== 'project');
  if (refs.length > 0) return attaching(refs, 1, { source, key });
  const { room } = (await turn.conversation()).thread;
  return room?.kind === 'task' ? attaching([room], DOUBTFUL, { source, key }) : null;
}

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
    envelope: {
      trace_id: traceIdOf(turn.update),
      source: { channel: 'telegram_text' },
      command: { intent: 'task_create', confidence: 1, entities: {} },
    },
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
      fresh ? await outcomeReply(outcomes, { transcript: null, view, room: thread.room }) : [],
  });
}
