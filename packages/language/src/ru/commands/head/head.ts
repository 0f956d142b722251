import { type Act, ELSEWHERE } from '../../../act.ts';
import type { Role } from '../../lexicon/role-words.ts';

export { type Act, ELSEWHERE };

/** The head of a segment: what it asks for. */
export interface Head {
  readonly act: Act;
  /** The role of the verb that asks: создай, поставь, выдели. */
  readonly verb: Role | null;
  /** What is to be made, where it was named: задача, блок, напоминание. */
  readonly noun: Role | null;
}
