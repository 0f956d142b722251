import type { TargetKind } from '@planerka/contracts';
import type { NamedObject } from '@planerka/plan';
import { blockTitle, quoted } from './describe.ts';

const PREFIXES: Readonly<Record<TargetKind, string>> = {
  task: 'TASK',
  timeblock: 'BLOCK',
  project: 'PLAN',
};

interface Cases {
  readonly nominative: string;
  readonly genitive: string;
  readonly dative: string;
  readonly accusative: string;
  readonly prepositional: string;
}

const NOUNS: Readonly<Record<TargetKind, Cases>> = {
  task: {
    nominative: 'задача',
    genitive: 'задачи',
    dative: 'задаче',
    accusative: 'задачу',
    prepositional: 'задаче',
  },
  timeblock: {
    nominative: 'блок',
    genitive: 'блока',
    dative: 'блоку',
    accusative: 'блок',
    prepositional: 'блоке',
  },
  project: {
    nominative: 'проект',
    genitive: 'проекта',
    dative: 'проекту',
    accusative: 'проект',
    prepositional: 'проекте',
  },
};

/** `TASK-042`, `BLOCK-007`, `PLAN-003`: the number that people see. */
export function objectLabel(kind: TargetKind, number: number): string {
  return `${PREFIXES[kind]}-${String(number).padStart(3, '0')}`;
}

/** The title that people read; a timeblock without one is "Блок". */
export function titleOf(target: NamedObject): string {
  // Only a timeblock may have none.
  return blockTitle(target.row.title);
}

/** "«Купить хлеб» (TASK-003)"; a timeblock without a title is its number alone. */
export function titled(target: NamedObject): string {
  const label = objectLabel(target.kind, target.row.number);
  const isUntitled = target.kind === 'timeblock' && target.row.title === null;
  return isUntitled ? label : `${quoted(titleOf(target))} (${label})`;
}

/** "задачу «Купить хлеб» (TASK-003)": what something is done to. */
export function nameObject(target: NamedObject): string {
  return `${NOUNS[target.kind].accusative} ${titled(target)}`;
}

/** "задача «Купить хлеб» (TASK-003)" */
export function nameSubject(target: NamedObject): string {
  return `${NOUNS[target.kind].nominative} ${titled(target)}`;
}

/** "задачи «Купить хлеб» (TASK-003)" */
export function nameOf(target: NamedObject): string {
  return `${NOUNS[target.kind].genitive} ${titled(target)}`;
}

/** "задаче «Купить хлеб» (TASK-003)", as in "к задаче". */
export function nameTo(target: NamedObject): string {
  return `${NOUNS[target.kind].dative} ${titled(target)}`;
}

/** "блоке «Созвон» (BLOCK-003)", as in "о блоке". */
export function nameAbout(target: NamedObject): string {
  return `${NOUNS[target.kind].prepositional} ${titled(target)}`;
}
