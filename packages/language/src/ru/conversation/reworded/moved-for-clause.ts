import { CONFIDENCE, type InterpretResponse, type ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Spoken } from '../../../locale.ts';
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
  const behind = MOVED_BEHIND.exec(text.trim());
  const order = behind?.groups?.['order'];
  if (behind === null || order === undefined) return null;
  const ahead = text.trim().slice(0, behind.index);
  if (!isWhy(ahead, thread)) return null;
  const plain = order.replace(WAY_AHEAD, '');
  const moved = said({ text: plain, read: readText(plain), request, ground });
  const [only, ...more] = moved?.operations ?? [];
  const shown = thread.default_task_id ?? thread.default_timeblock_id;
  const isOfOne = (shown ?? only?.mention) !== undefined;
  const isMoved = only?.operation.type === 'reschedule' && more.length === 0 && isOfOne;
  if (
    moved?.kind === 'operations' &&
    isMoved &&
    only !== undefined &&
    moved.envelopes.length === 0
  ) {
    const { corrects: _said, ...one } = only;
    return { ...moved, operations: [{ ...one, confidence: Math.min(only.confidence, GUESS) }] };
  }
  return found.envelopes.some(({ command }) => ONLY_WAY.test(command.entities.title ?? ''))
    ? { kind: 'none', envelopes: [], interpreter: 'rules' }
    : null;
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
