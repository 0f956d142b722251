import { type Entities, type Message, type Operation, verbatim } from '@planerka/contracts';
import type { DraftChoice } from './drafts/draft.ts';

/** A message, or words that have no code yet. */
export type Words = string | Message;

export function asMessage(words: Words): Message {
  return typeof words === 'string' ? verbatim(words) : words;
}

/** A choice whose label may have no code yet. */
export interface Offered {
  readonly id: string;
  readonly label: Words;
  readonly entities?: Entities | undefined;
  readonly operation?: Operation | undefined;
}

export function asChoices(offered: readonly Offered[]): DraftChoice[] {
  return offered.map(({ id, label, entities, operation }) => ({
    id,
    label: asMessage(label),
    ...(entities === undefined ? {} : { entities }),
    ...(operation === undefined ? {} : { operation }),
  }));
}
