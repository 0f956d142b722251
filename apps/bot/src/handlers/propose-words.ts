import type { Operation } from '@planerka/contracts';
import { type Pointers, type Proposal, threadHints } from '@planerka/runtime';
import { outcomeReply } from '../cards/outcome-reply.ts';
import { showSettings } from '../commands/settings.ts';
import { type Step, text } from '../outbox/reply.ts';
import { ru } from '../texts/ru.ts';
import type { BotContext } from '../work/bot-context.ts';
import { interpretWords, type SaidWords } from './interpret-words.ts';
import { isBare, readMessageTokens } from './read-message-tokens.ts';
import { readOnlySteps } from './read-only-steps.ts';
import { withNames } from './with-names.ts';
import { wordProposals } from './word-proposals.ts';

/** Words of a person on their way to the runtime, however they came. */
export interface Words extends SaidWords {
  /** What was heard, to be quoted in the answer; null for typed words. */
  readonly transcript: string | null;
  /** Read by themselves, not as an answer to the open question. */
  readonly alone?: boolean;
  /** Proposals that come before those of the words, in the same transaction. */
  readonly first?: readonly Proposal[];
  /** Outcomes of `first` that need not be told. */
  readonly silent?: boolean;
  readonly mayUndoOthers?: boolean;
  /** Parts of the reply that come before the outcomes. */
  readonly steps?: readonly Step[];
}

/**
 * The whole path of an utterance (conversation contract, section 4): take its tokens out and hold
 * them against the plan, read the rest, keep the reading, propose, answer with what was written.
 */
export async function proposeWords(ctx: BotContext, words: Words): Promise<void> {
  const { services, turn } = ctx;
  const view = services.reader.view(await turn.workspace());
  const tokens = await readMessageTokens(words.text, view);
  if (!tokens.ok) {
    turn.say(...(words.steps ?? []), text(tokens.say));
    await turn.finish();
    return;
  }
  const { replied, suggested } = turn.update;
  const pointers: Pointers = {
    refs: tokens.refs.length > 0 ? tokens.refs : replied,
    suggested,
    operations: tokens.operations,
  };
  const conversation = await turn.conversation();
  const draft = words.alone ? null : conversation.draft;
  const reading = isBare(tokens)
    ? null
    : await interpretWords(ctx, { ...words, text: tokens.words }, draft, pointers);
  if (reading?.noise) {
    turn.say(...(words.steps ?? []), text(ru.voice.noise));
    await turn.finish();
    return;
  }
  if (reading?.settings) {
    turn.say(...(words.steps ?? []));
    await showSettings(ctx, ru.settings.how);
    await turn.finish();
    return;
  }
  const first = words.first ?? [];
  const ofTokens = tokenProposals(tokens.operations, pointers, words);
  const offered = threadHints(conversation.thread, pointers).candidates;
  const ofWords = wordProposals(reading && withNames(reading, tokens.names), {
    key: words.key,
    said: words.text,
    position: ofTokens.length,
    pointers,
    byTokens: tokens.refs.length > 0,
    draft,
    offered,
  });
  const isActing = ofTokens.length + ofWords.length > 0;
  const besides = await readOnlySteps(ctx, reading, isActing ? [] : tokens.refs, offered);
  await turn.propose([...first, ...ofTokens, ...ofWords], {
    ...(words.mayUndoOthers === undefined ? {} : { mayUndoOthers: words.mayUndoOthers }),
    refs: pointers.refs.length === 1 || tokens.refs.length > 0 ? pointers.refs : [],
    answer: async (outcomes, fresh, after) => {
      const told = words.silent ? outcomes.slice(first.length) : outcomes;
      if (!fresh && outcomes.length > 0) return [];
      const { transcript } = words;
      const zone = conversation.timezone;
      const { room } = conversation.thread;
      const reply = await outcomeReply(told, { transcript, view: after, zone, room });
      return [...(words.steps ?? []), ...reply, ...besides];
    },
  });
}

function tokenProposals(
  operations: readonly Operation[],
  { refs, suggested }: Pointers,
  { key, text: said }: Words,
): Proposal[] {
  return operations.map((operation, position) => ({
    type: 'operation',
    key: `${key}:${position}`,
    read: { operation, confidence: 1 },
    refs,
    suggested,
    said,
  }));
}
