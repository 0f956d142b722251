import type { Item } from '../../../grammar/item.ts';
import { RuleList } from '../../../grammar/rule-list.ts';
import { COMMAND_SYMBOLS } from '../title/command-symbols.ts';
import { EDIT_RULES } from './edit-rules.ts';
import { FOREIGN_RULES } from './foreign-rules.ts';
import type { Head } from './head.ts';
import { HeadCursor } from './head-cursor.ts';
import type { HeadGroup, HeadOutcome, HeadRule } from './head-rule.ts';
import { HEAD_RULES, UTTERANCE_RULES } from './head-rules.ts';
import type { HeadState } from './head-state.ts';
import { NOUN_RULES } from './noun-rules.ts';
import { ORDER_RULES } from './order-rules.ts';
import { PLAIN_RULES, PLAN_OR_TALK_RULES } from './plain-rules.ts';
import { QUERY_RULES } from './query-rules.ts';
import { REMINDER_RULES } from './reminder-rules.ts';
import { beginOrder } from './take-noun.ts';
import { WISH_RULES } from './wish-rules.ts';

/** The rules of each group, in the order in which they are tried. */
const BOOKS: Readonly<Record<HeadGroup, RuleList<HeadState, HeadRule>>> = {
  utterance: new RuleList(UTTERANCE_RULES, COMMAND_SYMBOLS),
  head: new RuleList(HEAD_RULES, COMMAND_SYMBOLS),
  query: new RuleList(QUERY_RULES, COMMAND_SYMBOLS),
  edit: new RuleList(EDIT_RULES, COMMAND_SYMBOLS),
  order: new RuleList(ORDER_RULES, COMMAND_SYMBOLS),
  noun: new RuleList(NOUN_RULES, COMMAND_SYMBOLS),
  reminder: new RuleList(REMINDER_RULES, COMMAND_SYMBOLS),
  wish: new RuleList(WISH_RULES, COMMAND_SYMBOLS),
  foreign: new RuleList(FOREIGN_RULES, COMMAND_SYMBOLS),
  plain: new RuleList(PLAIN_RULES, COMMAND_SYMBOLS),
  'plan-or-talk': new RuleList(PLAN_OR_TALK_RULES, COMMAND_SYMBOLS),
};

/** What is passed over before the rules of a group are tried. */
const BEGIN: Readonly<Partial<Record<HeadGroup, (state: HeadState) => void>>> = {
  head: (cursor) => {
    cursor.skipPreludes();
  },
  order: beginOrder,
  noun: (cursor) => {
    cursor.skipBeforeNoun();
  },
  wish: (cursor) => {
    cursor.skip();
    cursor.skipLinks();
  },
};

function outcomeOf(step: HeadGroup, cursor: HeadCursor): HeadOutcome {
  BEGIN[step]?.(cursor);
  const found = BOOKS[step].at(cursor.items, cursor.at, cursor);
  if (found === null) return { act: 'empty' };
  const { rule, end } = found;
  if (rule.skips !== undefined) cursor.skip(rule.skips);
  if (rule.passes !== undefined) cursor.pass(rule.passes);
  return typeof rule.gives === 'function' ? rule.gives(cursor, end) : rule.gives;
}

/**
 * Reads the head of a segment and takes its words. `isListed`: a project or list was named, so
 * "добавить картошку" is an order to us.
 */
export function readHead(items: readonly Item[], taken: Set<Item>, isListed: boolean): Head {
  const cursor = new HeadCursor(items, isListed);
  let outcome = outcomeOf('utterance', cursor);
  while ('next' in outcome) outcome = outcomeOf(outcome.next, cursor);
  const { act, verb = null, noun = null, isOwn = false } = outcome;
  if (isOwn) cursor.skipped.length = cursor.skippedBefore;
  for (const item of cursor.skipped) taken.add(item);
  return { act: cursor.isWished && act !== 'explicit' ? 'need' : act, verb, noun };
}
