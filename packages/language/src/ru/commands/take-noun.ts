import type { Role } from '../lexicon/role-words.ts';
import { hasTag } from '../tags.ts';
import type { HeadCursor } from './head-cursor.ts';
import type { Outcome } from './head-rule.ts';
import { isAction } from './view.ts';

/** Takes the noun and what hangs on it: "задачу под названием", "напоминание о том, что". */
export function takeNoun(cursor: HeadCursor, verb: Role | null): Outcome {
  const noun = cursor.role();
  cursor.skip();
  // "блок времени"
  if (noun === 'block' && cursor.role() === 'time') cursor.skip();
  if (noun === 'reminder') cursor.skipLinks();
  else cursor.skipBehindOrder();
  return { act: 'explicit', verb, noun };
}

/** Takes the verb of an order and what stands between it and what it makes. */
export function beginOrder(cursor: HeadCursor): void {
  cursor.verb = cursor.role();
  cursor.orderAt = cursor.at;
  cursor.skippedBefore = cursor.skipped.length;
  cursor.skip();
  cursor.isForPerson = hasTag(cursor.ahead(0), 'person');
  cursor.skipBehindOrder();
  cursor.skipPlace();
  cursor.isLinked = hasTag(cursor.ahead(0), 'what') && !isAction(cursor.ahead(1));
  if (cursor.isLinked) cursor.skipLinks();
  // "запиши: в среду надо ..."
  if (cursor.role() === 'need' && !hasTag(cursor.ahead(0), 'person')) cursor.skip();
  // "запиши, что у меня врач"
  const isOwners = hasTag(cursor.ahead(0), 'at') && hasTag(cursor.ahead(1), 'owner');
  if (cursor.isLinked && isOwners) cursor.skip(2);
  cursor.isCounted = cursor.skipCount();
}
