import { CHANGE_SET_VERSION, isJsonObject, Phase } from '@planerka/contracts';
import type { CostQuestion } from './instructed-costs.ts';
import type { SetFault } from './verdict.ts';

/** What the set codes are read from; everything is there and of its type. */
export interface EnvelopeHead {
  readonly phase: Phase;
  readonly runId: string;
  readonly projectId: string;
  readonly timezone: string;
  readonly currency: string;
  readonly itemsRevisionId: string;
  readonly changeSetId: string;
  readonly ops: readonly unknown[];
  /** Does the envelope make an assumption of its own (CS-S3)? */
  readonly hasAssumption: boolean;
  /** Is something still to be answered before anybody may approve (CS-E6)? */
  readonly isBlocked: boolean;
  /** What it asks, and what people have answered. */
  readonly questions: readonly CostQuestion[];
  /** What the warnings of one code say. */
  readonly warnings: (code: string) => readonly string[];
}

/** Ids are kept in a column with an index. */
const ID_MAX_CHARS = 200;
/** What PostgreSQL's text cannot hold: NUL, and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u;

const TEXT_FIELDS = [
  'schemaVersion',
  'phase',
  'agent.runId',
  'project.projectId',
  'project.timezone',
  'project.currency',
  'inputSnapshot.itemsRevisionId',
  'changeSet.changeSetId',
] as const;
type TextField = (typeof TEXT_FIELDS)[number];

/** Reads what every phase has to say (CS-E1 to CS-E7); blank or of another type is missing. */
export function readSetHead(envelope: unknown): EnvelopeHead | SetFault {
  const texts = new Map<TextField, string>();
  for (const field of TEXT_FIELDS) {
    const value = valueAt(envelope, field);
    if (!isId(value)) return { code: 'INVALID_ENVELOPE', field };
    texts.set(field, value);
  }
  const ops = valueAt(envelope, 'changeSet.ops');
  if (!Array.isArray(ops)) return { code: 'INVALID_ENVELOPE', field: 'changeSet.ops' };
  const textAt = (field: TextField): string => texts.get(field) ?? '';
  if (textAt('schemaVersion') !== CHANGE_SET_VERSION) return { code: 'WRONG_VERSION' };
  const phase = Phase.safeParse(textAt('phase')).data;
  if (phase === undefined) return { code: 'UNKNOWN_PHASE' };
  return {
    phase,
    runId: textAt('agent.runId'),
    projectId: textAt('project.projectId'),
    timezone: textAt('project.timezone'),
    currency: textAt('project.currency'),
    itemsRevisionId: textAt('inputSnapshot.itemsRevisionId'),
    changeSetId: textAt('changeSet.changeSetId'),
    ops,
    hasAssumption: listAt(envelope, 'assumptions').some(hasWords),
    isBlocked: listAt(envelope, 'openQuestions').some(blocks),
    questions: listAt(envelope, 'openQuestions').map(questionOf),
    warnings: (code) =>
      listAt(envelope, 'warnings').flatMap((warning) => {
        if (valueAt(warning, 'code') !== code) return [];
        const message = valueAt(warning, 'message');
        return typeof message === 'string' ? message : [];
      }),
  };
}

/** The value under a path of keys; undefined where a step of it leads nowhere. */
function valueAt(root: unknown, path: string): unknown {
  let value = root;
  for (const key of path.split('.')) {
    if (!isJsonObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

function listAt(root: unknown, path: string): readonly unknown[] {
  const value = valueAt(root, path);
  return Array.isArray(value) ? value : [];
}

function isId(value: unknown): value is string {
  return hasWords(value) && value.length <= ID_MAX_CHARS && !UNSTORABLE.test(value);
}

function hasWords(value: unknown): value is string {
  return typeof value === 'string' && /\S/u.test(value);
}

function questionOf(question: unknown): CostQuestion {
  const asked = [valueAt(question, 'id'), valueAt(question, 'question')];
  const answer = valueAt(question, 'answer');
  return {
    asked: asked.filter(hasWords).join(' '),
    answer: hasWords(answer) ? answer : null,
    isBlocking: valueAt(question, 'blocking') === true,
  };
}

/** A blocking question that nobody has answered. */
function blocks(question: unknown): boolean {
  return valueAt(question, 'blocking') === true && !hasWords(valueAt(question, 'answer'));
}
