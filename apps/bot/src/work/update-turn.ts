import type { Outcome } from '@planerka/contracts';
import {
  type ClaimedUpdate,
  type DbTransaction,
  finishUpdate,
  type OutboxReply,
} from '@planerka/db';
import type { Proposal } from '@planerka/runtime';
import type { ButtonAction, Reply, Step } from '../outbox/reply.ts';
import type { BotServices } from '../services.ts';
import { Placeholder } from './placeholder.ts';

/** Where an update belongs: whose, in which chat and topic, under which name in the logs. */
export interface UpdatePlace {
  readonly chatId: number;
  readonly userId: number;
  readonly topicId: number | null;
  readonly isGroup: boolean;
  /** The message to answer to, where the answer must show whom it answers. */
  readonly replyTo: number | null;
}

type Transaction = DbTransaction['db'];

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
  readonly tap: ButtonAction | null;
  readonly #services: BotServices;
  readonly #steps: Step[] = [];
  readonly #placeholder: Placeholder;
  #form: { key: string; state: unknown } | null = null;
  #finished = false;
  #workspace: string | null;
  #passedForms = false;
  #proposal: Proposal | null = null;
  #erasure = false;

  constructor(
    services: BotServices,
    update: ClaimedUpdate,
    place: UpdatePlace,
    tapped: { readonly id: string; readonly action: ButtonAction | null } | null,
  ) {
    this.#services = services;
    this.update = update;
    this.place = place;
    this.tapId = tapped?.id ?? null;
    this.tap = tapped?.action ?? null;
    this.#placeholder = new Placeholder(
      services,
      place,
      update.placeholder_message_id,
      (messageId) =>
        services.store.updates.saveProgress(update, { placeholder_message_id: messageId }),
    );
    this.#workspace = update.workspace_id;
  }

  get finished(): boolean {
    return this.#finished;
  }

  /** Chat and topic: what is asked in one topic is answered in it. */
  get thread(): string {
    const { chatId, topicId } = this.place;
    return `telegram:${this.#services.me.id}:${chatId}:${topicId ?? 0}`;
  }

  get actor(): string {
    return `telegram:${this.place.userId}`;
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

  say(...steps: readonly Step[]): void {
    this.#steps.push(...steps);
  }

  /** Slow work begins: a placeholder appears if it takes long. */
  startWork(): void {
    this.#placeholder.start();
  }

  /** No placeholder will appear any more; the failed try's own stays for the next one. */
  async stopWork(): Promise<void> {
    await this.#placeholder.settle();
  }

  /** No form wants this update: it goes its ordinary way. */
  passForms(): void {
    this.#passedForms = true;
  }

  get passedForms(): boolean {
    return this.#passedForms;
  }

  /** What the form that ends with this update proposes. */
  keepProposal(proposal: Proposal): void {
    this.#proposal = proposal;
  }

  get proposal(): Proposal | null {
    return this.#proposal;
  }

  /** The form that ends with this update was told to erase everything. */
  keepErasure(): void {
    this.#erasure = true;
  }

  get erasure(): boolean {
    return this.#erasure;
  }

  /** Keeps a form's state for the transaction that finishes the update; undefined removes it. */
  keepForm(key: string, state: unknown): void {
    this.#form = { key, state };
  }

  get form(): { key: string; state: unknown } | null {
    return this.#form;
  }

  /**
   * Proposes to the runtime and finishes the update in the same transaction. `answer` turns the
   * outcomes into the reply; a repeated proposal (`fresh` false) is not answered twice.
   */
  async propose(
    proposals: readonly Proposal[],
    options: {
      readonly mayUndoOthers?: boolean;
      readonly answer: (outcomes: readonly Outcome[], fresh: boolean) => readonly Step[];
    },
  ): Promise<void> {
    const context = {
      workspace: await this.workspace(),
      actor: { id: this.actor, may_undo_others: options.mayUndoOthers ?? false },
      thread: this.thread,
      door: 'telegram',
      traceId: `telegram:${this.update.bot_id}:${this.update.update_id}`,
    };
    const placeholder = await this.#placeholder.settle();
    await this.#services.runtime.propose(context, proposals, async (tx, outcomes, fresh) => {
      const steps = [...this.#steps, ...options.answer(outcomes, fresh)];
      await this.#finishIn(tx.db, steps, placeholder);
    });
    this.#finished = true;
  }

  /** Erases the workspace and what `alongside` names, and finishes the update with it. */
  async erase(alongside: (trx: Transaction) => Promise<void>): Promise<void> {
    const placeholder = await this.#placeholder.settle();
    await this.#services.runtime.erase(await this.workspace(), async (tx) => {
      await alongside(tx.db);
      await this.#finishIn(tx.db, this.#steps, placeholder);
    });
    this.#finished = true;
  }

  /** Finishes the update with what was said, where no proposal did. */
  async finish(): Promise<void> {
    if (this.#finished) return;
    const form = this.#form;
    const reply = this.#reply(this.#steps, await this.#placeholder.settle());
    const { forms } = this.#services.store;
    await this.#services.store.finish(
      this.update,
      reply,
      form === null
        ? undefined
        : (trx) => forms.write(trx, this.update.bot_id, form.key, form.state),
    );
    this.#finished = true;
  }

  async #finishIn(
    trx: Transaction,
    steps: readonly Step[],
    placeholder: number | null,
  ): Promise<void> {
    if (this.#form) {
      const { key, state } = this.#form;
      await this.#services.store.forms.write(trx, this.update.bot_id, key, state);
    }
    await finishUpdate(trx, this.update, this.#reply(steps, placeholder));
  }

  #reply(steps: readonly Step[], placeholder: number | null): OutboxReply | null {
    if (steps.length === 0) return null;
    const body: Reply = {
      v: 1,
      topic_id: this.place.topicId,
      reply_to: this.place.replyTo,
      placeholder_message_id: placeholder,
      steps: [...steps],
    };
    return { outbox_id: this.#services.ids.uuid(), chat_id: this.place.chatId, body };
  }
}
