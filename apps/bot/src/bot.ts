import {
  DEFAULT_LOCALE,
  type Frame,
  type Interpreter,
  type PhaseAgent,
  RetryableError,
  type Suggester,
} from '@planerka/contracts';
import type {
  ExpireDraft,
  PlanRuntime,
  Remind,
  SendDigest,
  TelegramStore,
  TellBurst,
  TellChangeSet,
  WorkspaceDirectory,
} from '@planerka/db';
import type { Outbound } from '@planerka/outbound';
import type { DaypartOfTag } from '@planerka/plan';
import type { Clock, Ids, PlanReader } from '@planerka/runtime';
import { render, tell } from '@planerka/texts';
import type { Api } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import { tellBurst, tellBursts } from './agents/tell-burst.ts';
import { tellChangeSet, tellChangeSets } from './agents/tell-change-set.ts';
import { insist } from './intake/insist.ts';
import { startPoller } from './intake/poller.ts';
import { ALLOWED_UPDATES, createIntake } from './intake/store-updates.ts';
import { createWebhook, webhookSecret } from './intake/webhook.ts';
import { createSender } from './outbox/sender.ts';
import type { BotLog, BotMeter } from './ports/bot-log.ts';
import { type BotEnvironment, readAllowed } from './ports/environment.ts';
import { faultFacts } from './ports/fault-facts.ts';
import { type BotTracer, noTracer } from './ports/tracer.ts';
import { expireDraft } from './queue/expire-draft.ts';
import { startPool } from './queue/pool.ts';
import { createWaits } from './queue/waits.ts';
import { createWorker, LEASE_MS } from './queue/worker.ts';
import { sendReminders } from './reminders/remind.ts';
import { sendDigests } from './reminders/send-digest.ts';
import { tellDue, tellLate } from './reminders/tell-due.ts';
import { makeInvitation } from './secrets/make-invitation.ts';
import { botCommands } from './slash-commands/bot-commands.ts';
import { type SharedServer, transcriberFor } from './speech/transcriber-for.ts';
import { grammySignal } from './telegram/grammy-signal.ts';
import { createTelegramClient } from './telegram/telegram-client.ts';
import { AwayNotice } from './turn/away-notice.ts';
import { frameOf } from './turn/frame-of.ts';
import { PATIENCE_MS } from './turn/placeholder.ts';
import { RepliesInHand } from './turn/replies-in-hand.ts';
import type { AgentsDoor, BotServices } from './turn/services.ts';

const CALL_TIMEOUT_MS = 20_000;
const POLL_TIMEOUT_MS = 60_000;
/** Chats worked on at once, and those that wait for somebody else for a moment. */
const WORKERS = 16;
const ASIDE_MAX = 200;
const SENDERS = 8;
/** Replies that Telegram has and has not taken yet. */
const SENDING_MAX = 48;
const IDLE_MS = 500;
/** Each start prints a new one while there is no owner. */
const OWNER_LINK_HOURS = 7 * 24;

export interface BotOptions {
  readonly token: string;
  readonly environment: BotEnvironment;
  /** The text server's address and key, for speech too where it has no settings of its own. */
  readonly speech: SharedServer | null;
  /** What calls of the speech server go through, and calls, polls and downloads of Telegram. */
  readonly outbound: Readonly<Record<'speech' | 'telegram' | 'polling' | 'files', Outbound>>;
  readonly store: TelegramStore;
  readonly runtime: PlanRuntime;
  readonly reader: PlanReader;
  readonly directory: WorkspaceDirectory;
  readonly interpreter: Interpreter;
  readonly suggester: Suggester;
  readonly phases: PhaseAgent;
  /** Reads in which part of the day a task shall lie by one of its tags. */
  readonly daypartOfTag: DaypartOfTag;
  readonly agents: AgentsDoor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly defaultTimezone: string;
  /** The language of the bot's words; that of those who have chosen none by default. */
  readonly locale?: string | undefined;
  /** After so many milliseconds a person is told that the answer takes a while. Default 1,500. */
  readonly patienceMs?: number | undefined;
  readonly log: BotLog;
  readonly meter: BotMeter;
  /** Shows where time goes; nothing is traced without one. */
  readonly tracer?: BotTracer | undefined;
  /** Ends the start while Telegram does not answer. */
  readonly stopping?: AbortSignal;
}

