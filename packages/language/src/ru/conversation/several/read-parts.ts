import { COMMANDS_MAX } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFact, roleAt } from '../../commands/view.ts';
import type { FoundOperation } from '../acts/made.ts';
import { withMoreParts } from '../acts/more-parts.ts';
import { isOnlyOpening, readOperations } from '../acts/read-operations.ts';
import type { Clause } from '../clause.ts';
import { isInfinitiveVerb, isVerb, wordsOf } from '../lexicon.ts';
import { copiedFirst } from '../objects/copied-first.ts';
import type { SaidHandle } from '../objects/handles.ts';
import { withNearName } from '../objects/near-name.ts';
import { onSameObject } from '../objects/on-same-object.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import { withActNamed } from '../objects/with-act-named.ts';

/** Nobody says more in one breath; it bounds the work on hostile texts. */
const PHRASES_MAX = 30;

interface FoundParts {
  readonly operations: readonly FoundOperation[];
  readonly rest: readonly string[];
  readonly isAddressed: boolean;
}

/** All phrases together: what they do to what stands, and the words of something new between them. */
export function readParts(
  said: string,
  parts: readonly { part: readonly Item[]; clause: Clause }[],
  handles: readonly SaidHandle[],
): FoundParts | null {
  if (parts.length > PHRASES_MAX) return null;
  const operations: FoundOperation[] = [];
  const rest: string[] = [];
  const edits = new Set<FoundOperation>();
  let before: readonly FoundOperation[] = [];
  for (const { part, clause } of parts) {
    const read = readOperations(clause);
    const found = read === null ? null : read.map((one) => inTheirWords(one, clause));
    if (found === null && isOnlyOpening(part) && parts.length > 1) continue;
    if (found === null) rest.push(wordsOfPart(said, part));
    else if (found.every((one) => isSaidOfThem(one, before))) {
      const ordered = orderedAsWell(before, found);
      operations.splice(-before.length, before.length, ...ordered);
      before = ordered;
    } else {
      before = found
        .flatMap(withMoreParts)
        .flatMap((one) => onSameObject(one, before))
        .map((one) => copiedFirst(one, part, { before, thread: clause.thread }));
      operations.push(...before);
      if (isEdit(part) || isStateGiven(part) || isKnownAndOrdered(part, clause)) {
        for (const one of before) edits.add(one);
      }
    }
  }
  if (operations.length === 0 || operations.length > COMMANDS_MAX) return null;
  // after something new, only what surely speaks of the plan is an operation
  const isNewFirst = isAhead(rest, wordsOfPart(said, parts[0]?.part ?? []));
  const isOfPlan = (found: FoundOperation): boolean => found.isAddressed || edits.has(found);
  if (isNewFirst && !operations.every(isOfPlan)) return null;
  return { operations, rest, isAddressed: operations.some(addressed) || handles.length > 0 };
}

const isAhead = ([first]: readonly string[], words: string): boolean =>
  first !== undefined && first === words;

const addressed = (found: FoundOperation): boolean => found.isAddressed;

/** "сыр взял, отметь": what was told is ordered as well, and as surely; which verb told of it counts no more. */
function orderedAsWell(
  told: readonly FoundOperation[],
  order: readonly FoundOperation[],
): FoundOperation[] {
  const sure = Math.max(...order.map(({ confidence }) => confidence));
  return told.map(({ did: _told, ...one }) => ({
    ...one,
    confidence: Math.max(one.confidence, sure),
  }));
}

/** The operation before it once more, which names nothing of its own. */
function isSaidOfThem(
  { operation, mention, bulk }: FoundOperation,
  before: readonly FoundOperation[],
): boolean {
  const last = before.at(-1);
  const isSame = last !== undefined && JSON.stringify(last.operation) === JSON.stringify(operation);
  return isSame && mention === undefined && bulk === undefined && last.mention !== undefined;
}

/** The name as the title has it that was spoken of. */
const inTheirWords = (found: FoundOperation, { thread }: Clause): FoundOperation =>
  withNearName(withActNamed(found, thread), thread);

const isMoving = ({ word }: Item): boolean =>
  MOVING.some((name) => wordsOf(name)?.has(word) === true) && !isInfinitiveVerb(word);

/** Classes of verbs that are said of what exists, wherever a time follows them. */
const MOVING = ['move', 'shift', 'postpone'];

/** "..., и перенеси окна на четверг": told to do so, and with a time; words that must not be lost. */
function isEdit(part: readonly Item[]): boolean {
  const first = part.find((item) => roleAt(item) !== 'soft');
  return first !== undefined && isMoving(first) && part.some(isFact);
}

const isOrdered = ({ word }: Item): boolean => isVerb(word) && !isInfinitiveVerb(word);

/** "..., и отметь окна сделанными": nothing that is to be done is called done. */
function isStateGiven(part: readonly Item[]): boolean {
  const first = part.find((item) => roleAt(item) !== 'soft');
  const isMarked = first !== undefined && isOrdered(first) && wordsOf('mark')?.has(first.word);
  return isMarked === true && part.some(({ word }) => wordsOf('done')?.has(word));
}

/** "..., и удали окна", where they were spoken of: said to the bot, of what it knows. */
function isKnownAndOrdered(part: readonly Item[], clause: Clause): boolean {
  const [first, ...object] = part.filter((item) => roleAt(item) !== 'soft');
  return first !== undefined && isOrdered(first) && isSpokenOf(object, clause);
}

const wordsOfPart = (said: string, part: readonly Item[]): string =>
  said.slice(part[0]?.from, part.at(-1)?.to);
