import type { InterpretRequest, InterpretResponse, ThreadHints } from '@planerka/contracts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isImperative, isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { bearersOf, tellingWords } from '../objects/bearers.ts';
import { NAMES_MAX } from '../objects/names.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { BETWEEN_NAMES } from '../reworded/put-there-phrases.ts';
import { asTasks } from '../several/several-to-do.ts';
import { goesOn, nameAt, type Projects, type Word, wordsOf } from './in-known-project.ts';
import { doubtful, inProject } from './in-named-project.ts';
import { ADDING_TASK, GOES_THERE } from './into-shown-phrases.ts';
import { NUMBERED, PUT_IN_PLACE as SAID } from './put-in-place-phrases.ts';

/** Longer texts are stories. */
const WORDS_MAX = 24;
/** More words are no name of a thing. */
const THING_WORDS_MAX = 3;

type Verb = 'moves' | 'carries' | 'puts' | 'writes' | 'lies' | 'other' | 'none';

/** Each word is the verb, says where, or is of what is put there; nothing else may be said. */
interface Parts {
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
  /** "туда": where to is told by what was spoken of, and perhaps not surely. */
  readonly there: 'sure' | 'unsure' | null;
}

/**
 * What is put into a project, in any order of its words: "посуду в переезд закинь", "из огорода насос перекинь в дачу",
 * "в Дачу закинь", "посуду туда закинь", "заказать торт — это в Юбилей запиши". What stands in the plan goes there, and
 * what is to be done and stands nowhere is written there. Null where any word says something else.
 */
export function readPutInPlace(
  text: string,
  projects: Projects,
  thread: InterpretRequest['thread'],
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  if (/[?:\n]/u.test(text)) return null;
  const parts = partsOf(text, projects, thread ?? null);
  if (parts === null) return null;
  const object = withoutKind(parts.object);
  if (object.every(({ word }) => SAID.pointer.has(word))) return ofPointed(parts, thread ?? null);
  const said = saidOf(text, object);
  const number = NUMBERED.exec(said)?.groups?.['number'];
  if (number !== undefined) return operationOf(parts, LIKELY, { task: Number(number) });
  // what is told beside it is no name of what is put there
  if (readText(said).items.some(isFact) || object.some(({ word }) => isFinite(word))) return null;
  const isToDo = isInfinitive(object[0]?.word ?? '');
  const isKnown = isThere(said, thread ?? null, isToDo);
  const isNew = isToDo || isWritten(parts);
  if (!isKnown && isNew) return newIn(said, parts, thread ?? null, readNew);
  return mayBeMoved(parts, isKnown) ? moved(said, parts, isKnown) : null;
}

