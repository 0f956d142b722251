import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { LIKELY } from '../acts/made.ts';
import { whenOf } from '../acts/when.ts';
import { operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { mentionIn } from '../objects/known-as.ts';
import type { Reader } from '../words.ts';
import { asLength, LET, LET_IT_BE } from './let-it-be-phrases.ts';
import { partsOf } from './other-time.ts';
import { movedThen } from './which-is-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "отчёт ну давай завтра в семь вечера часа на полтора", of what was spoken of here: another time for it, and how long it
 * takes. Null where nothing bears the name.
 */
export const letItBe: Reader = ({ said, thread, ground, acts }) => {
  if (thread === null || thread.named === true || said.length > CHARS_MAX || !LET.test(said))
    return null;
  const { what, when, length } = LET_IT_BE.exec(said.trim())?.groups ?? {};
  if (what === undefined || when === undefined || length === undefined) return null;
  const { name, times } = partsOf(what);
  const items = readText(name).items;
  if (times !== '' || !saysOnlyTime(when) || items.some(({ word }) => isVerb(word))) return null;
  const mention = mentionIn(name, thread);
  const found = mention === null ? null : acts(movedThen(mention, when));
  const [moved, ...more] = found ?? [];
  if (moved?.operation.type !== 'reschedule' || more.length > 0) return null;
  const text = `${when} ${asLength(length)}`;
  const minutes = whenOf(readText(text).items.filter(isFact), text, ground)?.minutes ?? null;
  if (minutes === null) return null;
  const named = { ...moved, confidence: Math.min(moved.confidence, LIKELY) };
  const { half_open: _half, ...rest } = named;
  const lasts = { type: 'set_duration', duration_minutes: minutes } as const;
  return operationsOf([named, { ...rest, operation: lasts, same: true }], true);
};