/** In seconds; 0 where there is none. */
export interface HandTimes {
  readonly worked: number;
  /** For a service's answer. */
  readonly waited: number;
}

export interface RunningBot {
  readonly me: UserFromGetMe;
  readonly mode: 'polling' | 'webhook';
  /** Whoever opens it first becomes the owner; null when the bot needs none or has one. */
  readonly ownerLink: string | null;
  /** Present in webhook mode: answers Telegram's requests. */
  readonly webhook: ((request: Request) => Promise<Response>) | null;
  /** Rejects when the bot cannot go on. */
  readonly failed: Promise<never>;
  expireDraft(job: ExpireDraft): Promise<void>;
  /** Tells what is due in one workspace. */
  remind(job: Remind): Promise<void>;
  sendDigests(job: SendDigest): Promise<void>;
  /** Tells what an agent has written in one workspace. */
  tellBurst(job: TellBurst): Promise<void>;
  /** Tells that an agent has proposed a change set. */
  tellChangeSet(job: TellChangeSet): Promise<void>;
  /** Tells all that is due by the product's clock, whatever the queue says. */
  tellDue(): Promise<void>;
  /** Tells reminders that should have been told already. */
  tellLate(): Promise<void>;
  /** Looks at once for updates and replies that have become free, and for what is due. */
  lookAgain(): void;
  /** Updates and replies that it has begun and not finished: what follows an update, too. */
  inHand(): number;
  /** For how long the oldest update in hand has been worked on, and the oldest parked one has waited. */
  longest(): HandTimes;
  /** Takes nothing new and finishes what is in hand. */
  stop(): Promise<void>;
}

async function announce(api: Api, log: BotLog, frame: Frame): Promise<void> {
  const menu = botCommands.flatMap(({ name, description }) =>
    description === null ? [] : [{ command: name, description: render(description, frame) }],
  );
  try {
    await api.setMyCommands(menu);
  } catch {
    log.warn({}, 'the command menu could not be set');
  }
}

