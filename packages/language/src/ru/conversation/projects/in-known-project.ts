import { type InterpretRequest, type InterpretResponse } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { nameGoesOn } from '../../commands/fields/project-field.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isFormOf } from '../../suggestions/is-form-of.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { NAMES_MAX } from '../objects/names.ts';
import { mayTakePlaceThere } from '../objects/takes-place.ts';
import { BETWEEN_NAMES } from '../reworded/put-there-phrases.ts';
import { asTasks } from '../several/several-to-do.ts';
import { doubtful, inProject } from './in-named-project.ts';
import { OF_KNOWN_PROJECT as SAID } from './known-project-phrases.ts';

export type Projects = NonNullable<InterpretRequest['projects']>;

export interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

interface Named {
  readonly project: Projects[number];
  /** The first word behind the name. */
  readonly end: number;
}

/** A name of one or two letters is a preposition as often as a name. */
const NAME_MIN = 3;
const WORDS_MAX = 60;

/** The words of a text with their places. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: said, index }) => ({
    word: fold(said),
    from: index,
    to: index + said.length,
  }));

/**
 * What is put into, moved into, or asked of a project that is said by its name alone: "добавь в баню
 * заменить полок", "по переезду заказать коробки", "что по бане?". Null where no project in work bears
 * the words, and where they may as well say where somebody goes: "сходить в магазин".
 */
export function readKnownProject(
  text: string,
  projects: Projects,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const words = projects.length === 0 ? [] : wordsOf(text);
  if (words.length < 2 || words.length > WORDS_MAX) return null;
  const from = words.findIndex(({ word }) => !SAID.soft.has(word));
  const said = { text, words: from < 0 ? [] : words.slice(from), projects };
  return readAdded(said, readNew) ?? readMoved(said) ?? readMovedLast(said) ?? readAsked(said);
}

interface Said {
  readonly text: string;
  readonly words: readonly Word[];
  readonly projects: Projects;
}

/** "добавь в баню заменить полок", "по переезду заказать коробки", "в баню: замочить веники, ..." */
function readAdded(
  said: Said,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const { text, words } = said;
  const into = projectAhead(said);
  if (into === null) return null;
  const { verb, named, preposition, isNoun } = into;
  const next = words[named.end];
  if (next === undefined) return null;
  const last = words[named.end - 1];
  const rest = text.slice(next.from);
  const isColon = text.slice(last?.to, next.from).includes(':');
  const isToDo = isInfinitive(next.word) || SAID.task.has(next.word);
  const isOrder = verb !== undefined || (SAID.about.has(preposition) && isToDo);
  if (!isColon && (!isOrder || !(isToDo || isThing(rest, preposition)))) return null;
  // "добавь в баню новые веники" may go on with the name of something else
  const isSure = isToDo || isColon || isNoun || !goesOn(text, last);
  const read = readNew(asTasks(rest, verb === undefined ? ADDING : text.slice(verb.from, verb.to)));
  // what cannot be in a project keeps all of its words
  const isAll = read.envelopes.every(({ command }) => command.intent === 'task_create');
  if (read.kind !== 'commands' || !isAll) return null;
  const envelopes = isSure ? read.envelopes : read.envelopes.map(doubtful);
  return { ...read, envelopes: inProject(envelopes, named.project.name) };
}

/** "добавь в баню", "по переезду", "в проект Баня": the project that the words begin with. */
function projectAhead(said: Said): {
  readonly verb: Word | undefined;
  readonly named: Named;
  readonly preposition: string;
  readonly isNoun: boolean;
} | null {
  const { words } = said;
  const verb = isAt(words, 0, SAID.add) ? words[0] : undefined;
  let at = verb === undefined ? 0 : 1;
  while (verb !== undefined && (isAt(words, at, SAID.soft) || isAt(words, at, SAID.task))) at += 1;
  const preposition = words[at]?.word ?? '';
  if (!SAID.into.has(preposition) && !SAID.about.has(preposition)) return null;
  const isNoun = isAt(words, at + 1, SAID.noun);
  const named = nameAt(said, isNoun ? at + 2 : at + 1);
  return named === null ? null : { verb, named, preposition, isNoun };
}

const ADDING = [...SAID.add][0] ?? '';

const isAt = (words: readonly Word[], at: number, set: ReadonlySet<string>): boolean =>
  set.has(words[at]?.word ?? '');

/** "добавь в баню веники": a thing behind the name; nobody says "на" of a project there. */
const isThing = (rest: string, preposition: string): boolean =>
  preposition !== SAID.onto && !readText(rest).items.every(isFact);

/** Might the word behind the name belong to it: "в сад бабушки"? */
export function goesOn(text: string, last: Word | undefined): boolean {
  const { items } = readText(text);
  const at = items.findIndex((item) => item.from >= (last?.to ?? 0));
  const next = items[at];
  return next !== undefined && !isFact(next) && nameGoesOn(text, next, items[at - 1]);
}

