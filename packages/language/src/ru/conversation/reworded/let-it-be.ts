import type { Ground } from '../../../time/place.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { LIKELY } from '../acts/made.ts';
import { whenOf } from '../acts/when.ts';
import { operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { mentionIn } from '../objects/known-as.ts';
import type { Reader, Words } from '../words.ts';
import { asLength, LET, LET_IT_BE } from './let-it-be-phrases.ts';
import { partsOf } from './other-time.ts';
import { moveOrder } from './which-is-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "отчёт ну давай завтра в семь вечера часа на полтора", of what was spoken of here: another time for it, and how long it
 * takes. Null where nothing bears the name.
 */
export const letItBe: Reader = (words) => {
  const said = saidIn(words);
  const found = said === null ? null : words.acts(moveOrder(said.mention, said.when));
  const [moved, ...more] = found ?? [];
  if (said === null || moved?.operation.type !== 'reschedule' || more.length > 0) return null;
  const named = { ...moved, confidence: Math.min(moved.confidence, LIKELY) };
  const { half_open: _half, ...rest } = named;
  const lasts = { type: 'set_duration', duration_minutes: said.minutes } as const;
  return operationsOf([named, { ...rest, operation: lasts, same: true }], true);
};

/** What is named, its new time, and how long it takes; null where anything else is said. */
function saidIn({ said, thread, ground }: Words) {
  if (thread === null || thread.named === true || said.length > CHARS_MAX) return null;
  if (!LET.test(said)) return null;
  const { what = '', when = '', length = '' } = LET_IT_BE.exec(said.trim())?.groups ?? {};
  if (length === '') return null;
  const { name, times } = partsOf(what);
  const isOrder = readText(name).items.some(({ word }) => isVerb(word));
  if (times !== '' || !saysOnlyTime(when) || isOrder) return null;
  const mention = mentionIn(name, thread);
  const minutes = minutesOf(`${when} ${asLength(length)}`, ground);
  return mention === null || minutes === null ? null : { mention, when, minutes };
}

const minutesOf = (text: string, ground: Ground): number | null =>
  whenOf(readText(text).items.filter(isFact), text, ground)?.minutes ?? null;
