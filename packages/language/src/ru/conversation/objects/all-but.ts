import { formatDay } from '../../../calendar/local-instant.ts';
import { type FoundOperation, LIKELY } from '../acts/made.ts';
import type { Clause } from '../clause.ts';
import { ALL_DONE_BUT, BETWEEN_LEFT_OUT } from './all-but-phrases.ts';
import { NAMES_MAX } from './names.ts';

/** Names of what is left out are short; longer stretches tell something. */
const NAME_CHARS_MAX = 60;

/**
 * "сегодня всё сделала кроме юриста": the tasks of today are done but for those that are named. Null for
 * everything else, also where the day is not said.
 */
export function readAllDoneBut({ text, ground }: Clause): FoundOperation[] | null {
  const said = text.trim().replace(/[.!]+$/u, '');
  const found = ALL_DONE_BUT.map((pattern) => pattern.exec(said)?.groups?.['but']).find(Boolean);
  const except = found?.split(BETWEEN_LEFT_OUT).filter((name) => name !== '') ?? [];
  const isNamed = except.length > 0 && except.length <= NAMES_MAX;
  if (!isNamed || except.some((name) => name.length > NAME_CHARS_MAX)) return null;
  const day = formatDay(ground.now.day);
  return [
    {
      operation: { type: 'update_status', status: 'done' },
      set: { of: 'tasks', state: 'open', window: { from: day, to: day }, except },
      confidence: LIKELY,
      isAddressed: false,
    },
  ];
}
