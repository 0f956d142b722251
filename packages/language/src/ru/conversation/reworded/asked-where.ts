import type { Spoken } from '../../../locale.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isAction, isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { ASKED_WHERE, movedTo } from './asked-where-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;

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
  const isKnown = knownAs(namingWords(name), request.thread ?? null).length > 0;
  return isKnown ? movedTo(name, when) : `${name} ${when}`;
}