/** Starts the Telegram door: intake, workers, sender. Resolves when updates are being taken. */
export async function startBot(options: BotOptions): Promise<RunningBot> {
  const { token, environment, log, store } = options;
  const apiRoot = environment.TELEGRAM_API_ROOT.replace(/\/+$/, '');
  const { telegram, polling } = options.outbound;
  const api = createTelegramClient({
    token,
    apiRoot,
    outbound: telegram,
    timeoutMs: CALL_TIMEOUT_MS,
  });
  const start = { log, stopping: options.stopping ?? new AbortController().signal };
  const me = await insist((signal) => api.getMe(grammySignal(signal)), 'the bot itself', start);
  const { locale = DEFAULT_LOCALE, defaultTimezone } = options;
  const frame = () => frameOf({ clock: options.clock, locale }, defaultTimezone);
  await announce(api, log, frame());
  const webhookUrl = environment.TELEGRAM_WEBHOOK_URL;
  const secret = webhookSecret(token, environment.TELEGRAM_WEBHOOK_SECRET);
  // All that Telegram may refuse comes before anything is started that would have to be stopped.
  if (webhookUrl === undefined) {
    await insist((signal) => api.deleteWebhook({}, grammySignal(signal)), 'polling', start);
  } else {
    const settings = { secret_token: secret, allowed_updates: ALLOWED_UPDATES };
    await insist(
      (signal) => api.setWebhook(webhookUrl, settings, grammySignal(signal)),
      'TELEGRAM_WEBHOOK_URL',
      start,
    );
  }
  const allowed = readAllowed(environment.TELEGRAM_ALLOWED_USERS);
  const hasNoOwner = allowed.kind === 'by_invitation' && !(await store.access.isOwned(me.id));
  const ownerLink = hasNoOwner
    ? await makeInvitation(store.access, me, { hours: OWNER_LINK_HOURS, as: 'owner' })
    : null;
  const notice = new AwayNotice(api, allowed, () => render(tell('database_away'), frame()));
  const onError = (what: string) => (error: unknown) => {
    if (error instanceof RetryableError) log.warn({ code: error.code }, `${what}: waiting`);
    else log.error({ err: faultFacts(error) }, `${what} failed`);
  };
  const { reader, clock, directory, meter, tracer = noTracer } = options;
  const { daypartOfTag } = options;
  const sender = createSender(
    { api, me, store, reader, clock, locale, daypartOfTag, directory, log, meter, tracer },
    () => sending.isAwaited(),
  );
  const inHand = new RepliesInHand();
  const waits = createWaits({ store, leaseMs: LEASE_MS, wake: () => working.wake() });
  const sending = startPool({
    slots: SENDERS,
    idleMs: IDLE_MS,
    take: sender.take,
    // Many replies of one chat keep no other from its one.
    whose: ({ chat_id: chat }) => chat,
    asideMax: SENDING_MAX,
    work: (reply, aside) => inHand.sending(reply.chat_id, () => sender.send(reply, aside)),
    onError: onError('sending'),
  });
  const services: BotServices = {
    api,
    me,
    store,
    runtime: options.runtime,
    reader: options.reader,
    directory,
    interpreter: options.interpreter,
    suggester: options.suggester,
    phases: options.phases,
    daypartOfTag,
    agents: options.agents,
    transcriber: transcriberFor(environment, options.speech, options.outbound.speech),
    files: { apiRoot, token, outbound: options.outbound.files },
    clock: options.clock,
    ids: options.ids,
    allowed,
    limits: {
      voiceMaxSeconds: environment.VOICE_MAX_SECONDS,
      voiceSecondsPerDay: environment.VOICE_SECONDS_PER_DAY,
      modelCallsPerDay: environment.MODEL_CALLS_PER_DAY,
      messagesPerMinute: environment.MESSAGES_PER_MINUTE,
    },
    defaultTimezone,
    locale,
    patienceMs: options.patienceMs ?? PATIENCE_MS,
    notice,
    handOver: (reply) => sending.offer(sender.asClaimed(reply)),
    wakeSending: () => sending.wake(),
    inHand,
    waits,
    log,
    meter,
    tracer,
  };
  const worker = createWorker(services, waits, () => working.wake());
  const working = startPool({
    slots: WORKERS,
    asideMax: ASIDE_MAX,
    idleMs: IDLE_MS,
    take: worker.take,
    work: worker.work,
    onError: onError('working'),
  });
  const intake = createIntake({
    store,
    botId: me.id,
    notice,
    directory,
    wake: working.wake,
    log,
    meter,
  });
  const poller =
    webhookUrl === undefined
      ? startPoller({
          api: createTelegramClient({
            token,
            apiRoot,
            outbound: polling,
            timeoutMs: POLL_TIMEOUT_MS,
          }),
          botId: me.id,
          holder: options.ids.uuid(),
          store,
          intake,
          log,
        })
      : null;
  return {
    me,
    mode: poller ? 'polling' : 'webhook',
    ownerLink,
    webhook: poller ? null : createWebhook({ secret, intake, log }),
    failed: poller?.failed ?? new Promise<never>(() => {}),
    expireDraft: (job) => expireDraft(services, job, sending.wake),
    remind: (job) => sendReminders(services, job),
    sendDigests: (job) => sendDigests(services, job),
    tellBurst: (job) => tellBurst(services, job),
    tellChangeSet: (job) => tellChangeSet(services, job),
    tellDue: async () => {
      await tellDue(services);
      await tellBursts(services);
      await tellChangeSets(services);
    },
    tellLate: () => tellLate(services),
    lookAgain: () => {
      working.wake();
      sending.wake();
      tellDue(services).catch(onError('reminders'));
    },
    inHand: () => working.inHand() + waits.inHand() + sending.inHand(),
    longest: () => ({
      worked: working.longestMs() / 1000,
      waited: waits.longestMs() / 1000,
    }),
    stop: async () => {
      await poller?.stop();
      await Promise.all([working.stop(), waits.stop()]);
      await sending.stop();
    },
  };
}
