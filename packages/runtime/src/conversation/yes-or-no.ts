import { say } from '@planerka/plan';
import type { DraftChoice } from '../drafts/draft.ts';

export const NO = 'no';

/** The two answers of a question that wants no more. */
export function yesOrNo(): DraftChoice[] {
  return [
    { id: 'yes', label: say('yes', {}) },
    { id: NO, label: say('no', {}) },
  ];
}
