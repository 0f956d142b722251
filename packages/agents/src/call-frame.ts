import type { NextCall, TaskWarning } from '@planerka/contracts';
import { type Given, objectId } from '@planerka/plan';
import type { OpenCall, TaskTransaction, Turn } from '@planerka/runtime';
import type { Caller, NamedWorkspace } from './caller.ts';
import type { CheckedCall } from './checked-call.ts';
import { type Entity, entityRef } from './names.ts';
import { keptArguments, suggestedCall } from './suggested-call.ts';

/** Who calls which tool where and with what, what the answer warns of, and the calls that may follow it. */
export class CallFrame {
  readonly turn: Turn;
  readonly tx: TaskTransaction;
  readonly caller: Caller;
  readonly workspace: NamedWorkspace;
  tool: string;
  /** The arguments as the tool's schema has read them. */
  input: Readonly<Record<string, unknown>>;
  warnings: TaskWarning[] = [];

  constructor({ turn, tx }: OpenCall<TaskTransaction>, checked: CheckedCall) {
    this.turn = turn;
    this.tx = tx;
    this.caller = checked.caller;
    this.workspace = checked.workspace;
    this.tool = checked.tool;
    this.input = checked.input;
  }

  get now(): string {
    return this.turn.now;
  }

  get actor(): string {
    return this.caller.actor;
  }

  /** What decisions of the plan are made with: agents are refused where people are asked. */
  get given(): Given {
    return this.turn.given({ by: 'agent' });
  }

  warn(code: TaskWarning['code'], message: string): void {
    this.warnings.push({ code, message });
  }

  /** `acme/repo:TASK-042` */
  qualified(id: string): string {
    return `${this.workspace.name}:${id}`;
  }

  /** Another call in this workspace. */
  next(tool: string, args: Readonly<Record<string, unknown>> = {}): NextCall {
    return suggestedCall(tool, { workspace: this.workspace.name, ...args });
  }

  /** The same on this plan or task as it is stored: what is written there meanwhile refuses it. */
  async nextOn(
    entity: Entity,
    tool: string,
    args: Readonly<Record<string, unknown>> = {},
  ): Promise<NextCall> {
    const expected_revision = await this.storedRevision(entity);
    return this.next(tool, { ...entityRef(entity), ...args, expected_revision });
  }

  /**
   * This very call once more, with what it brought (note, proof, checkpoints, request id) and what was
   * wrong with it put right: its target by ids and at the present revision.
   */
  async mended(
    entity: Entity,
    tool: string,
    right: Readonly<Record<string, unknown>>,
  ): Promise<NextCall> {
    return await this.nextOn(entity, tool, { ...keptArguments(tool, this.input), ...right });
  }

  /** The tree's revision before this call. */
  async storedRevision(entity: Entity): Promise<number> {
    return await this.tx.treeRevision(objectId(entity));
  }

  /** The call that shows a plan or task. An everyday tool: agents that know no others can make it, too. */
  lookAt(entity: Entity): NextCall {
    return this.next('tasks_resume_super', { ...entityRef(entity), read_only: true });
  }
}
