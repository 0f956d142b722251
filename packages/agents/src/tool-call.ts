import {
  isTaskToolName,
  type NextCall,
  readEntityId,
  readStepId,
  splitQualifiedId,
  taskTools,
  type TaskWarning,
} from '@planerka/contracts';
import {
  buildTree,
  firstOpen,
  type Given,
  type JournalType,
  type Memo,
  objectId,
  type Step,
  stepIdOf,
  type Task,
  type TreeNode,
} from '@planerka/plan';
import type { AgentFocus, OpenCall, TaskTransaction, Turn } from '@planerka/runtime';
import { CHANGES_READ_MAX, changedMeanwhile } from './changed-meanwhile.ts';
import type { CheckedCall } from './checked-call.ts';
import type { Caller, NamedWorkspace } from './caller.ts';
import { findStep } from './find-step.ts';
import {
  asEntity,
  type Entity,
  entityId,
  entityRef,
  liveEntity,
  objectRef,
  type PlanEntity,
} from './names.ts';
import { ensure, refused } from './refused.ts';
import { argumentsByIds, keptArguments, suggestedCall } from './suggested-call.ts';
import { wrongKind } from './wrong-kind.ts';
import { selectedTarget, type StepSelector, type TargetSelector } from './target-selector.ts';

/** What happened, as answers tell it. */
export interface ToolEvent {
  readonly type: JournalType;
  readonly [fact: string]: unknown;
}

/**
 * One call of the task surface: what it is about, what it writes, and what it says about it. All
 * that it writes is one change in the journal, so that one undo takes it back.
 */
export class ToolCall {
  readonly turn: Turn;
  readonly tx: TaskTransaction;
  readonly caller: Caller;
  readonly workspace: NamedWorkspace;
  tool: string;
  /** The arguments as the tool's schema has read them. */
  input: Readonly<Record<string, unknown>>;
  /** Tasks that the caller holds from this call on, and since when. */
  readonly claimed = new Map<string, string>();
  /** Tasks and steps that no person has blocked, nor what they are in, as this call has looked. */
  readonly freeOfBlocks = new Set<string>();
  events: ToolEvent[] = [];
  warnings: TaskWarning[] = [];
  #changeId: string | null = null;
  #hasWritten = false;
  /** The plan or task, and the step, that the call has turned out to be about. */
  #aim: Entity | null = null;
  #node: TreeNode | null = null;
  /** The step that the call means though it names none. */
  #taken: TreeNode | null = null;
  /** What the agent has called, which the journal keeps: a batch, not its operations. */
  readonly #called: string;

  constructor({ turn, tx }: OpenCall<TaskTransaction>, checked: CheckedCall) {
    this.turn = turn;
    this.tx = tx;
    this.caller = checked.caller;
    this.workspace = checked.workspace;
    this.tool = checked.tool;
    this.#called = checked.tool;
    this.input = checked.input;
  }