function partsOf(text: string, projects: Projects, thread: ThreadHints | null): Parts | null {
  const words = wordsOf(text);
  if (words.length < 2 || words.length > WORDS_MAX) return null;
  const place = placeIn({ text, words, projects }, thread);
  if (place === null) return null;
  const from = sourceIn({ text, words, projects }, place);
  const isPlace = (at: number): boolean =>
    (at >= place.from && at < place.to) || (from !== null && at >= from.from && at < from.to);
  const rest = words.flatMap((word, at) => (isPlace(at) ? [] : [{ ...word, at }]));
  const left = rest.filter(({ word }) => !SAID.soft.has(word));
  const { verb, verbs } = verbIn(left);
  const said = left.filter((word) => !verbs.has(word.at));
  const object = withoutThis(said);
  const [first, last] = [object[0], object.at(-1)];
  const isOneRun =
    first === undefined ||
    last === undefined ||
    rest.filter(({ at }) => at >= first.at && at <= last.at && verbs.has(at)).length === 0;
  const isApart =
    object.some(({ at }) => at < place.from) && object.some(({ at }) => at >= place.to);
  if (!isOneRun || isApart || (verb === 'none' && from === null)) return null;
  return {
    project: place.project,
    verb,
    object,
    isBehind: first !== undefined && first.at >= place.to && left.at(-1) === last,
    mayGoOn: first?.at === place.to && goesOn(text, words[place.to - 1]),
    isLed: left[0] !== undefined && verbs.has(left[0].at),
    isNamed: SAID.noun.has(words[place.from + 1]?.word ?? ''),
    isOnto: words[place.from]?.word === SAID.onto,
    isFrom: from !== null,
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

/** The last place that is named: "в переезд", "в проект Переезд", "туда же". */
function placeIn(said: Text, thread: ThreadHints | null): Place | null {
  const { words } = said;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at]?.word ?? '';
    if (SAID.there.has(word)) return thereAt(words, at, thread);
    if (!SAID.into.has(word)) continue;
    const isNoun = SAID.noun.has(words[at + 1]?.word ?? '');
    const named = nameAt(said, isNoun ? at + 2 : at + 1);
    const number = Number(/\d+$/.exec(named?.project.id ?? '')?.[0]);
    if (named === null || !Number.isInteger(number)) continue;
    const project = { number, name: named.project.name };
    return { from: at, to: named.end, project, there: null };
  }
  return null;
}

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
    if (!SAID.from.has(word) || (at >= place.from && at < place.to)) continue;
    const isNoun = SAID.noun.has(said.words[at + 1]?.word ?? '');
    const named = nameAt(said, isNoun ? at + 2 : at + 1);
    if (named !== null && named.project.name !== place.project.name)
      return { from: at, to: named.end };
  }
  return null;
}

type Placed = Word & { readonly at: number };

/** The one verb of putting, at an end of what is said or beside it. */
function verbIn(words: readonly Placed[]): { verb: Verb; verbs: ReadonlySet<number> } {
  const kindOf = (word: string): Verb => {
    if (SAID.moves.has(word)) return 'moves';
    if (SAID.carries.has(word)) return 'carries';
    if (SAID.puts.has(word)) return 'puts';
    if (SAID.writes.has(word)) return 'writes';
    return isImperative(word) ? 'other' : 'none';
  };
  const found = words.filter(({ word }) => kindOf(word) !== 'none');
  const [only, ...more] = found;
  if (only !== undefined && more.length === 0) {
    return { verb: kindOf(only.word), verbs: new Set([only.at]) };
  }
  const letIt = words.find(({ word }) => word === SAID.let);
  const lies = words.find(({ word }) => SAID.lies.has(word));
  return only === undefined && letIt !== undefined && lies !== undefined
    ? { verb: 'lies', verbs: new Set([letIt.at, lies.at]) }
    : { verb: 'none', verbs: new Set() };
}

/** "заказать торт — это в Юбилей": beside what is named "это" points at nothing else. */
function withoutThis(words: readonly Placed[]): readonly Placed[] {
  const named = words.filter(({ word }) => word !== SAID.this);
  return named.length === 0 ? words : named;
}

/** "задачу про шторы", "задачу с вывеской", "задачу купить карту": by what it is named. */
function withoutKind<W extends Word>(words: readonly W[]): readonly W[] {
  const [first, second] = words;
  if (!SAID.task.has(first?.word ?? '') || second === undefined) return words;
  return words.slice(SAID.about.has(second.word) && words.length > 2 ? 2 : 1);
}

const saidOf = (text: string, words: readonly Word[]): string =>
  text.slice(words[0]?.from, words.at(-1)?.to);

/** Of what is to be done all words must be those of one title; of several names one may be gone by now. */
function isThere(said: string, thread: ThreadHints | null, isToDo: boolean): boolean {
  if (isToDo) return bearersOf(tellingWords(said), thread).some(({ kind }) => kind === 'task');
  return said
    .split(BETWEEN_NAMES)
    .some((name) => name !== '' && isSpokenOfIn(readText(name).items, thread));
}

function ofPointed(parts: Parts, thread: ThreadHints | null): InterpretResponse | null {
  const { verb, there, object } = parts;
  const isMoved = verb === 'moves' || verb === 'puts';
  // "туда закинь" says neither what nor where
  if (there !== null || (!isMoved && object.length === 0)) return null;
  const isInView = object.length > 0 || thread?.default_task_id !== undefined;
  return verb === 'other' ? null : operationOf(parts, isInView ? LIKELY : GUESS);
}