/** "перенеси купить стеллаж в гараж", "закинь её в баню" */
function readMoved(said: Said): InterpretResponse | null {
  const { text, words } = said;
  const [verb] = words;
  if (verb === undefined || !SAID.move.has(verb.word)) return null;
  for (let at = 1; at < words.length - 1; at += 1) {
    const named = isAt(words, at, SAID.into) ? nameAt(said, at + 1) : null;
    if (named === null || named.end < words.length) continue;
    const isKind = isAt(words, 1, SAID.task);
    return moved(text, words.slice(isKind ? 2 : 1, at), named.project);
  }
  return null;
}

/** "обои закинь в ремонт", "обои относятся к ремонту", "это в ремонт": what is moved is said first. */
function readMovedLast(said: Said): InterpretResponse | null {
  const { text, words } = said;
  for (let at = 1; at < words.length - 1; at += 1) {
    const isInto = isAt(words, at, SAID.into);
    const belongs = isAt(words, at, SAID.to) && isAt(words, at - 1, SAID.belongs);
    if (!isInto && !belongs) continue;
    const named = nameAt(said, isAt(words, at + 1, SAID.noun) ? at + 2 : at + 1);
    if (named === null || named.end < words.length) continue;
    const isOrdered = belongs || isAt(words, at - 1, SAID.moveBehind);
    const object = words.slice(0, isOrdered ? at - 1 : at);
    const isPointer = object.length > 0 && object.every(({ word }) => SAID.pointer.has(word));
    if (object.length === 0 || (!isOrdered && !isPointer)) return null;
    return moved(text, object, named.project);
  }
  return null;
}

/** What these words name goes into the project; without words of its own what was shown last. */
function moved(
  text: string,
  object: readonly Word[],
  project: Projects[number],
): InterpretResponse | null {
  const number = Number(/\d+$/.exec(project.id)?.[0]);
  const mention = text.slice(object[0]?.from, object.at(-1)?.to);
  const isPointer = object.every(({ word }) => SAID.pointer.has(word));
  const { items } = readText(mention);
  const isOther = items.some((item) => isFact(item) || roleAt(item) === 'meeting');
  if (!Number.isInteger(number) || (isOther && !isPointer)) return null;
  const operation = { type: 'move_to_project', project: number } as const;
  const names = isPointer ? [] : mention.split(BETWEEN_NAMES).slice(0, NAMES_MAX);
  const read = {
    operation,
    confidence: !isPointer && mayTakePlaceThere(mention) ? GUESS : LIKELY,
    ...(isPointer ? {} : { mention }),
    ...(names.length > 1 ? { names } : {}),
  };
  return { kind: 'operations', envelopes: [], operations: [read], interpreter: 'rules' };
}

/** "что по бане?", "как там с переездом", "покажи гараж"; "в бане что там висит": where, and then what. */
function readAsked(said: Said): InterpretResponse | null {
  const { words } = said;
  if (!isAt(words, 0, SAID.asks)) return readAskedBehind(said);
  let at = 1;
  while (isAt(words, at, SAID.asked) && !SAID.askedOf.has(words[at]?.word ?? '')) at += 1;
  const isOf = isAt(words, at, SAID.askedOf);
  if (!isOf && !isAt(words, 0, SAID.shown)) return null;
  const named = nameAt(said, isOf ? at + 1 : at);
  return named !== null && isOnlyAsked(words, named.end) ? whatIsIn(named) : null;
}

function readAskedBehind(said: Said): InterpretResponse | null {
  const { words } = said;
  const named = isAt(words, 0, SAID.askedOf) ? nameAt(said, 1) : null;
  if (named === null) return null;
  let at = named.end;
  while (isAt(words, at, SAID.asked)) at += 1;
  return isAt(words, at, SAID.asks) && isOnlyAsked(words, at + 1) ? whatIsIn(named) : null;
}

/** Do the words from there on say nothing but that it is asked? */
const isOnlyAsked = (words: Said['words'], from: number): boolean =>
  words.slice(from).every(({ word }) => SAID.asked.has(word));

const whatIsIn = ({ project }: Named): InterpretResponse => ({
  kind: 'query',
  envelopes: [],
  query: { type: 'projects', mention: project.name },
  interpreter: 'rules',
});

/** The project whose whole name begins there; of several the longest, none where two are as long. */
export function nameAt({ words, projects }: Said, at: number): Named | null {
  const found = projects.flatMap((project): Named[] => {
    const name = wordsOf(project.name);
    const isShort = name.length === 1 && (name[0]?.word.length ?? 0) < NAME_MIN;
    const isIt = name.every(({ word }, i) => isFormOf(words[at + i]?.word ?? '', word));
    return name.length > 0 && !isShort && isIt ? [{ project, end: at + name.length }] : [];
  });
  const longest = Math.max(...found.map(({ end }) => end));
  const [only, ...others] = found.filter(({ end }) => end === longest);
  return only === undefined || others.length > 0 ? null : only;
}
