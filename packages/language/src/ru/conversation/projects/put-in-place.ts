import type { InterpretRequest, InterpretResponse, ThreadHints } from '@planerka/contracts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isInfinitive, looksLikeAdjective } from '../../commands/verb-forms.ts';
import { isFact, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isListed } from '../../tags.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { bearersOf, tellingWords } from '../objects/bearers.ts';
import { NAMES_MAX } from '../objects/names.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { mayTakePlaceThere } from '../objects/takes-place.ts';
import { BETWEEN_NAMES } from '../reworded/put-there-phrases.ts';
import { isSomebody as isSomebodyKnown } from '../several/fits-in-place.ts';
import { asTasks } from '../several/several-to-do.ts';
import { type Projects, type Word } from './in-known-project.ts';
import { doubtful, inProject } from './in-named-project.ts';
import { ADDING_TASK, GOES_THERE } from './into-shown-phrases.ts';
import { type Parts, partsOf } from './put-in-place-parts.ts';
import {
  DONE_TO,
  GOES_INTO,
  IS_PLACE,
  NOMINATIVES,
  NUMBERED,
  PUT_IN_PLACE as SAID,
} from './put-in-place-phrases.ts';

/** More words are no name of a thing. */
const THING_WORDS_MAX = 3;

type ReadNew = (text: string) => InterpretResponse;

/** What is put there, and what of it stands. */
interface Put {
  readonly said: string;
  readonly parts: Parts;
  /** The words of what is put there. */
  readonly object: readonly Word[];
  readonly isToDo: boolean;
  /** Is all of it there, part of it, or nothing? What is to be done stands, or a longer title has all of its words. */
  readonly stands: 'all' | 'longer' | 'some' | 'none';
}

/**
 * What is put into a project, in any order of its words: "посуду в переезд закинь", "из огорода насос перекинь в дачу",
 * "в Дачу закинь", "посуду туда закинь", "заказать торт — это в Юбилей запиши". What stands in the plan goes there, and
 * what is to be done and stands nowhere is written there. Null where any word says something else, and where the same is
 * said of an errand or of people: "форму в школу положи", "сына в сад запиши".
 */
export function readPutInPlace(
  text: string,
  projects: Projects,
  thread: InterpretRequest['thread'],
  readNew: ReadNew,
): InterpretResponse | null {
  if (/[?:\n]/u.test(text)) return null;
  const parts = partsOf(text, projects, thread ?? null);
  if (parts === null) return null;
  const object = withoutKind(parts.object);
  if (object.every(({ word }) => SAID.pointer.has(word))) return ofPointed(parts, thread ?? null);
  const said = text.slice(object[0]?.from, object.at(-1)?.to);
  const number = NUMBERED.exec(said)?.groups?.['number'];
  if (number !== undefined) return operationOf(parts, LIKELY, { task: Number(number) });
  if (!isNamed(said, object)) return null;
  const isToDo = isInfinitive(object[0]?.word ?? '');
  const put = { said, parts, object, isToDo, stands: standing(said, thread ?? null, isToDo) };
  if (put.stands === 'none' && mayBeNew(put, text)) return newIn(put, thread ?? null, readNew);
  const confidence = confidenceOf(put, text);
  return confidence === null ? null : moved(put, confidence);
}

/** How surely it is moved; null where it is not. */
function confidenceOf(put: Put, text: string): number | null {
  if (put.stands === 'none') return put.isToDo ? null : ofNothing(put);
  return put.isToDo ? ofToDo(put) : ofThing(put, text);
}

/** "задачу про шторы", "задачу с вывеской", "задачу купить карту": by what it is named. */
function withoutKind<W extends Word>(words: readonly W[]): readonly W[] {
  const [first, second] = words;
  if (!SAID.task.has(first?.word ?? '') || second === undefined) return words;
  return words.slice(SAID.about.has(second.word) && words.length > 2 ? 2 : 1);
}

