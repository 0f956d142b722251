import type { InterpretResponse } from '@planerka/contracts';
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
  const [, whom, action, rest = ''] = PROMISED.exec(said) ?? [];
  const words =
    awaited ??
    (action === undefined ? null : [action, whom, rest.trim()].filter(Boolean).join(' '));
  if (words === null) return null;
  const read = readNew(asNewTask(words));
  return read.kind === 'commands' ? read : null;
}
