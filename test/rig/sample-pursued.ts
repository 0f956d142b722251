import type { Pursued } from '../../packages/runtime/src/conversation/pursued.ts';
import { UNSETTLED } from '../../packages/runtime/src/drafts/draft.ts';

/** An operation that the runtime goes after, with nothing around it but what is given. */
export const samplePursued = (given: Pick<Pursued, 'operation'> & Partial<Pursued>): Pursued => ({
  ...UNSETTLED,
  confidence: 0.95,
  refs: [],
  suggested: [],
  accepted: [],
  said: [],
  noticed: [],
  draft: null,
  ...given,
});
