import type { InterpretRequest } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { dottedDay } from '../day-of-instant.ts';
import { GOES_THERE } from '../projects/into-shown-phrases.ts';
import { onDate, PUTS, THAT_DAY, THERE } from './on-day-shown-phrases.ts';

/**
 * "тогда стрижку туда", "запиши на этот день отчёт": right behind an answer that tells of one day its date stands in the
 * place of what points at it. Null where nothing does, and where "туда" may be a project or a place.
 */
export function onDayShown({
  text,
  shown,
  thread,
}: Pick<InterpretRequest, 'text' | 'shown' | 'thread'>): string | null {
  if (shown === undefined || shown.days.from !== shown.days.to) return null;
  const date = onDate(dottedDay(shown.days.from));
  if (THAT_DAY.test(text)) return text.replace(THAT_DAY, date);
  const hasProject = thread?.candidates.some(({ kind }) => kind === 'project') ?? false;
  return !hasProject && THERE.test(text) && putsThere(text) ? text.replace(THERE, date) : null;
}

/** Is "туда" where something is put in the plan? It is a place of whoever goes there, and of what is to be done there. */
function putsThere(text: string): boolean {
  const { items, words } = readText(text);
  const saysDay = items.some((item) => factOf(item)?.kind === 'day');
  const goes = words.some(({ word }) => GOES_THERE.test(word));
  if (saysDay || goes) return false;
  return PUTS.test(text) || !words.some(({ word }) => isInfinitive(word));
}