/** "мыло в поход закинь": a thing that stands nowhere is written there, too; "рассаду на дачу закинь" is carried. */
const isWritten = ({ verb, object, isOnto, isLed, isBehind }: Parts): boolean =>
  (verb === 'writes' || verb === 'puts') &&
  !isOnto &&
  !isLed &&
  !isBehind &&
  object.length <= THING_WORDS_MAX;

/** What is to be done and stands nowhere is written there; what is moved must stand somewhere. */
function newIn(
  said: string,
  { verb, there, object, isFrom, isBehind, isLed, isOnto, mayGoOn, project }: Parts,
  thread: ThreadHints | null,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  if (
    (verb !== 'writes' && verb !== 'puts') ||
    there !== null ||
    isFrom ||
    (isOnto && verb === 'puts')
  )
    return null;
  // what an order or a place opens is read by what reads such phrases
  if (
    isBehind ||
    isLed ||
    namesKnown(said, thread) ||
    object.some(({ word }) => GOES_THERE.test(word))
  )
    return null;
  const read = readNew(asTasks(said, ADDING_TASK.trim()));
  const isAll = read.envelopes.every(({ command }) => command.intent === 'task_create');
  if (read.kind !== 'commands' || !isAll) return null;
  const envelopes = mayGoOn ? read.envelopes.map(doubtful) : read.envelopes;
  return { ...read, envelopes: inProject(envelopes, project.name) };
}

/** "купить хлеб, посуду в переезд закинь": a thing behind what is to be done may be one that stands. */
const namesKnown = (said: string, thread: ThreadHints | null): boolean =>
  said.split(BETWEEN_NAMES).some((name, at) => at > 0 && isThere(name, thread, isToDoIn(name)));

const isToDoIn = (name: string): boolean => isInfinitive(readText(name).words[0]?.word ?? '');

/** Of what nobody spoke of only a verb of moving surely says that it is there. */
function mayBeMoved(parts: Parts, isKnown: boolean): boolean {
  const { verb, there, isBehind, isFrom, isOnto, isLed, isNamed } = parts;
  if (verb === 'carries' && isLed && !isNamed) return false;
  // "добавь в ремонт шторы" is something new, whatever stands there
  if (isKnown) return verb !== 'writes' || (!isBehind && !isLed && there === null);
  return (
    there === null &&
    !isOnto &&
    !isBehind &&
    (verb === 'moves' || isFrom || (verb === 'puts' && isLed))
  );
}

function moved(said: string, parts: Parts, isKnown: boolean): InterpretResponse | null {
  const { items } = readText(said);
  if (items.some((item) => roleAt(item) === 'meeting')) return null;
  const names = said
    .split(BETWEEN_NAMES)
    .filter((name) => name !== '')
    .slice(0, NAMES_MAX);
  const { verb, there, isOnto } = parts;
  const isUnsure = verb === 'other' || there === 'unsure' || (isOnto && verb === 'writes');
  const found = operationOf(parts, isUnsure && isKnown ? GUESS : LIKELY);
  const [only] = found.operations ?? [];
  if (only === undefined) return null;
  const named = { ...only, mention: said, ...(names.length > 1 ? { names } : {}) };
  return { ...found, operations: [named] };
}

/** "в проект Ремонт": a name only proposes, for another project may be called so, too; the plan tells which it is. */
const intoOf = ({ project, isNamed }: Parts) =>
  isNamed ? { project_title: project.name } : { project: project.number };

const operationOf = (
  parts: Parts,
  confidence: number,
  of: { readonly task?: number } = {},
): InterpretResponse => ({
  kind: 'operations',
  envelopes: [],
  operations: [{ operation: { type: 'move_to_project', ...intoOf(parts), ...of }, confidence }],
  interpreter: 'rules',
});
