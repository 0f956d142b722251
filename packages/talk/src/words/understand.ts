import type { InterpretResponse, Message, ObjectHandle, Source } from '@planerka/contracts';
import { say } from '@planerka/plan';
import type { Draft, ListedObjects, PlanView, Proposal, ThreadView } from '@planerka/runtime';
import { isBare, type MessageTokens, readMessageTokens } from '../tokens/read-message-tokens.ts';
import { withNames } from '../tokens/with-names.ts';
import { proposalsFromReading } from './proposals-from-reading.ts';
import { settingsProposal } from './settings-proposal.ts';
import { type Pointers, threadHints } from './thread-hints.ts';
import { withSource, withWaiting } from './with-source.ts';
import { wordProposals } from './word-proposals.ts';

/** Words of a person, and what the door knows of them. */
export interface Utterance {
  readonly text: string;
  /** Idempotency key; each proposal adds its position. */
  readonly key: string;
  /** The objects of the message that it replies to; tokens override them. */
  readonly replied: readonly ObjectHandle[];
  /** What the newest answer to this person showed. */
  readonly suggested: readonly ObjectHandle[];
  /** The newest list that was shown, where the door keeps what it has shown. */
  readonly listed?: ListedObjects | null;
  /** The draft in whose light the words are read, null for none. */
  readonly draft: Draft | null;
  readonly thread: ThreadView;
  /** Somebody else has said it. */
  readonly forwarded?: boolean;
  /** The message itself, where it is more than its words: kept with what they make. */
  readonly source?: Source | null;
}

export interface UnderstandPorts {
  readonly view: PlanView;
  /** Reads words in which each token is replaced by a placeholder. */
  readonly interpret: (words: string, pointers: Pointers) => Promise<InterpretResponse>;
}

/**
 * What words come to: `refused` when a token is wrong and nothing may be carried out; `noise` and
 * `setting` when there is nothing to propose; `pressed` when they mean a button of the door's own
 * question; else the proposals.
 */
export type Understood =
  | {
      readonly kind: 'refused';
      readonly reading: InterpretResponse | null;
      readonly problem: Message;
    }
  | { readonly kind: 'noise'; readonly reading: InterpretResponse }
  | { readonly kind: 'setting'; readonly reading: InterpretResponse }
  | { readonly kind: 'pressed'; readonly reading: InterpretResponse; readonly button: string }
  | {
      readonly kind: 'proposals';
      /** As it came from the interpreter; null where there were no words besides the tokens. */
      readonly reading: InterpretResponse | null;
      readonly proposals: readonly Proposal[];
      /** What the whole utterance is about, for the thread's memory. */
      readonly refs: readonly ObjectHandle[];
      /** Objects that were only named, to be shown: tokens with nothing to do. */
      readonly named: readonly ObjectHandle[];
      /** The candidates that the interpreter was given. */
      readonly offered: readonly ObjectHandle[];
    };

/**
 * The path of an utterance through any door (K4-placeholders and
 * K4-validate-first): its tokens are held against the plan, the rest is read in the light of the open
 * question and the thread, and all of it becomes proposals.
 */
export async function understand(
  utterance: Utterance,
  { view, interpret }: UnderstandPorts,
): Promise<Understood> {
  if (utterance.forwarded) return await understandForwarded(utterance, interpret);
  const tokens = await readMessageTokens(utterance.text, view);
  if (!tokens.ok) return { kind: 'refused', reading: null, problem: tokens.problem };
  const pointers: Pointers = {
    refs: tokens.refs.length > 0 ? tokens.refs : utterance.replied,
    suggested: utterance.suggested,
    ...(utterance.listed == null ? {} : { listed: utterance.listed }),
    operations: tokens.operations,
  };
  const read = isBare(tokens) ? null : await interpret(tokens.words, pointers);
  if (read === null) return proposed(utterance, { tokens, pointers, read, named: null });
  const apart = besidesThePlan(read, utterance.key);
  if (apart !== null) return apart;
  const named = withNames(read, tokens.names);
  return named === null
    ? { kind: 'refused', reading: read, problem: say('token_no_room', {}) }
    : proposed(utterance, { tokens, pointers, read, named });
}

/** Words that are not about things of the plan: noise, a button, a setting; null for all others. */
function besidesThePlan(reading: InterpretResponse, key: string): Understood | null {
  const { noise, button_id: button, setting, settings } = reading;
  if (noise) return { kind: 'noise', reading };
  if (button !== undefined) return { kind: 'pressed', reading, button };
  if (setting) {
    const proposals = [settingsProposal(`${key}:0`, setting)];
    return { kind: 'proposals', reading, proposals, refs: [], named: [], offered: [] };
  }
  return settings ? { kind: 'setting', reading } : null;
}

interface Read {
  readonly tokens: Extract<MessageTokens, { ok: true }>;
  readonly pointers: Pointers;
  /** As it came from the interpreter; null where there were no words besides the tokens. */
  readonly read: InterpretResponse | null;
  /** The same with the names of the tokens in their places. */
  readonly named: InterpretResponse | null;
}

/** What op tokens order comes first, then what the words say. */
function proposed(
  { text, key, suggested, draft, thread, source = null }: Utterance,
  { tokens, pointers, read, named }: Read,
): Understood {
  const { refs } = pointers;
  const byTokens = tokens.refs.length > 0;
  const ofTokens = tokens.operations.map((operation, position) => ({
    type: 'operation' as const,
    key: `${key}:${position}`,
    read: { operation, confidence: 1 },
    refs,
    suggested,
    said: text,
  }));
  const offered = threadHints(thread, pointers).candidates;
  const position = ofTokens.length;
  const message = { key, said: text, position, pointers, byTokens, draft, offered };
  const all = [...ofTokens, ...wordProposals(named, message)];
  const proposals =
    source === null ? withWaiting(all, draft) : withSource(all, source, (next) => `${key}:${next}`);
  return {
    kind: 'proposals',
    reading: read,
    proposals,
    refs: refs.length === 1 || byTokens ? refs : [],
    named: proposals.length > 0 ? [] : tokens.refs,
    offered,
  };
}

/**
 * What somebody else has said orders nothing here, answers nothing, and its tokens are words: it may only
 * be written down.
 */
async function understandForwarded(
  { text, key, suggested, source = null }: Pick<Utterance, 'text' | 'key' | 'suggested' | 'source'>,
  interpret: UnderstandPorts['interpret'],
): Promise<Understood> {
  const reading = await interpret(text, { refs: [], suggested, operations: [] });
  if (reading.noise) return { kind: 'noise', reading };
  const isNew = reading.kind === 'commands';
  const read: InterpretResponse = isNew
    ? reading
    : { kind: 'none', envelopes: [], interpreter: reading.interpreter };
  const said = proposalsFromReading(read, { key, said: text, draftId: null });
  const proposals = source === null ? said : withSource(said, source, (next) => `${key}:${next}`);
  return { kind: 'proposals', reading: read, proposals, refs: [], named: [], offered: [] };
}
