import type { Item } from '../../../grammar/item.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import type { ReadText } from '../../grammar.ts';
import { type Clause, kindSaid, mentionOf } from '../clause.ts';
import { ATTACHING } from '../lexicon.ts';
import { type FoundOperation, GUESS, LIKELY, SURE } from './made.ts';

/** "вот новый чек к ...": no more words than that lead up to what it belongs to. */
const LEAD_MAX = 4;
const NAME_MAX = 8;

/**
 * "к TASK-012", "чек к задаче ...", "это для отчёта" under something that was sent, and "прикрепи фото к
 * отчёту" with it or before it: to which object it belongs. Null for everything else: what somebody wants
 * to do ("к чаю купить печенье") is read as ever, and a time or a length is nothing that it belongs to.
 */
export function readBelongsTo(clause: Clause, { words }: ReadText): FoundOperation[] | null {
  const wordAt = (at: number): string => words[at]?.word ?? '';
  const isOrdered = ATTACHING.verbs.has(wordAt(0));
  if (!isOrdered && clause.isAttached !== true) return null;
  const to = words.findIndex(({ word }, at) => at <= LEAD_MAX && ATTACHING.to.has(word));
  if (to < 0 || words.some(({ word }) => word === ':' || word === '?')) return null;
  const lead = words.slice(isOrdered ? 1 : 0, to);
  const object = clause.items.filter(({ from }) => from >= (words[to]?.to ?? 0));
  // "приложи к отчёту смету" with nothing at hand is something to do
  const isMeant = clause.isAttached === true || lead.length > 0 || clause.handles.length > 0;
  if (!isMeant || !lead.every(isThing)) return null;
  const isToward = ATTACHING.toward.has(wordAt(to)) || kindSaid(object) !== null;
  const isSaid = isOrdered || lead.length > 0;
  return attached(object, clause, isToward ? (isSaid ? SURE : LIKELY) : GUESS);
}

const isThing = ({ word }: Item): boolean =>
  ATTACHING.things.has(word) || ATTACHING.pointing.has(word);

function attached(
  object: readonly Item[],
  clause: Clause,
  confidence: number,
): FoundOperation[] | null {
  const head = { confidence, isAddressed: true };
  const [handle, ...more] = clause.handles;
  if (more.length > 0) return null;
  if (handle !== undefined) {
    const isAlone = object.every((item) => kindSaid([item]) !== null || isFact(item));
    if (!isAlone || handle.kind === 'project') return null;
    return [{ operation: { type: 'attach_source', [handle.kind]: handle.number }, ...head }];
  }
  if (clause.hasTokens && object.length === 0)
    return [{ operation: { type: 'attach_source' }, ...head }];
  const isName =
    object.length > 0 &&
    object.length <= NAME_MAX &&
    !object.some(isFact) &&
    (kindSaid(object) !== null || !object.some((item) => isInfinitive(item.word)));
  const mention = isName ? mentionOf(clause, object, new Set()) : null;
  if (mention === null) return null;
  const kind = kindSaid(object);
  return [
    {
      operation: { type: 'attach_source' },
      ...head,
      mention,
      ...(kind === null ? {} : { kind }),
    },
  ];
}
