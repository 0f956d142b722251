import type { Spoken } from '../../../spoken.ts';
import { factOf } from '../../../time/frame.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isAction, isFact, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { ASKED_WHERE, movedTo } from './asked-where-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;
const HOURS: ReadonlySet<string> = new Set(['clock', 'clock-range', 'moment']);

/**
 * "а созвон с антоном где? сегодня 16:00 на полчаса": whoever misses something and says when it is to be wants it there:
 * what stands is moved, and anything else is new. Null where anything but a time is said behind the question.
 */
export function askedWhere({ text, request }: Spoken): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || request.source.channel === 'telegram_edit') return null;
  const { behind, name = behind, when } = ASKED_WHERE.exec(said)?.groups ?? {};
  if (name === undefined || when === undefined || !saysOnlyTime(when)) return null;
  const { items } = readText(name);
  if (items.some(isFact) || items.some(isAction)) return null;
  const { items: times } = readText(when);
  // "где деньги? завтра" asks of a day, and says nothing of where it is to stand
  if (!times.some((item) => HOURS.has(factOf(item)?.kind ?? ''))) return null;
  const isKnown = knownAs(namingWords(name), request.thread ?? null).length > 0;
  if (isKnown) return movedTo(name, when);
  const isMeeting = items.some((item) => roleAt(item) === 'meeting');
  return behind === undefined && isMeeting ? `${name} ${when}` : null;
}