/** What is told beside it, denied, pointed at or led up to is no name of what is put there. */
const isNamed = (said: string, object: readonly Word[]): boolean =>
  !SAID.ahead.has(object[0]?.word ?? '') &&
  !object.some(({ word }) => SAID.unnamed.has(word) || isFinite(word)) &&
  !readText(said).items.some(isFact);

const namesIn = (said: string): string[] => said.split(BETWEEN_NAMES).filter((name) => name !== '');

/** Of what is to be done all words must be those of one title; of several things each must be there. */
function standing(said: string, thread: ThreadHints | null, isToDo: boolean): Put['stands'] {
  if (!isToDo) {
    const names = namesIn(said);
    const known = names.filter((name) => isSpokenOfIn(readText(name).items, thread));
    return known.length === names.length ? 'all' : known.length > 0 ? 'some' : 'none';
  }
  const words = tellingWords(said);
  const bearers = bearersOf(words, thread).filter(({ kind }) => kind === 'task');
  const isSame = bearers.some(({ title = '' }) => tellingWords(title).length === words.length);
  return isSame ? 'all' : bearers.length > 0 ? 'longer' : 'none';
}

/** What was shown last; where somebody is written down for something "её" is no task. */
function ofPointed(parts: Parts, thread: ThreadHints | null): InterpretResponse | null {
  const { verb, there, object, isOnto } = parts;
  // "туда закинь" says neither what nor where
  if (there !== null || isOnto) return null;
  if (verb !== 'moves' && verb !== 'puts') {
    const isOfPeople = object.some(({ word }) => SAID.whom.has(word));
    if (object.length === 0 || isOfPeople || isErrand(parts)) return null;
  }
  const isInView = object.length > 0 || thread?.default_task_id !== undefined;
  return operationOf(parts, isInView ? LIKELY : GUESS);
}

const isErrand = ({ verb, isNamed }: Parts): boolean => verb === 'carries' && !isNamed;

/**
 * "мыло в поход закинь": a thing that stands nowhere is written there, too, and so is what is to be done with any verb of
 * writing. What an order or a place opens is read by what reads such phrases.
 */
function mayBeNew({ parts, object, isToDo }: Put, text: string): boolean {
  const { verb, there, isFrom, isOnto, isLed, isBehind, isThis } = parts;
  if ((verb !== 'writes' && verb !== 'puts') || there !== null || isFrom || isLed || isBehind)
    return false;
  if (isToDo) return !isOnto || (isThis && verb === 'writes');
  const isPut = verb === 'puts' || parts.isNamed;
  return isPut && !isOnto && object.length <= THING_WORDS_MAX && !isOfPeople(object, text);
}

/** What is to be done and stands nowhere is written there; null where a word of it would be lost. */
function newIn(
  { said, parts, object }: Put,
  thread: ThreadHints | null,
  readNew: ReadNew,
): InterpretResponse | null {
  const { isMore, isThis, mayGoOn, isNamed, project } = parts;
  const goesThere = object.some(
    ({ word }) => GOES_THERE.test(word) || (!isThis && !isNamed && GOES_INTO.test(word)),
  );
  const isOneMore = isMore && SAID.counted.has(object[0]?.word ?? '');
  if (goesThere || isOneMore || namesKnown(said, thread)) return null;
  const read = readNew(asTasks(said, ADDING_TASK.trim()));
  const isAll = read.envelopes.every(({ command }) => command.intent === 'task_create');
  if (read.kind !== 'commands' || !isAll || !isWhole(said, read)) return null;
  const envelopes = mayGoOn ? read.envelopes.map(doubtful) : read.envelopes;
  return { ...read, envelopes: inProject(envelopes, project.name) };
}

/** "новую лампу": does a title bear each word of a name? */
function isWhole(said: string, { envelopes }: InterpretResponse): boolean {
  const titled = new Set(envelopes.flatMap(({ command }) => wordsIn(command.entities.title ?? '')));
  return namesIn(said).every((name) => wordsIn(name).every((word) => titled.has(word)));
}