  /** Has anything been written, by whichever of its operations? */
  get hasWritten(): boolean {
    return this.#hasWritten;
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

  /**
   * The next of several operations that are one change: what it tells is its own, as if it had been
   * called by itself.
   */
  begin(tool: string, input: Readonly<Record<string, unknown>>): Pick<ToolCall, 'warnings'> {
    this.tool = tool;
    this.input = input;
    this.events = [];
    this.warnings = [];
    return this;
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

  /**
   * These arguments of the call that has been carried out, with what they turned out to mean named by ids
   * and at the revision that was seen.
   */
  async byIds(args: NextCall['args']): Promise<NextCall['args']> {
    const aim = this.#aim;
    const revision = aim === null ? undefined : await this.storedRevision(aim);
    return argumentsByIds(this.tool, args, {
      target: aim === null ? null : entityId(aim),
      step: this.#node?.id ?? null,
      takenStep: this.#taken?.id ?? null,
      revision,
    });
  }

  /** The tree's revision before this call. */
  async storedRevision(entity: Entity): Promise<number> {
    return await this.tx.treeRevision(objectId(entity));
  }

  /** The call that shows a plan or task. An everyday tool: agents that know no others can make it, too. */
  lookAt(entity: Entity): NextCall {
    return this.next('tasks_resume_super', { ...entityRef(entity), read_only: true });
  }

  /** The plan or task that a call means, at the revision that it expects. */
  async entity(selector: TargetSelector): Promise<Entity> {
    return await this.#expected(await this.#selected(selector), selector);
  }

  async task(selector: TargetSelector): Promise<Task> {
    const entity = await this.#selected(selector, 'task');
    ensure(entity.kind === 'task', ...wrongKind(entity, 'a task', this.lookAt(entity)));
    return (await this.#expected(entity, selector)).row;
  }

  async plan(selector: TargetSelector): Promise<PlanEntity> {
    const entity = await this.#selected(selector, 'project');
    ensure(entity.kind === 'project', ...wrongKind(entity, 'a plan', this.lookAt(entity)));
    return await this.#expected(entity, selector);
  }

  /** The object of the workspace's focus, as this call sees it, gone or not. */
  async focused(): Promise<{ readonly entity: Entity | null } | null> {
    const focus = await this.tx.focus();
    return (
      focus && { entity: asEntity(await this.turn.object(focus.object_kind, focus.object_id)) }
    );
  }

  /** The plan or task that a call means; null where it names none and the workspace has no focus. */
  async entityIfAny(selector: TargetSelector): Promise<Entity | null> {
    const isAimed = selectedTarget(selector) !== null || (await this.tx.focus()) !== null;
    return isAimed ? await this.entity(selector) : null;
  }

  /** The explicit target, else the focus; a focus on something of another kind is nobody's target. */
  async #selected(selector: TargetSelector, kind?: Entity['kind']): Promise<Entity> {
    const named = selectedTarget(selector);
    if (named !== null) return await this.byId(named.id, named.kind);
    const focus = await this.tx.focus();
    const entity = focus && liveEntity((await this.focused())?.entity ?? null);
    ensure(
      entity !== null,
      'NO_TARGET',
      focus
        ? 'The focus is on something that is not there any more, and no target was named.'
        : 'No target was named, and the workspace has no focus.',
      'Name task or plan, or set the focus with tasks_focus_set. tasks_context lists what there is.',
      { next: this.next('tasks_context') },
    );
    if (kind !== undefined && entity.kind !== kind) return entity;
    if (this.#needsTarget) await this.#refuseOthersFocus(focus, entity);
    else await this.warnOfOthersFocus(entity);
    return entity;
  }

  /** The focus is the workspace's: what another agent has aimed at is read, and built in, with a warning. */
  async warnOfOthersFocus(entity: Entity): Promise<void> {
    const focus = await this.tx.focus();
    if (focus === null || focus.actor === this.actor) return;
    const message = `The focus, which leads to ${entityId(entity)}, was set by ${focus.actor}.`;
    this.warn('FOCUS_SET_BY', message);
  }

  /** What another agent has aimed at is not written to unnamed. */
  async #refuseOthersFocus(focus: AgentFocus | null, entity: Entity): Promise<void> {
    if (focus === null || focus.actor === this.actor) return;
    const { actor } = focus;
    const message = `The focus on ${entityId(entity)} was set by ${actor}.`;
    throw refused(
      'FOCUS_SET_BY',
      message,
      `Name the target: ${entityId(entity)}, if that is what you mean.`,
      {
        next: this.next(this.tool, {
          ...this.input,
          target: entityId(entity),
          expected_revision: await this.storedRevision(entity),
        }),
        details: { focus: entityId(entity), set_by: actor },
      },
    );
  }

  /** Does the call write to the plan or task that it names? What makes a new one says where itself. */
  get #needsTarget(): boolean {
    if (!isTaskToolName(this.tool)) return false;
    const { effect, input } = taskTools[this.tool];
    return effect !== 'read' && Object.hasOwn(input.shape, 'target');
  }

  /** A live plan or task by its id, qualified or not; `kind`: what the caller says it is. */
  async byId(text: string, kind?: 'plan' | 'task'): Promise<Entity> {
    const { workspace, id } = splitQualifiedId(text);
    if (workspace !== null) await this.#sameWorkspace(workspace, text);
    const read = readEntityId(id);
    const facts = { next: this.next('tasks_context') };
    ensure(
      read !== null || readStepId(id) === null,
      'WRONG_KIND',
      `${id.toUpperCase()} is a step, not a plan or task.`,
      'Name its task as the task (TASK-###), and this one as the step_id.',
      facts,
    );
    ensure(
      read !== null,
      'INVALID_ID',
      `"${text.slice(0, 60)}" is no id of a plan or task.`,
      'Ids look like PLAN-007 or TASK-042; tasks_context lists them.',
      facts,
    );
    ensure(
      kind === undefined || kind === read.kind,
      'WRONG_KIND',
      `${id} is not a ${kind}.`,
      `Name a ${kind === 'plan' ? 'PLAN-###' : 'TASK-###'} id; tasks_context lists them.`,
      { next: this.next('tasks_context', { kind }) },
    );
    const object = await this.turn.byNumber(read.kind === 'plan' ? 'project' : 'task', read.number);
    const entity = liveEntity(object);
    if (entity?.kind === 'task' && entity.row.root_id !== null)
      throw await this.#isStep(entity.row);
    ensure(
      entity !== null,
      'UNKNOWN_ID',
      `There is no ${id.toUpperCase()} in this workspace.`,
      'tasks_context lists the plans and tasks there are.',
      facts,
    );
    return entity;
  }

  /** The plan or task as this call has left it. */
  async latest(entity: Entity): Promise<Entity> {
    return asEntity(await this.turn.object(entity.kind, objectId(entity))) ?? entity;
  }

  /** The task or step as this call has left it. */
  async latestTask(row: Task): Promise<Task> {
    const { kind, row: latest } = await this.latest({ kind: 'task', row });
    return kind === 'task' ? latest : row;
  }

  /** Everything below a task, this call's own writes included. */
  async tree(task: Task): Promise<TreeNode[]> {
    const rows = this.turn.overTree(task.task_id, await this.tx.tree(task.task_id));
    return buildTree(task.task_id, rows);
  }

  /** The step that a call means; null when it names none. */
  async stepIfNamed(task: Task, selector: StepSelector): Promise<TreeNode | null> {
    if (selector.step_id === undefined && selector.path === undefined) return null;
    const look = this.lookAt({ kind: 'task', row: task });
    this.#node = findStep({ task, nodes: await this.tree(task), look }, selector);
    return this.#node;
  }

  /** The step that a call means, which is the first open one where it names none; null where none is open. */
  async stepOrFirstOpen(task: Task, selector: StepSelector): Promise<TreeNode | null> {
    const named = await this.stepIfNamed(task, selector);
    if (named !== null) return named;
    this.#taken = firstOpen(await this.tree(task));
    return this.#taken;
  }

  async step(task: Task, selector: StepSelector): Promise<TreeNode> {
    const step = await this.stepIfNamed(task, selector);
    const id = this.tool.startsWith('tasks_task_') ? 'task_node_id' : 'step_id';
    ensure(step !== null, 'INVALID_INPUT', 'No step was named.', `Name ${id} or path.`, {
      next: this.lookAt({ kind: 'task', row: task }),
      details: { fields: [id, 'path'] },
    });
    return step;
  }

  /** A step by its id or its path in one word, as `parent_step` has it. */
  async stepNamed(task: Task, name: string): Promise<TreeNode> {
    return await this.step(task, readStepId(name) ? { step_id: name } : { path: name });
  }

  /** The tree's revision as this call leaves it. */
  async revision(entity: Entity): Promise<number> {
    const [revision = 0] = await this.revisions([entity]);
    return revision;
  }

  /** The revision of each of these trees as this call leaves it. */
  async revisions(entities: readonly Entity[]): Promise<number[]> {
    const rootIds = entities.map(objectId);
    const stored = await this.tx.treeRevisions(rootIds);
    return rootIds.map((id) => (stored.get(id) ?? 0) + (this.turn.touches(id) ? 1 : 0));
  }

  /** Refuses when somebody has written to the plan or task since the caller read it. */
  async expect(entity: Entity, expected: number | undefined): Promise<void> {
    this.#aim ??= entity;
    if (expected === undefined) return;
    const current = await this.tx.treeRevision(objectId(entity));
    if (current === expected) return;
    const entries = await this.tx.entries({ roots: [objectId(entity)], limit: CHANGES_READ_MAX });
    const isThere = liveEntity(asEntity(await this.turn.object(entity.kind, objectId(entity))));
    throw changedMeanwhile(this, entity, { expected, current, entries, isThere: isThere !== null });
  }

  async #expected<E extends Entity>(entity: E, selector: TargetSelector): Promise<E> {
    await this.expect(entity, selector.expected_revision);
    return entity;
  }

