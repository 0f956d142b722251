import type { InterpretResponse } from '@planerka/contracts';

/** "жду от подрядчика смету": what is due from somebody is kept as it was said. */
const AWAITED =
  /^(?:я\s+|мы\s+)?(?:все\s+|всё\s+)?(?:ещё\s+|еще\s+)?((?:жду|ждём|ждем)\s+от\s+\S+\s+\S.*)$/isu;
/** "я обещал Кириллу вернуть дрель": what was promised, and to whom. */
const PROMISED =
  /^(?:я\s+|мы\s+)(?:уже\s+)?(?:по)?обещал[аи]?\s+(?:(\p{Lu}\p{L}+|\p{L}+[уюе])\s+)?(\p{L}+(?:ть|ти|чь|ться|тись|чься))(\s+.+)?$/su;

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
  const read = readNew(`добавь задачу ${words}`);
  return read.kind === 'commands' ? read : null;
}
