import { CHECKPOINT_NAMES, type CheckpointName, GATE, type ProofMode } from '@planerka/contracts';
import type { Memo } from '../objects/memo.ts';
import type { StepDefinition, Task } from '../objects/task.ts';

/** A step that nobody has defined. */
export const EMPTY_DEFINITION: StepDefinition = {
  success_criteria: [],
  tests: [],
  blockers: [],
  blocked: false,
  blocked_reason: null,
  proof: {},
};

export function definitionOf({ definition }: Pick<Task, 'definition'>): StepDefinition {
  return definition ?? EMPTY_DEFINITION;
}

type Gated = Pick<Task, 'checkpoints'>;
type GatedStep = Pick<Task, 'checkpoints' | 'is_node'>;

/**
 * What must be confirmed before an agent may close the step: criteria and tests, and the others once
 * evidence is linked to them, which puts their key into the row (T-evidence-requires).
 * A task node is a task: it has no gate but what evidence has made required, and its own steps.
 */
export function requiredCheckpoints({ checkpoints, is_node: isNode }: GatedStep): CheckpointName[] {
  return CHECKPOINT_NAMES.filter((name) => (!isNode && GATE.includes(name)) || name in checkpoints);
}

export function isConfirmed({ checkpoints }: Gated, name: CheckpointName): boolean {
  return (checkpoints[name]?.confirmed_by ?? null) !== null;
}

export function missingCheckpoints(row: GatedStep): CheckpointName[] {
  return requiredCheckpoints(row).filter((name) => !isConfirmed(row, name));
}

/** The root of a task or plan has no gate of its own but what evidence has made required. */
export function missingAtRoot(row: Gated): CheckpointName[] {
  return CHECKPOINT_NAMES.filter((name) => name in row.checkpoints && !isConfirmed(row, name));
}

/** The checkpoints with these required of the row, as yet unconfirmed where they were not there. */
export function requiring(
  checkpoints: Task['checkpoints'],
  names: readonly CheckpointName[],
): Task['checkpoints'] {
  const next: Task['checkpoints'] = { ...checkpoints };
  for (const name of names) next[name] ??= { confirmed_by: null, confirmed_at: null };
  return next;
}

/** The checkpoints with some confirmed by `actor` and some taken back. */
export function confirmed(
  row: Gated,
  {
    confirm,
    revoke = [],
  }: { confirm: readonly CheckpointName[]; revoke?: readonly CheckpointName[] },
  by: { readonly actor: string; readonly at: string },
): Task['checkpoints'] {
  const next: Task['checkpoints'] = { ...row.checkpoints };
  for (const name of confirm) {
    if (!isConfirmed(row, name)) next[name] = { confirmed_by: by.actor, confirmed_at: by.at };
  }
  for (const name of revoke) {
    if (name in next || GATE.includes(name))
      next[name] = { confirmed_by: null, confirmed_at: null };
  }
  return next;
}

const PLACEHOLDER = /<\s*fill\b[^>]*>|^\s*(?:CMD|LINK):\s*$/i;

/** A receipt still to be filled in, or with nothing in it, is no proof (T-close-placeholder). */
export function isPlaceholder(line: string): boolean {
  return PLACEHOLDER.test(line);
}

/** What is kept in an evidence memo's `data`. */
export interface Evidence {
  readonly items: ReadonlyArray<Readonly<Record<string, unknown>>>;
  readonly checks: readonly string[];
  readonly attachments: readonly string[];
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

export function evidenceOf({ data }: Pick<Memo, 'data'>): Evidence {
  const items = data?.['items'];
  return {
    items: Array.isArray(items)
      ? items.filter(
          (item): item is Record<string, unknown> => typeof item === 'object' && item !== null,
        )
      : [],
    checks: strings(data?.['checks']),
    attachments: strings(data?.['attachments']),
  };
}

/** Is there anything in it that proves something? */
function isProof(evidence: Evidence): boolean {
  return (
    evidence.items.length > 0 ||
    evidence.attachments.some((line) => !isPlaceholder(line)) ||
    evidence.checks.some((line) => !isPlaceholder(line))
  );
}

/** Receipts that a good proof has: what was run, and where its result can be seen. */
export function weakProof(memos: readonly Memo[]): string[] {
  const checks = memos.flatMap((memo) => evidenceOf(memo).checks);
  return ['CMD:', 'LINK:'].filter(
    (receipt) => !checks.some((line) => line.startsWith(receipt) && !isPlaceholder(line)),
  );
}

export interface ProofState {
  readonly mode: ProofMode;
  readonly present: boolean;
}

/** Which proof each checkpoint of a step has; `evidence` are the step's own memos. */
export function proofStates(
  row: Pick<Task, 'definition'>,
  evidence: readonly Memo[],
): Record<CheckpointName, ProofState> {
  const { proof } = definitionOf(row);
  const state = (name: CheckpointName): ProofState => ({
    mode: proof[name] ?? 'off',
    present: evidence.some((memo) => memo.checkpoints.includes(name) && isProof(evidenceOf(memo))),
  });
  return {
    criteria: state('criteria'),
    tests: state('tests'),
    security: state('security'),
    perf: state('perf'),
    docs: state('docs'),
  };
}

/** Checkpoints where a proof is required and none is there. */
export function missingProofs(
  row: Pick<Task, 'definition'>,
  evidence: readonly Memo[],
): CheckpointName[] {
  const states = proofStates(row, evidence);
  return CHECKPOINT_NAMES.filter(
    (name) => states[name].mode === 'require' && !states[name].present,
  );
}
