import type {
  ButtonQuestion,
  Frame,
  InterpretResponse,
  Message,
  ObjectHandle,
  Outcome,
  Query,
} from '@planerka/contracts';
import { InvariantError } from '@planerka/contracts';
import {
  type AttachedWrite,
  type ClaimedUpdate,
  formWrite,
  type OutboxReply,
  type PlanRuntime,
  type UpdateEnd,
  updateEnd,
} from '@planerka/db';
import { addMinutes, epochMs } from '@planerka/plan';
import {
  type Conversation,
  DRAFT_TTL_MINUTES,
  type PlanView,
  type Proposal,
} from '@planerka/runtime';
import type { z } from 'zod';
import type { TappedOp } from '../reply/button-op.ts';
import { type ReplyPart, text, View } from '../reply/reply.ts';
import { storedReply } from '../reply/stored-reply.ts';
import type { UpdatePlace } from '../telegram/place-of.ts';
import { storable } from '../telegram/storable.ts';
import type { Aside } from './aside.ts';
import { frameOf } from './frame-of.ts';
import { Parked, type ServiceQuestion } from './parked.ts';
import { Placeholder } from './placeholder.ts';
import type { BotServices } from './services.ts';
import { traceIdOf } from './trace-id.ts';
import { within } from './within.ts';

type Erasing = Parameters<NonNullable<Parameters<PlanRuntime['erase']>[1]>>[0];

/** What a form comes to, done by the transaction that finishes its update. */
export type FormEnd =
  | { readonly type: 'propose'; readonly proposal: Proposal }
  | { readonly type: 'new_agent'; readonly name: string }
  | { readonly type: 'erase' };

/** Rules answer sooner, and a quick service does: what takes longer is waited for in the database. */
const PARKED_AFTER_MS = 300;

/**
 * One update being worked on. Handlers gather the reply here; it is stored together with the mark
 * that the update is done, in one transaction, and only then sent.
 */
export class UpdateTurn {
  readonly update: ClaimedUpdate;
  readonly place: UpdatePlace;
  /** The tap's own id, when the update is a tap. */
  readonly tapId: string | null;
  /** What the tapped button means; null for an unknown, foreign or forged one. */
  readonly tap: TappedOp | null;
  /** A form's state for the transaction that finishes the update; `state` undefined removes it. */
  form: { readonly key: string; readonly state: unknown } | null = null;
  /** Words that do what a tap does: what a tap would show over its button is sent as a message. */
  answersInWords = false;
  /** Does what a tap on a button of the newest question does. */
  press: ((buttonId: string) => Promise<void>) | null = null;
  /** What the form that ends with this update has asked for. */
  formEnd: FormEnd | null = null;
  /** No form wants this update: it goes its ordinary way. */
  passedForms = false;
  /** What the rules have read: kept with the update, in the transaction that ends it. */
  reading: InterpretResponse | null = null;
  /** Written with the update's end. */
  readonly attached: AttachedWrite[] = [];
  /** Shown while slow work is done. */
  readonly placeholder: Placeholder;
  readonly #services: BotServices;
  readonly #aside: Aside;
  readonly #steps: ReplyPart[] = [];
  #finished = false;
  #workspace: string | null;
  #mine: OutboxReply | null = null;

  constructor(
    services: BotServices,
    update: ClaimedUpdate,
    place: UpdatePlace,
    tapped: { readonly id: string; readonly op: TappedOp | null } | null,
    aside: Aside,
  ) {
    this.#services = services;
    this.#aside = aside;
    this.update = update;
    this.place = place;
    this.tapId = tapped?.id ?? null;
    this.tap = tapped?.op ?? null;
    this.placeholder = new Placeholder(
      services,
      place,
      update.placeholder_message_id,
      (messageId) =>
        services.store.updates.saveProgress(update, { placeholder_message_id: messageId }),
    );
    this.#workspace = update.workspace_id;
  }

  /** Waits a little for somebody else without keeping others from being worked on. */
  async aside<R>(wait: () => Promise<R>): Promise<R> {
    return await this.#aside(wait);
  }

  /**
   * The answer of a service, asked once. Where it does not come at once the update is parked: this throws,
   * and another turn of the same update finds the answer here.
   */
  async answerTo<R>(question: ServiceQuestion<R>): Promise<R> {
    const { of, name, schema } = question;
    const known = this.update.answers[name];
    if (known !== undefined) return readAnswer(schema, name, known);
    const { store, waits } = this.#services;
    if (!waits.hasRoom(of)) throw new Parked(of, null);
    const answer = question.ask().then((given) => storable(schema, given));
    const soon = await this.#aside(() => within(PARKED_AFTER_MS, answer));
    if (soon === null) throw new Parked(of, { name, answer });
    if (question.isWorthKeeping(soon.given)) {
      await store.updates.saveProgress(this.update, { answer: [name, soon.given] });
    }
    return soon.given;
  }

