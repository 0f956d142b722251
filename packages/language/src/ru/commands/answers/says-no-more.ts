import { readText } from '../../grammar.ts';
import type { Act } from '../head/head.ts';
import { readCommand } from '../read-command.ts';
import { isMark } from '../view.ts';
import { TAKEN_BACK_BEHIND, THAT_IS_NONE } from './cancel-phrases.ts';

const TELLING: ReadonlySet<Act> = new Set<Act>(['statement', 'chat', 'empty']);

/**
 * Does `rest`, which follows a no in `text`, ask for nothing else? "нет, ещё не полил" gives its reason, "нет,
 * это не задача" and "нет, верни обратно" say the same no twice; "нет, на пятницу" and "нет, купи хлеб" ask for
 * more.
 */
export function saysNoMore(text: string, rest: string): boolean {
  if (THAT_IS_NONE.test(text)) return true;
  // of what was only asked about there is nothing to take back
  const reason = rest.replace(TAKEN_BACK_BEHIND, '');
  const { words, items } = readText(reason);
  if (words.every(isMark)) return true;
  const { act, frame } = readCommand(reason, items);
  return frame === null && TELLING.has(act);
}
