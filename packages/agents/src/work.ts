import { readEntityId, readStepId, splitQualifiedId, type TaskWarning } from '@planerka/contracts';
import {
  buildTree,
  type Given,
  type JournalType,
  type Memo,
  objectId,
  type PlanObject,
  type Step,
  stepIdOf,
  type Task,
  type TreeNode,
} from '@planerka/plan';
import type { TaskTransaction, Turn } from '@planerka/runtime';
import { type Aim, namedByAim, type StepAim } from './aim.ts';
import type { Caller, NamedWorkspace } from './caller.ts';
import { findStep } from './find-step.ts';
import { type Entity, entityId, liveEntity, rootIdOf } from './names.ts';
import { refused } from './refused.ts';

/** What happened, as answers tell it. */
export interface WorkEvent {
  readonly type: JournalType;
  readonly [fact: string]: unknown;
}

const MEMOS_MAX = 500;

/**
 * One call of the task surface: what it aims at, what it writes, and what it says about it. All
 * that it writes is one change in the journal, so that one undo takes it back.
 */
export class Work {
  readonly turn: Turn;
  readonly tx: TaskTransaction;
  readonly caller: Caller;
  readonly workspace: NamedWorkspace;
  readonly tool: string;
  readonly events: WorkEvent[] = [];
  readonly warnings: TaskWarning[] = [];
  #changeId: string | null = null;

