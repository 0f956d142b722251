import { isFact, isMark } from '../../commands/view.ts';
import { type ReadText, readText } from '../../grammar.ts';
import { isVerbOfOrder } from '../acts/order-word.ts';
import { isQuoted } from '../clause.ts';
import { ALL_WORDS, isVerb } from '../lexicon.ts';
import { BOUNDS, BUT, BUT_NOT, NOT } from '../objects/in-view-phrases.ts';

/** What is denied is short. */
const WORDS_MAX = 6;

/**
 * "удали не кран, а коробки", "удали кран, но не коробки": the order without what it does not mean.
 * Null where nothing behind an order is denied so.
 */
export function withoutDenied(said: string, { words }: ReadText): string | null {
  if (words.some(({ word }) => word === '?' || word === ':')) return null;
  const order = words.findIndex((item) => !isQuoted(item) && isVerb(item.word));
  const last = words.findLastIndex((item) => !isQuoted(item) && isVerb(item.word));
  const behindOrder = said.slice(words[order]?.to ?? 0);
  if (order >= 0 && last === order && isDeniedBehind(behindOrder)) {
    // "всё на завтра, но не склад": of a set that is left out, which stays to be said
    const isSet = words.some((item) => !isQuoted(item) && ALL_WORDS.has(item.word));
    return isSet ? null : said.replace(BUT_NOT, '').trim();
  }
  const not = words.findIndex((item, at) => at > order && !isQuoted(item) && item.word === NOT);
  const but = words.findIndex((item, at) => at > not && !isQuoted(item) && item.word === BUT);
  const from = words[not];
  const joint = words[but];
  if (order < 0 || not < 0 || but < 0 || from === undefined || joint === undefined) return null;
  const denied = words.slice(not + 1, but).filter((item) => !isMark(item));
  const behind = words.slice(but + 1).filter((item) => !isMark(item));
  if (denied.length === 0 || denied.length > WORDS_MAX || behind.length === 0) return null;
  // "удали не кран, а коробки перенеси": another order begins
  if (denied.some(isVerbOfOrder) || behind.some(isVerbOfOrder)) return null;
  return `${said.slice(0, from.from)}${said.slice(joint.to).trimStart()}`.trim();
}

/** "..., а не на четверг", "..., но не грядку"; "но не в четверг" may be a bound. */
function isDeniedBehind(said: string): boolean {
  const { joint, denied } = BUT_NOT.exec(said)?.groups ?? {};
  if (joint === undefined || denied === undefined || BOUNDS.test(denied)) return false;
  return joint.toLowerCase() === BUT || !readText(denied).items.some(isFact);
}
