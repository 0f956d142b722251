import type { Operation, ReadOperation, ThreadHints } from '@planerka/contracts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { BETWEEN_FIELDS, SAYS_PRIORITY, SAYS_TIME } from './two-fields-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 100;
/** What leads up to the fields is an order, a preposition and a short name. */
const LEAD_WORDS_MAX = 5;
const FIELDS: ReadonlySet<Operation['type']> = new Set([
  'set_due',
  'set_priority',
  'reschedule',
  'set_duration',
]);

/**
 * "торт до четверга и приоритет средний", "к витрине приоритет средний и срок четверг": two fields of one
 * thing in one breath, each of which would be understood with its name by itself. Null for everything else.
 */
export function twoFieldsOf(
  said: string,
  thread: ThreadHints,
  readAlone: (part: string) => readonly ReadOperation[] | null,
): readonly ReadOperation[] | null {
  const text = said.trim();
  if (text.length > CHARS_MAX || /[?;:\n]/u.test(text)) return null;
  if (!SAYS_PRIORITY.test(text) || !SAYS_TIME.test(text)) return null;
  for (const joint of text.matchAll(BETWEEN_FIELDS)) {
    const [head, tail] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)];
    const found = SAYS_PRIORITY.test(head) === SAYS_PRIORITY.test(tail) ? null : both(head, tail);
    if (found !== null) return found;
  }
  return null;

  function both(head: string, tail: string): readonly ReadOperation[] | null {
    const first = fieldIn(head);
    // what bears a whole title is told from what is new by that
    if (first?.mention === undefined || isWhole(first.mention)) return null;
    const words = head.split(/\s+/u);
    for (let count = 1; count <= Math.min(words.length - 1, LEAD_WORDS_MAX); count += 1) {
      const second = fieldIn(`${words.slice(0, count).join(' ')} ${tail}`);
      const isOther = second !== null && second.operation.type !== first.operation.type;
      if (isOther && second.mention === first.mention) return [first, { ...second, same: true }];
    }
    return null;
  }

  function isWhole(mention: string): boolean {
    const words = wordsIn(mention).toSorted().join(' ');
    return (
      words.includes(' ') &&
      thread.candidates.some(({ title = '' }) => wordsIn(title).toSorted().join(' ') === words)
    );
  }

  function fieldIn(part: string): ReadOperation | null {
    const [only, ...others] = readAlone(part) ?? [];
    const isField = only !== undefined && others.length === 0 && FIELDS.has(only.operation.type);
    return isField && only.mention !== undefined && only.names === undefined ? only : null;
  }
}
