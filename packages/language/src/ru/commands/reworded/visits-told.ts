import { COMMANDS_MAX } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isFinite } from '../finite-verbs.ts';
import { isAction, isFact, isFactThere, isMark, isWord, roleAt } from '../view.ts';
import * as phrases from './visits-told-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 300;
/** So many words say who comes. */
const COMER_WORDS_MAX = 5;

/** Who or what comes, when, and what is said behind it. */
interface Visit {
  readonly comer: string;
  readonly verb: string;
  readonly when: string;
  /** The day alone, where one is said. */
  readonly day: string | null;
  readonly behind: string;
  readonly isPerson: boolean;
  /** "придет мастер": the verb is ahead of who comes. */
  readonly isVerbFirst: boolean;
}

/**
 * "завтра в двенадцать придет мастер чинить бойлер": who comes ahead of the verb, as it is read elsewhere. "завтра в
 * восемь приедет молочка, надо принять" is that it is taken in then. "... и еще в час мастер придет и надо позвонить
 * ..." are as many lines as things are said. Null for everything else.
 */
export function visitsTold(text: string): string | null {
  const said = text.trim().replace(phrases.LEAD, '');
  if (said.length > CHARS_MAX || !phrases.MAY_COME.test(said) || /[?\n«":]/u.test(said))
    return null;
  const clauses = said.split(phrases.BETWEEN_VISITS);
  if (clauses.length > COMMANDS_MAX) return null;
  const told = clauses.map(visitIn);
  const [only] = told;
  const isAlone = clauses.length === 1;
  if (isAlone && (only == null || !isWhole(only))) return null;
  // what is told in its usual order, and done by itself, is read as it stands
  if (!told.some((visit) => visit !== null && (visit.isVerbFirst || doneIn(visit) !== null)))
    return null;
  let day: string | null = null;
  const lines: string[] = [];
  for (const [at, clause] of clauses.entries()) {
    const visit = told[at] ?? null;
    // a clause that is no visit and no order would be torn off what it belongs to
    if (visit === null && !asksFirst(clause)) return null;
    lines.push(visit === null ? clause : lineOf(visit, day));
    day = visit?.day ?? day;
  }
  const plain = lines.join('\n');
  return plain === said ? null : plain;
}

/** What else is said behind one visit is what they come for, or what is done to what comes. */
const isWhole = (visit: Visit): boolean =>
  visit.behind === '' ||
  doneIn(visit) !== null ||
  hasTag(readText(visit.behind).items[0], 'served');

/** What is done to what comes; null where nothing is, or several are called in more ways than one. */
function doneIn({ verb, behind, comer, isPerson }: Visit): string | null {
  const isOne = phrases.BROUGHT.test(verb) || !phrases.SEVERAL_COME.test(verb);
  const done = isOne ? (phrases.DONE_TO_COMER.exec(behind)?.groups?.['verb'] ?? null) : null;
  if (done === null || phrases.BROUGHT.test(verb)) return done;
  // "забрать" is said of what the courier is there for, and who "муж" is no list knows
  const isToPerson = phrases.DONE_TO_PERSON.test(done);
  if (isPerson) return isToPerson ? done : null;
  return isToPerson && phrases.MAY_BE_PERSON.test(comer) ? null : done;
}

/** "надо позвонить ..." */
function asksFirst(clause: string): boolean {
  const { items } = readText(clause);
  const first = items.findIndex((item) => !isFact(item) && !isMark(item));
  return hasTag(items[first], 'wish') || isAction(items[first]);
}

function lineOf(visit: Visit, before: string | null): string {
  const { comer, verb, when, day, behind, isPerson } = visit;
  const at = day === null && before !== null ? `${before} ${when}` : when;
  const done = doneIn(visit);
  if (done === null) return `${comer} ${verb} ${at} ${behind}`.trim();
  const object = phrases.BROUGHT.test(verb) ? comer : asDoneTo(comer, isPerson);
  return `${done} ${object} ${at}`;
}

/** Up to a preposition the words are done to: "молочка от Васильева". */
function asDoneTo(comer: string, isPerson: boolean): string {
  const words = comer.split(' ');
  const own = words.findIndex((word) => hasTag(readText(word).items[0], 'preposition'));
  const end = own < 0 ? words.length : own;
  return words
    .map((word, at) => (at < end ? phrases.asObject(word, isPerson && at === 0) : word))
    .join(' ');
}

/** The one visit that is told in the clause, its times ahead of all or right behind who comes. */
function visitIn(clause: string): Visit | null {
  const { items } = readText(clause);
  const verb = items.findIndex((item) => isWord(item) && phrases.MAY_COME.test(item.word));
  const arrival = items[verb];
  if (arrival === undefined) return null;
  const ahead = timesEnd(items, 0);
  const comer =
    ahead === verb ? ([verb + 1, comerEnd(items, verb + 1)] as const) : ([ahead, verb] as const);
  const named = items.slice(...comer);
  if (!isComer(named)) return null;
  const then = timesEnd(items, Math.max(verb + 1, comer[1]));
  const times = [...items.slice(0, ahead), ...items.slice(Math.max(verb + 1, comer[1]), then)];
  const days = times.filter((item) => SAYS_DAY.has(factOf(item)?.kind ?? ''));
  const hasHour = times.some((item) => SAYS_HOUR.has(factOf(item)?.kind ?? ''));
  if (days.length > 1 || (days.length === 0 && !hasHour)) return null;
  const behind = clause.slice(items[then - 1]?.to ?? clause.length).trim();
  const cut = (from: number, to: number): string =>
    clause.slice(items[from]?.from ?? clause.length, items[to - 1]?.to ?? 0).trim();
  const [day] = days;
  const isBoth = day !== undefined && factOf(day)?.kind === 'moment';
  return {
    comer: cut(...comer),
    verb: clause.slice(arrival.from, arrival.to),
    when: [cut(0, ahead), cut(Math.max(verb + 1, comer[1]), then)].join(' ').trim(),
    day: day === undefined ? null : isBoth ? dayAlone(day, clause) : clause.slice(day.from, day.to),
    behind,
    isVerbFirst: ahead === verb,
    isPerson: hasTag(named[0], 'visitor') || hasTag(named[0], 'visitor-or-thing'),
  };
}
const SAYS_DAY: ReadonlySet<string> = new Set(['day', 'moment']);
const SAYS_HOUR: ReadonlySet<string> = new Set(['clock', 'moment', 'daypart']);

/** Of "завтра утром" the day. */
const dayAlone = (day: Item, clause: string): string => {
  const [first] = day.parts;
  return first === undefined ? clause.slice(day.from, day.to) : clause.slice(first.from, first.to);
};

/** Where the times end that begin at `from`. */
function timesEnd(items: readonly Item[], from: number): number {
  let end = from;
  while (end < items.length) {
    const item = items[end];
    const isLed = item !== undefined && hasTag(item, 'preposition') && isFactThere(items[end + 1]);
    if (!isFactThere(item) && !isLed) break;
    end += 1;
  }
  return end;
}

/** Who comes, up to what they come for, what has to be done, a mark or a time. */
function comerEnd(items: readonly Item[], from: number): number {
  const end = items.findIndex(
    (item, at) =>
      at >= from && (isMark(item) || isFact(item) || isAction(item) || hasTag(item, 'wish')),
  );
  return end < 0 ? items.length : end;
}

const isComer = (named: readonly Item[]): boolean =>
  named.length > 0 &&
  named.length <= COMER_WORDS_MAX &&
  !hasTag(named[0], 'preposition') &&
  named.every(
    (item) =>
      isWord(item) &&
      !isFact(item) &&
      !isAction(item) &&
      !isFinite(item.word) &&
      roleAt(item) !== 'pronoun' &&
      !NEVER.some((tag) => hasTag(item, tag)),
  );
const NEVER = ['not', 'conjunction', 'subordinating', 'often', 'third-person'] as const;
