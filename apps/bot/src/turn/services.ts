import type { Interpreter, PhaseAgent, Suggester } from '@planerka/contracts';
import type {
  AgentTokenStore,
  OutboxReply,
  PlanRuntime,
  TelegramStore,
  WorkspaceDirectory,
  WorkspaceNames,
} from '@planerka/db';
import type { Outbound } from '@planerka/outbound';
import type { DaypartOfTag } from '@planerka/plan';
import type { Clock, Ids, PlanReader } from '@planerka/runtime';
import type { Api } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import type { BotLog, BotMeter } from '../ports/bot-log.ts';
import type { Allowed } from '../ports/environment.ts';
import type { BotTracer } from '../ports/tracer.ts';
import type { Transcriber } from '../ports/transcriber.ts';
import type { AwayNotice } from './away-notice.ts';
import type { WaitingRoom } from './parked.ts';
import type { RepliesInHand } from './replies-in-hand.ts';

export interface BotLimits {
  readonly voiceMaxSeconds: number;
  readonly voiceSecondsPerDay: number;
  readonly modelCallsPerDay: number;
  readonly messagesPerMinute: number;
}

/** The door of agents as its keeper sees it. */
export interface AgentsDoor {
  readonly tokens: AgentTokenStore;
  readonly names: WorkspaceNames;
  /** Where agents come in over HTTP; null while that is not known. */
  readonly url: () => string | null;
}

/** Everything the bot works with, wired once by the root. */
export interface BotServices {
  readonly api: Api;
  readonly me: UserFromGetMe;
  readonly store: TelegramStore;
  readonly runtime: PlanRuntime;
  readonly reader: PlanReader;
  readonly directory: WorkspaceDirectory;
  readonly interpreter: Interpreter;
  readonly suggester: Suggester;
  readonly phases: PhaseAgent;
  /** Reads in which part of the day a task shall lie by one of its tags. */
  readonly daypartOfTag: DaypartOfTag;
  /** Null when no speech recognition is configured. */
  readonly transcriber: Transcriber | null;
  readonly files: { readonly apiRoot: string; readonly token: string; readonly outbound: Outbound };
  readonly agents: AgentsDoor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly allowed: Allowed;
  readonly limits: BotLimits;
  readonly defaultTimezone: string;
  readonly locale: string;
  /** After so many milliseconds a person is told that the answer takes a while. */
  readonly patienceMs: number;
  readonly notice: AwayNotice;
  /** Sends a reply that was stored as this process's own to send. */
  readonly handOver: (reply: OutboxReply) => void;
  /** There is a reply in the outbox that any process may send. */
  readonly wakeSending: () => void;
  /** What is on its way to the chats just now. */
  readonly inHand: RepliesInHand;
  /** How many more questions of services this process may have open. */
  readonly waits: WaitingRoom;
  readonly log: BotLog;
  readonly meter: BotMeter;
  readonly tracer: BotTracer;
}
