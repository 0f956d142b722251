import type { ReadOperation } from '@planerka/contracts';
import { inView } from '../acts/correction.ts';
import { operationsOf } from '../conversation.ts';
import type { Reader, Words } from '../words.ts';
import { OTHER_VERBS, setOfIt, TWO_OF_IT } from './two-of-it-phrases.ts';

/**
 * "сделай её важной и на завтра", of what is in view: two fields of it, behind one verb that fits only the first. Null
 * where either sets nothing, or both the same.
 */
export const twoOfIt: Reader = ({ said, thread, acts }) => {
  const { verb, first, second } = TWO_OF_IT.exec(said.trim())?.groups ?? {};
  if (verb === undefined || first === undefined || second === undefined) return null;
  if (inView(thread) === null) return null;
  const one = onlySet(acts(setOfIt(verb, first)));
  const other = setBy([verb, ...OTHER_VERBS], second, acts);
  if (one === null || other === null || one.operation.type === other.operation.type) return null;
  return operationsOf([one, { ...other, same: true }], false);
};

function setBy(verbs: readonly string[], what: string, acts: Words['acts']): ReadOperation | null {
  for (const verb of verbs) {
    const found = onlySet(acts(setOfIt(verb, what)));
    if (found !== null) return found;
  }
  return null;
}

/** One thing that is set of what is in view, and of nothing that is named. */
function onlySet(found: readonly ReadOperation[] | null): ReadOperation | null {
  const [only, ...more] = found ?? [];
  return only === undefined || more.length > 0 || only.mention !== undefined ? null : only;
}