  constructor(facts: {
    readonly turn: Turn;
    readonly tx: TaskTransaction;
    readonly caller: Caller;
    readonly workspace: NamedWorkspace;
    readonly tool: string;
  }) {
    this.turn = facts.turn;
    this.tx = facts.tx;
    this.caller = facts.caller;
    this.workspace = facts.workspace;
    this.tool = facts.tool;
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

  /** The change that this call makes; null while it has changed nothing. */
  get changeId(): string | null {
    return this.#changeId;
  }

  warn(code: TaskWarning['code'], message: string): void {
    this.warnings.push({ code, message });
  }

  /** `acme/repo:TASK-042` */
  qualified(id: string): string {
    return `${this.workspace.name}:${id}`;
  }

  /** The plan or task that a call means: the explicit one, else the focus. */
  async entity(aim: Aim): Promise<Entity> {
    const named = namedByAim(aim);
    if (named !== null) return await this.byId(named.id, named.kind);
    const focus = await this.tx.focus();
    const object = focus && (await this.turn.object(focus.object_kind, focus.object_id));
    const entity = object && liveEntity(object);
    if (entity) return entity;
    throw refused(
      'NO_TARGET',
      focus
        ? 'The focus is on something that is not there any more, and no target was named.'
        : 'No target was named, and the workspace has no focus.',
      'Name task or plan, or set the focus with tasks_focus_set. tasks_context lists what there is.',
      { next: { tool: 'tasks_context', args: { workspace: this.workspace.name } } },
    );
  }

  async task(aim: Aim): Promise<Task> {
    const entity = await this.entity(aim);
    if (entity.kind === 'task') return entity.row;
    throw this.#wrongKind(entity, 'a task', 'TASK-###');
  }

  async plan(aim: Aim): Promise<Extract<Entity, { kind: 'project' }>> {
    const entity = await this.entity(aim);
    if (entity.kind === 'project') return entity;
    throw this.#wrongKind(entity, 'a plan', 'PLAN-###');
  }

  /** A live plan or task by its id, qualified or not; `kind`: what the caller says it is. */
  async byId(text: string, kind?: 'plan' | 'task'): Promise<Entity> {
    const { workspace, id } = splitQualifiedId(text);
    if (workspace !== null) await this.#sameWorkspace(workspace, text);
    const read = readEntityId(id);
    const list = { tool: 'tasks_context', args: { workspace: this.workspace.name } };
    if (read === null && readStepId(id) !== null) {
      throw refused(
        'WRONG_KIND',
        `${id.toUpperCase()} is a step, not a plan or task.`,
        'Name its task as the task (TASK-###), and this one as the step_id.',
        { next: list },
      );
    }
    if (read === null) {
      throw refused(
        'INVALID_ID',
        `"${text.slice(0, 60)}" is no id of a plan or task.`,
        'Ids look like PLAN-007 or TASK-042; tasks_context lists them.',
        { next: list },
      );
    }
    if (kind !== undefined && kind !== read.kind) {
      throw refused(
        'WRONG_KIND',
        `${id} is not a ${kind}.`,
        `Name a ${kind === 'plan' ? 'PLAN-###' : 'TASK-###'} id; tasks_context lists them.`,
        { next: { ...list, args: { ...list.args, kind } } },
      );
    }
    const object = await this.turn.byNumber(read.kind === 'plan' ? 'project' : 'task', read.number);
    const entity = object && liveEntity(object);
    if (entity?.kind === 'task' && entity.row.root_id !== null)
      throw await this.#isStep(entity.row);
    if (entity) return entity;
    throw refused(
      'UNKNOWN_ID',
      `There is no ${id.toUpperCase()} in this workspace.`,
      'tasks_context lists the plans and tasks there are.',
      { next: list },
    );
  }

  /** Everything below a task, this call's own writes included. */
  async tree(task: Task): Promise<TreeNode[]> {
    const rows = this.turn.overTree(task.task_id, await this.tx.tree(task.task_id));
    return buildTree(task.task_id, rows);
  }

  /** The step that a call means; null when it names none. */
  async stepIfNamed(task: Task, aim: StepAim): Promise<TreeNode | null> {
    if (aim.step_id === undefined && aim.path === undefined) return null;
    const nodes = await this.tree(task);
    return findStep({ task, nodes, look: this.#look(task) }, aim);
  }

  async step(task: Task, aim: StepAim): Promise<TreeNode> {
    const step = await this.stepIfNamed(task, aim);
    if (step) return step;
    const id = this.tool.startsWith('tasks_task_') ? 'task_node_id' : 'step_id';
    throw refused('INVALID_INPUT', 'No step was named.', `Name ${id} or path.`, {
      next: this.#look(task),
      details: { fields: [id, 'path'] },
    });
  }

  /** A step by its id or its path in one word, as `parent_step` has it. */
  async stepNamed(task: Task, name: string): Promise<TreeNode> {
    return await this.step(task, readStepId(name) ? { step_id: name } : { path: name });
  }

  /** Memos of the task or plan, newest first. */
  async memosOf(rootId: string, kinds: readonly Memo['kind'][]): Promise<Memo[]> {
    const stored = await this.tx.memos({ roots: [rootId], kinds, limit: MEMOS_MAX });
    return this.turn.overMemos(rootId, stored).filter(({ kind }) => kinds.includes(kind));
  }

  /** The tree's revision as this call leaves it. */
  async revision(entity: Entity): Promise<number> {
    const [revision = 0] = await this.revisions([entity]);
    return revision;
  }

  /** The revision of each of these trees as this call leaves it. */
  async revisions(entities: readonly Entity[]): Promise<number[]> {
    const rootIds = entities.map(rootIdOf);
    const stored = await this.tx.treeRevisions(rootIds);
    return rootIds.map((id) => (stored.get(id) ?? 0) + (this.turn.touches(id) ? 1 : 0));
  }

  /** Refuses when somebody has written to the plan or task since the caller read it. */
  async expect(entity: Entity, expected: number | undefined): Promise<void> {
    if (expected === undefined) return;
    const current = await this.tx.treeRevision(rootIdOf(entity));
    if (current === expected) return;
    const id = entityId(entity);
    const entries = await this.tx.entries({ roots: [rootIdOf(entity)], limit: 20 });
    const changed = entries
      .filter(({ root_revision: revision }) => revision > expected)
      .map(({ type, actor, at, root_revision: revision }) => ({ revision, type, actor, at }));
    throw refused(
      'REVISION_MISMATCH',
      current > expected
        ? `${id} is at revision ${current}, not ${expected}: it was changed meanwhile.`
        : `${id} is at revision ${current} and has never been at ${expected}.`,
      'Read it again, see what changed, and repeat the call with the present revision.',
      {
        next: this.#lookAt(entity),
        details: { expected_revision: expected, revision: current, changed },
      },
    );
  }

  /** Adds to this call's change. Steps are told as events with `facts` beside their type. */
  write(
    type: JournalType,
    steps: readonly Step[],
    facts: Readonly<Record<string, unknown>> = {},
  ): void {
    if (steps.length === 0) return;
    const receipt = this.turn.change(
      {
        action: 'do',
        type,
        operation: { tool: this.tool },
        ...(this.#changeId === null ? {} : { changeId: this.#changeId }),
      },
      steps,
    );
    this.#changeId = receipt.change_id;
    for (const step of steps) {
      const object = step.after ?? step.before;
      if (object) this.events.push({ type: step.type ?? type, ...nameOf(object), ...facts });
    }
  }

  /** Writes a change back, or does it again: a change of its own in the journal. */
  revert(
    direction: 'undo' | 'redo',
    { changeId, steps }: { readonly changeId: string; readonly steps: readonly Step[] },
  ): void {
    const type = direction === 'undo' ? 'change_undone' : 'change_redone';
    this.turn.change({ action: direction, type, target: changeId }, steps);
    for (const { before, after } of steps) {
      const object = after ?? before;
      if (object) this.events.push({ type, ...nameOf(object) });
    }
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
    this.write(type, [{ before: null, after: { kind: 'memo', row } }]);
    return row;
  }

  async #sameWorkspace(name: string, text: string): Promise<void> {
    const named =
      name === this.workspace.name ? this.workspace : await this.caller.workspaceOf(name);
    if (named?.id === this.workspace.id) return;
    throw refused(
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
      root?.kind === 'task' ? { next: this.#look(root.row) } : {},
    );
  }

  #wrongKind(entity: Entity, wanted: string, form: string) {
    return refused(
      'WRONG_KIND',
      `${entityId(entity)} is not ${wanted}.`,
      `This tool works on ${wanted}: name a ${form} id.`,
      { next: this.#lookAt(entity) },
    );
  }

  #look(task: Task) {
    return this.#lookAt({ kind: 'task', row: task });
  }

  /** An everyday tool: agents that know no others can make the call, too. */
  #lookAt(entity: Entity) {
    return {
      tool: 'tasks_resume_super',
      args: {
        workspace: this.workspace.name,
        [entity.kind === 'task' ? 'task' : 'plan']: entityId(entity),
        read_only: true,
      },
    };
  }
}

/** What an event is about. */
function nameOf(object: PlanObject): Record<string, string> {
  if (object.kind === 'project') return { plan: entityId(object) };
  if (object.kind !== 'task') return { id: objectId(object) };
  return object.row.parent_id === null
    ? { task: entityId(object) }
    : { step_id: stepIdOf(object.row) };
}