  /**
   * Adds to this call's change: one step, several, or null where there is nothing to change. They are
   * told as events with `facts` beside their type.
   */
  write(
    type: JournalType,
    steps: Step | null | readonly Step[],
    facts: Readonly<Record<string, unknown>> = {},
  ): void {
    const written = this.#change(type, steps);
    this.#tell(written, type, facts);
  }

  /** What follows from what the call does, in the same change; the answer's status tells it. */
  writeBeside(type: JournalType, step: Step | null): void {
    this.#change(type, step);
  }

  #change(type: JournalType, steps: Step | null | readonly Step[]): readonly Step[] {
    const written = [steps].flat().filter((step) => step !== null);
    if (written.length === 0) return [];
    this.#hasWritten = true;
    const receipt = this.turn.change(
      {
        action: 'do',
        type,
        operation: { tool: this.#called },
        ...(this.#changeId === null ? {} : { changeId: this.#changeId }),
      },
      written,
    );
    this.#changeId = receipt.change_id;
    return written;
  }

  /** The same, or a warning where there is nothing to change. */
  writeOrWarn(
    type: JournalType,
    step: Step | null,
    unchanged: string,
    facts: Readonly<Record<string, unknown>> = {},
  ): void {
    if (step === null) this.warn('NO_CHANGE', unchanged);
    else this.write(type, step, facts);
  }

  /** Writes a change back, or does it again: a change of its own in the journal. */
  revert(
    direction: 'undo' | 'redo',
    { changeId, steps }: { readonly changeId: string; readonly steps: readonly Step[] },
  ): void {
    const type = direction === 'undo' ? 'change_undone' : 'change_redone';
    this.#hasWritten = true;
    this.turn.change({ action: direction, type, target: changeId }, steps);
    this.#tell(
      steps.map(({ before, after }) => ({ before, after })),
      type,
    );
  }

