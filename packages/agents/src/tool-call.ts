import { type NextCall, readStepId } from '@planerka/contracts';
import { buildTree, firstOpen, objectId, type Task, type TreeNode } from '@planerka/plan';
import { CallWrites } from './call-writes.ts';
import { CHANGES_READ_MAX, changedMeanwhile } from './changed-meanwhile.ts';
import { entityById } from './entity-by-id.ts';
import { findStep } from './find-step.ts';
import { focusedObject, focusTarget } from './focus-target.ts';
import { asEntity, type Entity, entityId, liveEntity, type PlanEntity } from './names.ts';
import { ensure } from './refused.ts';
import { argumentsByIds } from './suggested-call.ts';
import { type StepSelector, selectedTarget, type TargetSelector } from './target-selector.ts';
import { wrongKind } from './wrong-kind.ts';

/**
 * One call of the task surface, as a tool's handler has it: the plan, task and step that the call is
 * about, read as the call's own writes leave them.
 */
export class ToolCall extends CallWrites {
  /** Tasks that the caller holds from this call on, and since when. */
  readonly claimed = new Map<string, string>();
  /** Tasks and steps that no person has blocked, nor what they are in, as this call has looked. */
  readonly freeOfBlocks = new Set<string>();
  /** The plan or task, and the step, that the call has turned out to be about. */
  #aim: Entity | null = null;
  #node: TreeNode | null = null;
  /** The step that the call means though it names none. */
  #taken: TreeNode | null = null;

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
    return await focusedObject(this);
  }

  /** The plan or task that a call means; null where it names none and the workspace has no focus. */
  async entityIfAny(selector: TargetSelector): Promise<Entity | null> {
    const isAimed = selectedTarget(selector) !== null || (await this.tx.focus()) !== null;
    return isAimed ? await this.entity(selector) : null;
  }

  /** The explicit target, else the focus. */
  async #selected(selector: TargetSelector, kind?: Entity['kind']): Promise<Entity> {
    const named = selectedTarget(selector);
    return named === null
      ? await focusTarget(this, kind)
      : await entityById(this, named.id, named.kind);
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
}
