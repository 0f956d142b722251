import type { InterpretResponse } from '@planerka/contracts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { asNewTask } from './list-phrases.ts';
import { AWAITED, PROMISED } from './promise-phrases.ts';

/** What somebody waits for or has promised is something to keep in mind; null for everything else. */
export function readPromise(
  text: string,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const said = text.trim().replace(/[.!]+$/u, '');
  if (said.includes('?')) return null;
  const [, awaited] = AWAITED.exec(said) ?? [];
  const words = awaited ?? promised(said);
  if (words === null) return null;
  const read = readNew(asNewTask(words));
  return read.kind === 'commands' ? read : null;
}

/** What was promised, its time behind it; null where something else than a time stands before it. */
function promised(said: string): string | null {
  const [, mine, whom = mine, when = '', action, rest = ''] = PROMISED.exec(said) ?? [];
  if (action === undefined || !readText(when).items.every(isFact)) return null;
  return [action, whom, rest.trim(), when.trim()].filter(Boolean).join(' ');
}
