import type { Entities, InterpretResponse } from '@planerka/contracts';
import type { ReadNew } from '../../../spoken.ts';
import { slotsOf } from '../../commands/times/time-slots.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { BEHIND_IT } from './behind-it-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "и после неё в пять созвон", where nothing but this is said: something new that is not called so. On which day what
 * was spoken of before stands is not known here, so that an hour without a day is asked about first. Null for what
 * has no hour, whose order is kept in its title, and for everything else.
 */
export function behindIt(
  said: string,
  found: InterpretResponse,
  readNew: ReadNew,
): InterpretResponse | null {
  const text = said.trim();
  if (found.kind !== 'commands' || text.length > CHARS_MAX) return null;
  const { anchor = '', rest = '' } = BEHIND_IT.exec(text)?.groups ?? {};
  const [only, ...others] = found.envelopes;
  if (anchor === '' || only === undefined || others.length > 0) return null;
  const { title = '' } = only.command.entities;
  if (!title.toLowerCase().includes(anchor.toLowerCase())) return null;
  const anew = readNew(rest);
  const [meant, ...more] = anew.envelopes;
  if (anew.kind !== 'commands' || meant === undefined || more.length > 0) return null;
  if (!isAtHour(meant.command.entities)) return null;
  const isOnDay = readText(rest).items.some((item) => slotsOf(item).includes('day'));
  const { command } = meant;
  const confidence = isOnDay ? command.confidence : Math.min(command.confidence, GUESS);
  return { ...anew, envelopes: [{ ...meant, command: { ...command, confidence } }] };
}

const isAtHour = ({ start_at: start, planned_at: planned, due_date: due }: Entities): boolean =>
  [start, planned, due].some((at) => at?.includes('T') === true);