  /** The chat's workspace, made at its first word. */
  async workspace(): Promise<string> {
    this.#workspace ??= await this.#services.directory.forChat(
      this.#services.me.id,
      this.place.chatId,
      {
        kind: this.place.isGroup ? 'group' : 'personal',
        timezone: this.#services.defaultTimezone,
        created_at: this.#services.clock.now(),
      },
    );
    return this.#workspace;
  }

  /** Zone, usual hours and the open question, as they were when the update was claimed. */
  async conversation(): Promise<Conversation> {
    const { reader, clock } = this.#services;
    const claimed = this.update.conversation;
    if (claimed) {
      // The question may have expired between the claim and now.
      const expires = claimed.draft?.expires_at ?? null;
      return expires !== null && expires <= clock.now() ? { ...claimed, draft: null } : claimed;
    }
    return await reader.conversation(
      await this.workspace(),
      this.update.thread,
      this.update.actor,
      clock.now(),
    );
  }

  /** In which the reply's words are made: now, in the chat's zone as it was when it was claimed. */
  frame(): Frame {
    const zone = this.update.conversation?.timezone ?? this.#services.defaultTimezone;
    return frameOf(this.#services, zone);
  }

  /**
   * What is asked here with buttons of the bot's own and is the chat's last message; null where an open draft
   * has asked something since.
   */
  async buttons(): Promise<ButtonQuestion | null> {
    const { asked } = this.update;
    if (!asked?.asks || this.press === null) return null;
    const { draft } = await this.conversation();
    const expires = draft?.expires_at ?? null;
    if (expires === null) return asked.asks;
    // Telegram dates by the second.
    const isNewer =
      epochMs(addMinutes(expires, -DRAFT_TTL_MINUTES)) > Date.parse(asked.answered_at) + 999;
    return isNewer ? null : asked.asks;
  }

  /** The question that the newest message answers. */
  get answeredLast(): Query | null {
    return View.safeParse(this.update.asked?.view).data?.query ?? null;
  }

  say(...steps: readonly ReplyPart[]): void {
    this.#steps.push(...steps);
  }

  /** Ends the tap, if there was one: Telegram's button stops spinning, with a word over it or without. */
  tapAnswer(said: Message | null, frame?: Frame): ReplyPart[] {
    if (this.answersInWords) return said === null ? [] : [text(said, { frame })];
    if (this.tapId === null) return [];
    const more = frame ? { frame } : {};
    return [{ kind: 'answer_callback', callback_query_id: this.tapId, said, ...more }];
  }

  /**
   * Proposes to the runtime and finishes the update in the same transaction. `answer` turns the
   * outcomes into the reply; a repeated proposal (`fresh` false) is not answered twice.
   */
  async propose(
    proposals: readonly Proposal[],
    options: {
      readonly mayUndoOthers?: boolean;
      /** Objects that the words name by tokens or by a reply. */
      readonly refs?: readonly ObjectHandle[];
      readonly answer: (
        outcomes: readonly Outcome[],
        fresh: boolean,
        view: PlanView,
      ) => readonly ReplyPart[] | Promise<readonly ReplyPart[]>;
    },
  ): Promise<void> {
    const context = {
      workspace: await this.workspace(),
      actor: { id: this.update.actor, may_undo_others: options.mayUndoOthers ?? false },
      thread: this.update.thread,
      door: 'telegram',
      refs: options.refs ?? [],
      traceId: traceIdOf(this.update),
    };
    const placeholder = await this.placeholder.settle(this.#aside);
    const { runtime, tracer } = this.#services;
    await tracer.span('propose', { proposals: proposals.length }, () =>
      runtime.propose(context, proposals, async (tx, outcomes, fresh, view) => {
        const steps = [...this.#steps, ...(await options.answer(outcomes, fresh, view))];
        tx.attach(updateEnd(this.update, this.#end(steps, placeholder)));
        for (const write of this.#writes()) tx.attach(write);
      }),
    );
    this.#ended();
  }

  /** Erases the workspace and what `alongside` names, and finishes the update with it. */
  async erase(alongside: (trx: Erasing) => Promise<void>): Promise<void> {
    const { runtime, store } = this.#services;
    const placeholder = await this.placeholder.settle(this.#aside);
    await runtime.erase(await this.workspace(), async (trx) => {
      await alongside(trx);
      await store.finishIn(trx, this.update, this.#end(this.#steps, placeholder));
    });
    this.#ended();
  }

  /** Finishes the update with what was said, where no proposal did. */
  async finish(): Promise<void> {
    if (this.#finished) return;
    const end = this.#end(this.#steps, await this.placeholder.settle(this.#aside));
    await this.#services.store.finish(this.update, end, this.#writes());
    this.#ended();
  }

  #writes(): AttachedWrite[] {
    if (!this.form) return this.attached;
    const { key, state } = this.form;
    return [...this.attached, formWrite(this.update.bot_id, key, state)];
  }

  #end(steps: readonly ReplyPart[], placeholder: number | null): UpdateEnd {
    const audience = {
      thread: this.update.thread,
      actor: this.update.actor,
      kind: 'answer',
    } as const;
    const traceId = traceIdOf(this.update);
    const place = { ...this.place, audience, frame: this.frame(), traceId };
    const stored = storedReply(this.#services, place, steps, placeholder);
    return {
      reply: stored?.reply ?? null,
      buttons: stored?.buttons ?? [],
      ...(this.reading ? { reading: this.reading } : {}),
      onStored: (mine) => {
        this.#mine = mine && stored ? stored.reply : null;
      },
    };
  }

  /** The transaction has committed: a reply that is ours to send is sent at once. */
  #ended(): void {
    this.#finished = true;
    if (this.#mine) this.#services.handOver(this.#mine);
  }
}

/** What was kept was stored as its schema has it: anything else is our own fault, and not asked again for ever. */
function readAnswer<R>(schema: z.ZodType<R>, name: string, kept: unknown): R {
  const read = schema.safeParse(kept);
  if (read.success) return read.data;
  throw new InvariantError('UNREADABLE_ANSWER', `a kept answer cannot be read: ${name}`);
}
