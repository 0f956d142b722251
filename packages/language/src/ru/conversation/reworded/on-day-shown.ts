import type { InterpretRequest } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { isAsking } from '../conversation.ts';
import { dottedDay } from '../day-of-instant.ts';
import { GOES_THERE } from '../projects/into-shown-phrases.ts';
import {
  ADDS_THERE,
  MOVES_THERE,
  OF_SAME_BREATH,
  onDate,
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
 * place of what points at it. Null where nothing does, and where "туда" may be a project, a place or what is in view.
 */
export function onDayShown(request: SaidOfShown): string | null {
  const { text, shown, thread } = request;
  if (shown === undefined || shown.days.from !== shown.days.to || isAsking(request)) return null;
  const date = onDate(dottedDay(shown.days.from));
  if (THAT_DAY.test(text)) return OF_SAME_BREATH.test(text) ? null : text.replace(THAT_DAY, date);
  const hasProject = thread?.candidates.some(({ kind }) => kind === 'project') ?? false;
  const isMeant = !hasProject && THERE.test(text) && putsThere(text, thread);
  return isMeant ? text.replace(THERE, date) : null;
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

/** A row, a task or a block that something may be put to. */
const isAnyInView = (thread: InterpretRequest['thread']): boolean =>
  (thread?.listed_count ?? 0) > 0 ||
  thread?.default_task_id !== undefined ||
  thread?.default_timeblock_id !== undefined;
