import { writeProductionId } from '@planerka/contracts';
import type { Step } from '../../change/step.ts';
import { itemSteps } from './item-steps.ts';
import type { LaidSet, Laying, SetGiven } from './laying.ts';
import { lineSteps } from './line-steps.ts';
import { linkSteps } from './link-steps.ts';
import { quoteSteps } from './quote-steps.ts';
import { taskSteps } from './task-steps.ts';

/** What a set comes to: the steps of one change, and what its new objects are called. */
export interface SetSteps {
  readonly steps: readonly Step[];
  /** By the name that the core has for them: a tempId. */
  readonly created: ReadonlyMap<string, string>;
  /** The quotes that it drafts, in the order of its ops. */
  readonly quotes: readonly string[];
}

/**
 * The rows of a change set that was checked: what the core has put, replaced and taken away, as whole
 * rows of the plan. Nothing that the set does not touch is among them. A link that was taken away once
 * comes back under its id: whoever writes gives it a revision above all that it had.
 */
export function stepsOfSet(laid: LaidSet, given: SetGiven): SetSteps {
  const { names, project, plan } = laid;
  const stored = new Set([
    ...project.items.map(({ itemId }) => itemId),
    ...project.tasks.map(({ taskId }) => taskId),
    ...project.lines.map(({ lineId }) => lineId),
  ]);
  const uuids = new Map<string, string>();
  for (const kind of [plan.items, plan.tasks, plan.lines]) {
    for (const name of kind.keys()) if (!stored.has(name)) uuids.set(name, given.ids.uuid());
  }
  const created = new Map<string, string>();
  const laying: Laying = {
    ...laid,
    given,
    uuidOf: (name) => (typeof name === 'string' ? (uuids.get(name) ?? names.uuidOf(name)) : null),
    idOfNew: (name) => uuids.get(name) ?? given.ids.uuid(),
    call: (name, kind, number) => created.set(name, writeProductionId(kind, number)),
  };
  const quotes = quoteSteps(laying);
  const steps = [
    ...itemSteps(laying),
    ...taskSteps(laying),
    ...linkSteps(laying),
    ...lineSteps(laying),
    ...quotes.steps,
  ];
  return { steps, created, quotes: quotes.names };
}
