import {
  CONFIDENCE,
  type InterpretResponse,
  type ReadOperation,
  type ThreadHints,
} from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Spoken } from '../../../spoken.ts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, isWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { MOVED_BEHIND, ONLY_WAY, WAY_AHEAD } from './moved-for-clause-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;
const NAME_MIN = 4;

/**
 * "мастер придёт в 9, давай попозже, в 12": the hour of the clause ahead is why, and what is in view or named is moved
 * behind it, which is asked about. Where nothing is in view, "пораньше" is the name of nothing new. Null for everything
 * else.
 */
export function movedForClause(
  { text, request, ground }: Spoken,
  found: InterpretResponse,
  said: (spoken: Spoken) => InterpretResponse | null,
): InterpretResponse | null {
  const { thread = null, pending, pending_operation: asked } = request;
  if (thread === null || (pending ?? asked) !== undefined || text.length > CHARS_MAX) return null;
  if (!isDoubtful(found) || /[?:;\n«"]/u.test(text)) return null;
  const plain = orderIn(text.trim(), thread);
  if (plain === null) return null;
  const moved = said({ text: plain, read: readText(plain), request, ground });
  const one = moved === null ? null : onlyMove(moved, thread);
  if (moved !== null && one !== null) return { ...moved, operations: [one] };
  return found.envelopes.some(({ command }) => ONLY_WAY.test(command.entities.title ?? ''))
    ? { kind: 'none', envelopes: [], interpreter: 'rules' }
    : null;
}

/** The order behind the reason, without the way that its hour tells; null where no reason stands ahead of one. */
function orderIn(said: string, thread: ThreadHints): string | null {
  const behind = MOVED_BEHIND.exec(said);
  const order = behind?.groups?.['order'];
  if (behind === null || order === undefined) return null;
  return isWhy(said.slice(0, behind.index), thread) ? order.replace(WAY_AHEAD, '') : null;
}

/** The move of what is in view or named, which is asked about; null for everything else. */
function onlyMove(
  { kind, operations = [], envelopes }: InterpretResponse,
  { default_task_id: task, default_timeblock_id: block }: ThreadHints,
): ReadOperation | null {
  const [only, ...more] = operations;
  if (kind !== 'operations' || only === undefined || more.length + envelopes.length > 0)
    return null;
  const isOfOne = (task ?? block ?? only.mention) !== undefined;
  if (only.operation.type !== 'reschedule' || !isOfOne) return null;
  const { corrects: _said, ...one } = only;
  return { ...one, confidence: Math.min(only.confidence, GUESS) };
}

const isDoubtful = ({ kind, envelopes }: InterpretResponse): boolean =>
  kind === 'none' ||
  (kind === 'commands' && envelopes.every(({ command }) => command.confidence < CONFIDENCE.act));

/** Is it told that something is then, or that somebody comes, and nothing is ordered or named that stands? */
function isWhy(ahead: string, { candidates }: ThreadHints): boolean {
  const { items } = readText(ahead);
  const isOrder = (item: Item): boolean =>
    isAction(item) || isVerb(item.word) || isInfinitive(item.word);
  const tells = items.some((item) => isFact(item) || isFinite(item.word));
  if (!tells || items.some(isOrder)) return false;
  const titles = candidates.flatMap(({ title = '' }) => wordsIn(title));
  return !items.some(
    (item) =>
      isWord(item) &&
      !isFact(item) &&
      item.word.length >= NAME_MIN &&
      titles.some((word) => isSameName(word, item.word)),
  );
}
