import type { Proposal } from '@planerka/runtime';
import { type Understood, understand } from '@planerka/talk';
import { tell } from '@planerka/texts';
import { outcomeReply } from '../cards/outcome-reply.ts';
import { planPictures } from '../queries/plan-pictures.ts';
import { interpretWords, type SaidWords } from '../reading/interpret-words.ts';
import { type ReplyPart, text } from '../reply/reply.ts';
import { showSettings } from '../slash-commands/settings.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { askedBefore, askedBehind, readOnlySteps } from './read-only-steps.ts';

/** Words of a person on their way to the runtime, however they came. */
export interface ReceivedWords extends SaidWords {
  /** The transcript of a voice message, to be quoted in the answer; null for typed words. */
  readonly transcript: string | null;
  /** Proposals that come before those of the words, in the same transaction. */
  readonly first?: readonly Proposal[];
  /** Outcomes of `first` that need not be told. */
  readonly silent?: boolean;
  readonly mayUndoOthers?: boolean;
  /** Parts of the reply that come before the outcomes. */
  readonly steps?: readonly ReplyPart[];
}

/**
 * The whole path of an utterance: understand it, keep the reading, propose what it comes to, answer
 * with what was written.
 */
export async function proposeWords(ctx: BotContext, words: ReceivedWords): Promise<void> {
  const { services, turn } = ctx;
  const view = services.reader.view(await turn.workspace());
  const { replied, suggested, listed } = turn.update;
  const conversation = await turn.conversation();
  const draft = words.alone ? null : conversation.draft;
  const { thread } = conversation;
  const understood = await understand(
    {
      text: words.text,
      key: words.key,
      replied,
      suggested,
      listed,
      draft,
      thread,
      forwarded: words.channel === 'telegram_forward',
      source: words.source ?? null,
    },
    {
      view,
      interpret: (read, pointers) => interpretWords(ctx, { ...words, text: read }, draft, pointers),
    },
  );
  if (understood.kind === 'pressed' && turn.press !== null) {
    turn.say(...(words.steps ?? []));
    return await turn.press(understood.button);
  }
  if (understood.kind === 'proposals') {
    return await proposeUnderstood(ctx, words, understood);
  }
  turn.say(...(words.steps ?? []));
  if (understood.kind === 'setting') {
    const isAsked = understood.reading.talk === 'question';
    await showSettings(ctx, isAsked ? undefined : tell('settings_how'));
  } else if (understood.kind === 'noise') {
    turn.say(text(tell('voice_noise')));
  } else if (understood.kind === 'refused') {
    turn.say(text(understood.problem));
  }
}

async function proposeUnderstood(
  ctx: BotContext,
  words: ReceivedWords,
  { reading, proposals, refs, named, offered }: Extract<Understood, { kind: 'proposals' }>,
): Promise<void> {
  const { turn } = ctx;
  const { thread } = await turn.conversation();
  const first = words.first ?? [];
  const besides = await readOnlySteps(ctx, reading, named, offered);
  const before = await askedBefore(ctx, reading);
  const behind = await askedBehind(ctx, reading);
  await turn.propose([...first, ...proposals], {
    ...(words.mayUndoOthers === undefined ? {} : { mayUndoOthers: words.mayUndoOthers }),
    refs,
    answer: async (outcomes, fresh, after) => {
      const told = words.silent ? outcomes.slice(first.length) : outcomes;
      if (!fresh && outcomes.length > 0) return [];
      const { transcript } = words;
      const { room } = thread;
      const reply = await outcomeReply(told, { transcript, view: after, room });
      const pictures = await planPictures(ctx, told);
      return [...(words.steps ?? []), ...before, ...reply, ...pictures, ...besides, ...behind];
    },
  });
}
