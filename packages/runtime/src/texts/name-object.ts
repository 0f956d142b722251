import type { ObjectHandle, TargetKind } from '@planerka/contracts';
import type { Target } from '../plan/object.ts';
import { blockTitle, quoted } from './describe.ts';

const PREFIXES: Readonly<Record<TargetKind, string>> = {
  task: 'TASK',
  timeblock: 'BLOCK',
  project: 'PLAN',
};

const NOUNS: Readonly<Record<TargetKind, { nominative: string; accusative: string }>> = {
  task: { nominative: 'задача', accusative: 'задачу' },
  timeblock: { nominative: 'блок', accusative: 'блок' },
  project: { nominative: 'проект', accusative: 'проект' },
};

/** `TASK-042`, `BLOCK-007`, `PLAN-003`: the number that people see. */
export function objectLabel(kind: TargetKind, number: number): string {
  return `${PREFIXES[kind]}-${String(number).padStart(3, '0')}`;
}

/** The title that people read; a timeblock without one is "Блок". */
export function titleOf(target: Target): string {
  return target.kind === 'timeblock' ? blockTitle(target.row.title) : target.row.title;
}

/** "«Купить хлеб» (TASK-003)" */
export function titled(target: Target): string {
  return `${quoted(titleOf(target))} (${objectLabel(target.kind, target.row.number)})`;
}

/** "задачу «Купить хлеб» (TASK-003)": what something is done to. */
export function nameObject(target: Target): string {
  return `${NOUNS[target.kind].accusative} ${titled(target)}`;
}

/** "задача «Купить хлеб» (TASK-003)" */
export function nameSubject(target: Target): string {
  return `${NOUNS[target.kind].nominative} ${titled(target)}`;
}

/** The object as summaries and tokens name it. */
export function handleOf(target: Target): ObjectHandle {
  return { kind: target.kind, number: target.row.number, title: titleOf(target) };
}