/** "купить хлеб, посуду в переезд закинь": a thing behind what is to be done may be one that stands. */
const namesKnown = (said: string, thread: ThreadHints | null): boolean =>
  namesIn(said).some(
    (name, at) =>
      at > 0 &&
      standing(name, thread, isInfinitive(readText(name).words[0]?.word ?? '')) !== 'none',
  );

/** Of what nobody spoke of only a verb of moving surely says that it is there. */
function ofNothing(put: Put): number | null {
  const { verb, there, isBehind, isFrom, isOnto, isLed } = put.parts;
  const isMoved = verb === 'moves' || isFrom || (verb === 'puts' && isLed);
  if (there !== null || isOnto || isBehind || !isMoved || verb === 'carries') return null;
  return mayBeSomewhere(put) ? GUESS : LIKELY;
}

/** What is to be done and stands goes there; what has more words may be another one. */
function ofToDo({ parts, stands }: Put): number | null {
  const { verb, there, isBehind, isLed, isMore } = parts;
  if ((isMore && verb !== 'moves') || isErrand(parts)) return null;
  // "добавь в ремонт шторы" is something new, whatever stands there
  if (verb === 'writes' && (isBehind || isLed || there !== null)) return null;
  const isSure = (stands === 'all' || verb === 'moves') && isSurelyThere(parts);
  return isSure ? LIKELY : GUESS;
}

/** A thing is only a part of what is to be done with it: the verb has to say that a task is moved. */
function ofThing(put: Put, text: string): number | null {
  const { parts, object, stands } = put;
  const { verb, isOnto, isNamed, isLed, isMore } = parts;
  if (stands === 'some') return null;
  if (mayBeSomewhere(put)) return GUESS;
  if (verb === 'moves') return isSurelyThere(parts) ? LIKELY : GUESS;
  if (isMore) return null;
  if (verb === 'writes') return isNamed && !isLed && !parts.isBehind ? GUESS : null;
  if (isOnto || isErrand(parts) || (isLed && verb === 'settles')) return null;
  if (!isNamed && isOfPeople(object, text)) return null;
  return verb !== 'none' && isSurelyThere(parts) ? LIKELY : GUESS;
}

/**
 * "занятие перенеси в школу", "клиента в банк перекинь", "пусть брат идёт в школу": it may be held there, or they may be sent
 * there, and so may a thing that is to lie in a place that the project is called after. "В проект ..." is the project.
 */
function mayBeSomewhere({ said, parts: { verb, isNamed, project }, object }: Put): boolean {
  if (isNamed || (verb !== 'moves' && verb !== 'lies')) return false;
  const [first, second] = object;
  const head = second !== undefined && looksLikeAdjective(first?.word ?? '') ? second : first;
  const isPerson = head !== undefined && isWhoever(head.word);
  return isPerson || mayTakePlaceThere(said) || (verb === 'lies' && IS_PLACE.test(project.name));
}

const isWhoever = (word: string): boolean =>
  SAID.people.has(word) || isSomebodyKnown(word) || nominativesOf(word).some(isSomebody);

const isSurelyThere = ({ there, isOnto }: Parts): boolean => there !== 'unsure' && !isOnto;

/** "сына", "Петю": whom somebody takes somewhere is no thing, and seldom a task. */
const isOfPeople = (object: readonly Word[], text: string): boolean =>
  object.some(({ word, from }) => {
    const isCalled = from > 0 && /\p{Lu}/u.test(text.charAt(from));
    return isCalled || SAID.people.has(word) || nominativesOf(word).some(isSomebody);
  });

const nominativesOf = (word: string): string[] =>
  DONE_TO.test(word) ? NOMINATIVES.map((ending) => word.slice(0, -1) + ending) : [];

const isSomebody = (word: string): boolean =>
  (['kin', 'visitor', 'elder', 'vocative'] as const).some((tag) => isListed(word, tag));

function moved({ said, parts }: Put, confidence: number): InterpretResponse | null {
  if (readText(said).items.some((item) => roleAt(item) === 'meeting')) return null;
  const names = namesIn(said).slice(0, NAMES_MAX);
  const found = operationOf(parts, confidence);
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
