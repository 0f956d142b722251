import type { InterpretRequest, ThreadHints } from '@planerka/contracts';
import type { DatedText } from '../../../conversation-reader.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isNounOfAct } from '../../lexicon/act-nouns.ts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isAsking } from '../conversation.ts';
import { dottedDay } from '../day-of-instant.ts';
import { NAME_MIN } from '../objects/bearers.ts';
import { knownAs } from '../objects/known-as.ts';
import { GOES_THERE } from '../projects/into-shown-phrases.ts';
import {
  ADDS_THERE,
  BESIDE_THERE,
  MOVES_IN_PLAN,
  MOVES_THERE,
  OF_SAME_BREATH,
  onDate,
  TAKES_PLACE,
  THAT_DAY,
  THEN_THERE,
  THERE,
} from './on-day-shown-phrases.ts';

type SaidOfShown = Pick<
  InterpretRequest,
  'text' | 'shown' | 'thread' | 'pending' | 'pending_operation'
>;

/**
 * "тогда стрижку туда", "запиши на этот день отчёт": right behind an answer that tells of one day its date stands in the
 * place of what points at it. Null where nothing does, and where "туда" may be a project, a place or what is in view; what
 * may be put somewhere with one's hands ("поставь туда чайник", "передвинь туда коробки") is asked about.
 */
export function onDayShown(request: SaidOfShown): DatedText | null {
  const { text, shown, thread } = request;
  if (shown === undefined || shown.days.from !== shown.days.to || isAsking(request)) return null;
  const date = onDate(dottedDay(shown.days.from));
  if (THAT_DAY.test(text)) {
    return OF_SAME_BREATH.test(text) ? null : { text: text.replace(THAT_DAY, date) };
  }
  const hasProject = thread?.candidates.some(({ kind }) => kind === 'project') ?? false;
  if (hasProject || !THERE.test(text) || !putsThere(text, thread)) return null;
  const dated = { text: text.replace(THERE, date) };
  return takesPlace(text, thread ?? null) ? dated : { ...dated, most: GUESS };
}

/** Is "туда" where something is put in the plan? It is a place of whoever goes there, and of what is to be done there. */
function putsThere(text: string, thread: InterpretRequest['thread']): boolean {
  const { items, words } = readText(text);
  const saysDay = items.some((item) => factOf(item)?.kind === 'day');
  const goes = words.some(({ word }) => GOES_THERE.test(word));
  if (saysDay || goes) return false;
  if (MOVES_THERE.test(text)) return true;
  if (ADDS_THERE.test(text)) return !isAnyInView(thread);
  return THEN_THERE.test(text) && !words.some(({ word }) => isInfinitive(word));
}

/** Can what is put there be nothing but a thing of the plan: something to do, what takes place, what has an hour or a length? */
function takesPlace(text: string, thread: ThreadHints | null): boolean {
  const { items, words } = readText(text);
  const isTimed = items.some((item) => isFact(item));
  const said = words.map(({ word }) => word).filter((word) => !isBesideName(word));
  const isDeed = (word: string): boolean => isInfinitive(word) || TAKES_PLACE.test(word);
  if (said.length === 0 || said.some(isDeed)) return true;
  const known = knownAs(
    said.filter((word) => word.length >= NAME_MIN),
    thread,
  );
  if (known.length === 0) return isTimed;
  if (MOVES_IN_PLAN.test(text)) return true;
  return known.every(({ kind, title = '' }) => {
    const deeds = wordsIn(title).filter((word) => isInfinitive(word));
    const isAct = said.some((word) => deeds.some((deed) => isNounOfAct(word, deed)));
    return kind === 'timeblock' || deeds.length === 0 || isAct;
  });
}

const isBesideName = (word: string): boolean =>
  BESIDE_THERE.has(word) || MOVES_THERE.test(word) || ADDS_THERE.test(word);

/** A row, a task or a block that something may be put to. */
const isAnyInView = (thread: InterpretRequest['thread']): boolean =>
  (thread?.listed_count ?? 0) > 0 ||
  thread?.default_task_id !== undefined ||
  thread?.default_timeblock_id !== undefined;
