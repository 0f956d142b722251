import type { InterpretResponse, ObjectHandle } from '@planerka/contracts';
import type { Conversation, ListedObjects } from '@planerka/runtime';
import type { AttachedWrite } from '../connection/attached-write.ts';
import type { Wait } from '../connection/schema.ts';
import type { AccessRole } from './access-store.ts';
import type { AskedWithButtons } from './shown-store.ts';
import type { Usage } from './usage-store.ts';

/** An update as it arrives: stored whole, acknowledged only after commit. */
export interface ReceivedUpdate {
  readonly update_id: number;
  readonly chat_id: number;
  readonly user_id: number | null;
  readonly thread: string;
  readonly actor: string;
  readonly body: unknown;
  /** The message that the update brings, as Telegram numbers and dates it; null for a tap. */
  readonly message_id: number | null;
  readonly sent_at: string | null;
  /** The message that it answers. */
  readonly reply_to_message_id: number | null;
}

/** An update in a worker's hands until its lease runs out. */
export interface ClaimedUpdate {
  readonly bot_id: number;
  readonly update_id: number;
  readonly chat_id: number;
  readonly user_id: number | null;
  readonly thread: string;
  readonly actor: string;
  readonly body: unknown;
  readonly received_at: string;
  /** Which try this is, from 1; it fences off a worker whose lease ran out. */
  readonly tries: number;
  readonly transcript: string | null;
  readonly interpretation: InterpretResponse | null;
  readonly placeholder_message_id: number | null;
  /** State of a form that this person has open in this chat; undefined in the database is null. */
  readonly form: unknown;
  readonly role: AccessRole | null;
  /** The chat had blocked the bot: it has just written again. */
  readonly blocked: boolean;
  /**
   * How many updates this person has sent within the minute that ends with this one, by Telegram's
   * dates: what has only waited to be fetched is no crowd.
   */
  readonly recent: number;
  /** What it has waited for before this claim; null when it was never put off. */
  readonly waits_for: Wait | null;
  /** What services have answered about it, by question. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** More chats wait than the claim has looked at: those behind them may be another person's. */
  readonly is_crowded: boolean;
  /** So many more of its person's wait behind it that they are no one's few words. */
  readonly leads_crowd: boolean;
  /** The process that holds it; null where processes have no numbers. */
  readonly process: number | null;
  /** What this person has used up today. */
  readonly usage: Usage;
  /** The chat's workspace and what reading words in it needs to know; null before its first word. */
  readonly workspace_id: string | null;
  readonly conversation: Conversation | null;
  /** The objects of the message that this one replies to; empty when it shows none. */
  readonly replied: readonly ObjectHandle[];
  /** The objects of the newest answer to this person here that came before this message. */
  readonly suggested: readonly ObjectHandle[];
  /** The newest list that was shown to them here in the last hour; null where there is none. */
  readonly listed: ListedObjects | null;
  /** What that answer asks with buttons, or answers, where this person has said nothing since. */
  readonly asked: AskedWithButtons | null;
}

/** What a worker has found out so far; kept so that the next try does not find it out again. */
export interface UpdateProgress {
  readonly transcript?: string;
  readonly placeholder_message_id?: number;
  /** What it waits for, shown to whoever looks: its lease is kept all the while. */
  readonly waits_for?: Wait;
  /** A question's name and what was answered. */
  readonly answer?: readonly [question: string, answer: unknown];
}

/** What a claim goes by besides the order in which updates have come. */
export interface ClaimMore {
  readonly now: string;
  /** How many updates of each person this process has in hand. */
  readonly hands: ReadonlyMap<number, number>;
  readonly each: number;
}

export interface UpdateStore {
  /** Stores updates that are not known yet, in order; says how many were new. */
  receive(botId: number, updates: readonly ReceivedUpdate[]): Promise<number>;
  /**
   * The oldest unfinished update of each of up to `limit` chats that nobody works on. `now` is
   * product time: a question that has expired by then is not part of the conversation any more.
   * Nobody has more than `each` in hand with what they have by now, `hands`.
   */
  claim(botId: number, leaseMs: number, limit: number, more: ClaimMore): Promise<ClaimedUpdate[]>;
  extend(updates: readonly ClaimedUpdate[], leaseMs: number): Promise<void>;
  /** An update that was parked can be taken up by anybody; the try that parked it counts as none. */
  resume(update: ClaimedUpdate): Promise<void>;
  /**
   * How long the update has to wait, in milliseconds, so that within a minute at most `most` of its
   * person's updates are carried out.
   */
  paceOf(update: ClaimedUpdate, most: number): Promise<number>;
  /**
   * Puts a claimed update off for `delayMs`, with what tells its person so; it counts as no try.
   * Throws RetryableError `LEASE_LOST` when another worker has taken it over.
   */
  putOff(
    update: ClaimedUpdate,
    wait: { readonly for: Wait; readonly delayMs: number; readonly message: AttachedWrite | null },
  ): Promise<void>;
  saveProgress(update: ClaimedUpdate, progress: UpdateProgress): Promise<void>;
  /** Gives it back to be tried again after `delayMs`; the chat's later updates wait for it. */
  release(update: ClaimedUpdate, delayMs: number): Promise<void>;
  /** What a claimed update answers, as it is known by now. */
  shownFor(
    update: ClaimedUpdate,
  ): Promise<Pick<ClaimedUpdate, 'replied' | 'suggested' | 'listed' | 'asked'>>;
  /** The stored body of an update of this chat that is over, for a voice note to be transcribed again. */
  body(botId: number, chatId: number, updateId: number): Promise<unknown>;
  /**
   * Bodies of the updates that brought the same album as this one, oldest first, as far as they have come
   * within a minute of it.
   */
  album(update: ClaimedUpdate, mediaGroupId: string): Promise<unknown[]>;
  /** How many updates wait. */
  backlog(botId: number): Promise<number>;
  /** How long the oldest of them have waited. */
  ages(botId: number): Promise<UpdateAges>;
}

/** In seconds; 0 where there is none. */
export interface UpdateAges {
  /** The oldest update that is not done. */
  readonly unfinished: number;
  /** The oldest that could be worked on and that nobody has taken. */
  readonly untaken: number;
}
