import { type JournalType, type Memo, objectId, type Step } from '@planerka/plan';
import type { OpenCall, TaskTransaction } from '@planerka/runtime';
import { CallFrame } from './call-frame.ts';
import type { CheckedCall } from './checked-call.ts';
import { objectRef } from './names.ts';

/** What happened, as answers tell it. */
interface ToolEvent {
  readonly type: JournalType;
  readonly [fact: string]: unknown;
}

/**
 * What a call writes, and the events that its answer tells of it. All of it is one change in the
 * journal, so that one undo takes it back.
 */
export class CallWrites extends CallFrame {
  events: ToolEvent[] = [];
  #changeId: string | null = null;
  #hasWritten = false;
  /** What the agent has called, which the journal keeps: a batch, not its operations. */
  readonly #called: string;

  constructor(open: OpenCall<TaskTransaction>, checked: CheckedCall) {
    super(open, checked);
    this.#called = checked.tool;
  }

  /** Has anything been written, by whichever of its operations? */
  get hasWritten(): boolean {
    return this.#hasWritten;
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
}
