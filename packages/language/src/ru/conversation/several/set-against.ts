import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { SET_AGAINST } from './each-pointed-phrases.ts';

/**
 * "её завтра, а дрель послезавтра": each of two has its own time, so that no time is that of both. Whoever reads the
 * whole as one order would move what is named to the day of what is pointed at.
 */
export function areSetAgainst(said: string): boolean {
  const sides = SET_AGAINST.exec(said.trim())?.groups;
  if (sides === undefined) return false;
  const pointed = sides['first'] ?? sides['second'] ?? '';
  const named = sides['named'] ?? sides['ahead'] ?? '';
  const { items } = readText(named);
  return saysOnlyTime(pointed) && items.some(isFact) && !items.every(isFact);
}