  /** Keeps something of this task or plan in memory. */
  remember(type: JournalType, memo: Pick<Memo, 'root_id' | 'kind'> & Partial<Memo>): Memo {
    const row: Memo = {
      step_id: null,
      card: null,
      title: null,
      body: null,
      data: null,
      checkpoints: [],
      ...memo,
      memo_id: this.turn.newId(),
      created_by: this.actor,
      created_at: this.now,
      deleted_at: null,
      revision: 1,
    };
    this.write(type, { before: null, after: { kind: 'memo', row } });
    return row;
  }

  #tell(steps: readonly Step[], type: JournalType, facts: object = {}): void {
    for (const step of steps) {
      const object = step.after ?? step.before;
      if (object === null) continue;
      const about = objectRef(object) ?? { id: objectId(object) };
      this.events.push({ type: step.type ?? type, ...about, ...facts });
    }
  }

  async #sameWorkspace(name: string, text: string): Promise<void> {
    const named =
      name === this.workspace.name ? this.workspace : await this.caller.workspaceOf(name);
    ensure(
      named?.id === this.workspace.id,
      'UNKNOWN_ID',
      `"${text.slice(0, 100)}" belongs to another workspace than the one named.`,
      `Name an id of ${this.workspace.name}, or the other workspace in workspace.`,
    );
  }

  /** A step has a number that its owner sees, but agents know it by its step id. */
  async #isStep(row: Task) {
    const root = row.root_id === null ? null : await this.turn.object('task', row.root_id);
    const task = root?.kind === 'task' ? entityId(root) : 'its task';
    return refused(
      'WRONG_KIND',
      `${entityId({ kind: 'task', row })} is the step ${stepIdOf(row)} of ${task}.`,
      `Name ${task} as the task and ${stepIdOf(row)} as the step_id.`,
      root?.kind === 'task' ? { next: this.lookAt(root) } : {},
    );
  }
}
