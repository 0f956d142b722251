import type { ThreadHints } from '@planerka/contracts';
import { isImperative } from '../../commands/verb-forms.ts';
import { goesOn, nameAt, type Projects, type Word, wordsOf } from './in-known-project.ts';
import { ACCUSATIVES, PUT_IN_PLACE as SAID } from './put-in-place-phrases.ts';

/** Longer texts are stories. */
const WORDS_MAX = 24;

export type Verb = 'moves' | 'settles' | 'puts' | 'writes' | 'carries' | 'lies' | 'none';

/** Each word is the verb, says where, or is of what is put there; nothing else may be said. */
export interface Parts {
  readonly project: { readonly number: number; readonly name: string };
  readonly verb: Verb;
  /** What is put there, in one run. */
  readonly object: readonly Word[];
  /** It is said last. */
  readonly isBehind: boolean;
  /** Right behind the name, and perhaps of it: "в сад бабушки ...". */
  readonly mayGoOn: boolean;
  /** The verb opens what is said. */
  readonly isLed: boolean;
  /** "в проект ..." */
  readonly isNamed: boolean;
  readonly isOnto: boolean;
  readonly isFrom: boolean;
  /** "..., это в Юбилей": what is said before it is no more than what is put there. */
  readonly isThis: boolean;
  /** "ещё мыло" */
  readonly isMore: boolean;
  /** "туда": where to is told by what was spoken of, and perhaps not surely. */
  readonly there: 'sure' | 'unsure' | null;
}

/** Null where any word says something else. */
export function partsOf(
  text: string,
  projects: Projects,
  thread: ThreadHints | null,
): Parts | null {
  const words = wordsOf(text);
  if (words.length < 2 || words.length > WORDS_MAX) return null;
  const place = placeIn({ text, words, projects }, thread);
  if (place === null) return null;
  const from = sourceIn({ text, words, projects }, place);
  const isPlace = (at: number): boolean => isWithin(at, place) || isWithin(at, from);
  const rest = words.flatMap((word, at) => (isPlace(at) ? [] : [{ ...word, at }]));
  const left = rest.filter(({ word }) => !SAID.soft.has(word));
  const found = verbIn(left);
  if (found === null || (found.verb === 'none' && from === null)) return null;
  const object = withoutThis(left.filter((word) => !found.verbs.has(word.at)));
  if (!isOneRun(object, place, found.verbs)) return null;
  const [first, last] = [object[0], object.at(-1)];
  return {
    project: place.project,
    verb: found.verb,
    object,
    isBehind: first !== undefined && first.at >= place.to && left.at(-1) === last,
    mayGoOn: first?.at === place.to && goesOn(text, words[place.to - 1]),
    isLed: left[0] !== undefined && found.verbs.has(left[0].at),
    isNamed: SAID.noun.has(words[place.from + 1]?.word ?? ''),
    isOnto: words[place.from]?.word === SAID.onto,
    isFrom: from !== null,
    isThis: words[place.from - 1]?.word === SAID.this,
    isMore: rest.some(({ word }) => SAID.more.has(word)),
    there: place.there,
  };
}

interface Where {
  readonly from: number;
  readonly to: number;
}
interface Place extends Where {
  readonly project: Parts['project'];
  readonly there: Parts['there'];
}
type Text = Parameters<typeof nameAt>[0];
type Placed = Word & { readonly at: number };

const isWithin = (at: number, where: Where | null): boolean =>
  where !== null && at >= where.from && at < where.to;

/** The last place that is named: "в переезд", "в проект Переезд", "туда же". */
function placeIn(said: Text, thread: ThreadHints | null): Place | null {
  const { words } = said;
  const isLet = words.some(({ word }) => word === SAID.let);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at]?.word ?? '';
    if (SAID.there.has(word)) return thereAt(words, at, thread);
    if (!SAID.into.has(word)) continue;
    const isNoun = SAID.noun.has(words[at + 1]?.word ?? '');
    const from = isNoun ? at + 2 : at + 1;
    const named = nameAt(said, from);
    const number = Number(/\d+$/.exec(named?.project.id ?? '')?.[0]);
    if (named === null || !Number.isInteger(number)) continue;
    const project = { number, name: named.project.name };
    // "найти работу в банке" says where it is, and not where to it goes
    const isInto = isNoun || isLet || isAccusative(words.slice(from, named.end), project.name);
    if (isInto) return { from: at, to: named.end, project, there: null };
  }
  return null;
}

/** Is the name said as it is called, or in the form of what something is put into? */
const isAccusative = (words: readonly Word[], name: string): boolean =>
  wordsOf(name).every(({ word }, at) => {
    const said = words[at]?.word ?? '';
    const [ending, into] = ACCUSATIVES.find(([nominative]) => word.endsWith(nominative)) ?? [];
    return said === word || (ending !== undefined && said === word.slice(0, -ending.length) + into);
  });

/** "туда": the project that was spoken of; surely the one that was spoken of last. */
function thereAt(words: readonly Word[], at: number, thread: ThreadHints | null): Place | null {
  const [first] = thread?.candidates ?? [];
  const project = thread?.candidates.find(({ kind }) => kind === 'project');
  if (project?.title === undefined) return null;
  const to = words[at + 1]?.word === SAID.same ? at + 2 : at + 1;
  return {
    from: at,
    to,
    project: { number: project.number, name: project.title },
    there: first === project ? 'sure' : 'unsure',
  };
}

/** "из диплома": where it is now. */
function sourceIn(said: Text, place: Place): Where | null {
  for (const [at, { word }] of said.words.entries()) {
    if (!SAID.from.has(word) || isWithin(at, place)) continue;
    const isNoun = SAID.noun.has(said.words[at + 1]?.word ?? '');
    const named = nameAt(said, isNoun ? at + 2 : at + 1);
    if (named !== null && named.project.name !== place.project.name)
      return { from: at, to: named.end };
  }
  return null;
}

const VERBS = ['moves', 'settles', 'puts', 'writes', 'carries'] as const;

/** The one verb of putting, at an end of what is said or beside it; null where something else is ordered. */
function verbIn(words: readonly Placed[]): { verb: Verb; verbs: ReadonlySet<number> } | null {
  const orders = words.filter(({ word }) => kindOf(word) !== undefined || isImperative(word));
  const [only, ...more] = orders;
  if (only !== undefined) {
    const verb = kindOf(only.word);
    return verb === undefined || more.length > 0 ? null : { verb, verbs: new Set([only.at]) };
  }
  const letIt = words.find(({ word }) => word === SAID.let);
  const lies = words.find(({ word }) => SAID.lies.has(word));
  return letIt !== undefined && lies !== undefined
    ? { verb: 'lies', verbs: new Set([letIt.at, lies.at]) }
    : { verb: 'none', verbs: new Set() };
}

const kindOf = (word: string): Verb | undefined => VERBS.find((verb) => SAID[verb].has(word));

/** "заказать торт — это в Юбилей": beside what is named "это" points at nothing else. */
function withoutThis(words: readonly Placed[]): readonly Placed[] {
  const named = words.filter(({ word }) => word !== SAID.this);
  return named.length === 0 ? words : named;
}

/** Is what is put said in one run, ahead of the place or behind it? */
function isOneRun(object: readonly Placed[], place: Where, verbs: ReadonlySet<number>): boolean {
  const [first, last] = [object[0], object.at(-1)];
  if (first === undefined || last === undefined) return true;
  const isApart = first.at < place.from && last.at >= place.to;
  return !isApart && [...verbs].every((at) => at < first.at || at > last.at);
}
