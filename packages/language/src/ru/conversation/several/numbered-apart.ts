import type { Item } from '../../../grammar/item.ts';
import type { FoundOperation } from '../acts/made.ts';
import { isQuoted } from '../clause.ts';
import { BETWEEN_NUMBERED } from '../objects/numbered-phrases.ts';

/** Nobody says more in one breath; it bounds the work on hostile texts. */
const PARTS_MAX = 30;

/** One phrase with numbers of its own, as it was said. */
export interface NumberedPhrase {
  readonly from: number;
  readonly to: number;
}

/**
 * "TASK-2 на завтра, TASK-3 готово": where each number has an order of its own, each is one phrase.
 * `readAlone` reads a phrase by itself; what says nothing whole without its neighbour goes on with it, so
 * that "удали TASK-2 и TASK-3" stays one. Null where not all of it comes apart.
 */
export function numberedApart<Phrase>(
  words: readonly Item[],
  numbers: readonly { readonly from: number }[],
  length: number,
  readAlone: (phrase: NumberedPhrase) => Phrase | null,
): readonly Phrase[] | null {
  const joints = words.filter((item) => BETWEEN_NUMBERED.has(item.word) && !isQuoted(item));
  if (numbers.length < 2 || joints.length === 0 || joints.length > PARTS_MAX) return null;
  const found: Phrase[] = [];
  let from = 0;
  for (const joint of [...joints, null]) {
    const to = joint?.from ?? length;
    const isNumbered = numbers.some((number) => number.from >= from && number.from < to);
    const read = isNumbered ? readAlone({ from, to }) : null;
    if (read === null) continue;
    found.push(read);
    from = joint?.to ?? length;
  }
  return from === length && found.length > 1 ? found : null;
}

/** Operations that say nothing until their value is said. */
const VALUED: ReadonlySet<string> = new Set(['reschedule', 'set_due', 'set_duration', 'snooze']);
/** Whose it is; anything beside it is a value. */
const TARGETS: ReadonlySet<string> = new Set(['type', 'task', 'timeblock', 'project']);

/** Is all said that the operation needs? "перенеси TASK-2" waits for a day. */
export const isWhole = ({ operation, confidence }: FoundOperation, least: number): boolean =>
  confidence >= least &&
  (!VALUED.has(operation.type) || Object.keys(operation).some((key) => !TARGETS.has(key)));
