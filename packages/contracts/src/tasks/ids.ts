import { z } from 'zod';

/** `PLAN-007`, `TASK-042`: the number people see too, three digits at least. */
const ENTITY_ID = /^(PLAN|TASK)-(\d{1,9})$/;
const STEP_ID = /^(STEP|NODE)-([0-9A-F]{8})$/;
const PATH = /^s:\d{1,5}(?:\.[st]:\d{1,5}){0,15}$/;

/** A plan or a task by its number in the workspace. */
export interface EntityId {
  readonly kind: 'plan' | 'task';
  readonly number: number;
}

/** A step or a task node; `tail` is the last eight hex digits of its uuid, upper case. */
export interface StepId {
  readonly kind: 'step' | 'node';
  readonly tail: string;
}

/** One part of a path: the n-th step (`s`) or task node (`t`) of its parent, from 0. */
export interface PathPart {
  readonly kind: 's' | 't';
  readonly index: number;
}

export const StepPath = z
  .string()
  .regex(PATH, 'a path such as s:0.s:2 or s:0.t:1 expected')
  .describe('s:0.s:2; task node: s:0.t:1');

/** `TASK-042`, upper or lower case; null for anything else. */
export function readEntityId(text: string): EntityId | null {
  const [, kind, digits] = ENTITY_ID.exec(text.trim().toUpperCase()) ?? [];
  const number = Number(digits);
  if (kind === undefined || number < 1) return null;
  return { kind: kind === 'PLAN' ? 'plan' : 'task', number };
}

export function writeEntityId({ kind, number }: EntityId): string {
  return `${kind === 'plan' ? 'PLAN' : 'TASK'}-${String(number).padStart(3, '0')}`;
}

/** `STEP-0A1B2C3D`; null for anything else. */
export function readStepId(text: string): StepId | null {
  const [, kind, tail] = STEP_ID.exec(text.trim().toUpperCase()) ?? [];
  if (tail === undefined) return null;
  return { kind: kind === 'NODE' ? 'node' : 'step', tail };
}

/** The step's public id, made from its uuid. */
export function writeStepId(kind: StepId['kind'], uuid: string): string {
  return `${kind === 'node' ? 'NODE' : 'STEP'}-${uuid.slice(-8).toUpperCase()}`;
}

/** `s:0.t:1` in parts; null for anything else. */
export function readPath(text: string): PathPart[] | null {
  if (!PATH.test(text)) return null;
  return text.split('.').map((part) => ({
    kind: part.startsWith('t') ? 't' : 's',
    index: Number(part.slice(2)),
  }));
}

export function writePath(parts: readonly PathPart[]): string {
  return parts.map(({ kind, index }) => `${kind}:${index}`).join('.');
}

/** `acme/repo:TASK-042`: the id after the last colon, and the workspace before it, if one is named. */
export function splitQualifiedId(text: string): { workspace: string | null; id: string } {
  const at = text.lastIndexOf(':');
  if (at < 1) return { workspace: null, id: text };
  return { workspace: text.slice(0, at), id: text.slice(at + 1) };
}
