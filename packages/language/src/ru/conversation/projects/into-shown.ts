import type { InterpretRequest, InterpretResponse } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { IN_PROJECT } from '../../lexicon/acting-words.ts';
import { readAsList } from '../acts/as-list.ts';
import { readHeadedList } from '../acts/headed-list.ts';
import { readOnList } from '../acts/list-and-off.ts';
import { readPromise } from '../acts/promise.ts';
import { readSplitIntoSteps, readTimedSteps } from '../acts/split-into-steps.ts';
import { byTitleWords } from '../objects/by-title-words.ts';
import { ALL_INTO_IT } from '../reworded/pointed-first-phrases.ts';
import { readTied } from '../reworded/told-reason.ts';
import { asTasks } from '../several/several-to-do.ts';
import { readTwoOfThem } from '../several/two-of-them.ts';
import { filling } from './filling.ts';
import { readKnownProject } from './in-known-project.ts';
import { doubtful, inProject } from './in-named-project.ts';
import {
  ADDING,
  ADDING_TASK,
  GOES_THERE,
  INTO_HIM,
  PUT_AHEAD,
  PUT_BEHIND,
  PUT_LAST,
  SAYS_PROJECT,
  THERE_ALONE,
  TOO,
} from './into-shown-phrases.ts';
import { namedThenThere } from './named-then-there.ts';
import { readNewProject } from './new-project.ts';
import { readPutInPlace } from './put-in-place.ts';
import { readSaidInProject } from './said-in-project.ts';

/**
 * What is to be put where the last project is, or into one that the same breath makes; null when no
 * project is in view or none is pointed at.
 */
export function readIntoShown(
  { text, thread, projects = [] }: Pick<InterpretRequest, 'text' | 'thread' | 'projects'>,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const there = namedThenThere(text, projects);
  if (there !== null) {
    const found = readIntoShown({ text: there.text, thread, projects }, readNew);
    if (found !== null || there.isNew) return found ?? readNew(there.text);
  }
  const made =
    readOnList(text, thread, projects) ??
    readNewProject(text, readNew) ??
    asTitledHere(readPutInPlace(text, projects, thread, readNew), thread) ??
    readSaidInProject(text, projects, readNew, thread) ??
    asTitledHere(readKnownProject(text, projects, readNew), thread) ??
    readSplitIntoSteps(text, thread) ??
    readTimedSteps(text, readNew) ??
    readAsList(text, thread) ??
    readTied(text, readNew) ??
    readPromise(text, readNew) ??
    readTwoOfThem(text, readNew) ??
    readHeadedList(text, readNew);
  if (made !== null) return made;
  return readThere(text, thread, readNew);
}

/** "аренду зала перенеси в проект": what is put there may be called by the noun of what is to be done. */
const asTitledHere = (
  found: InterpretResponse | null,
  thread: InterpretRequest['thread'],
): InterpretResponse | null =>
  found?.operations === undefined
    ? found
    : { ...found, operations: [...byTitleWords(found.operations, thread ?? null)] };

/** "в этот же проект добавь ...", "туда же ...": into the project that was spoken of. */
function readThere(
  text: string,
  thread: InterpretRequest['thread'],
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const isOfProject = thread?.candidates[0]?.kind === 'project';
  const isOfAll = ALL_INTO_IT.test(fold(text.trim()).replace(/[,.!]/gu, ''));
  const isLast = isOfProject || isPutLast(thread);
  const put = text.includes('?') || isOfAll ? null : putIn(text.trim(), { isOfProject, isLast });
  if (put === null) return null;
  const project = thread?.candidates.find(({ kind }) => kind === 'project')?.title;
  if (project === undefined && !SAYS_PROJECT.test(put.place)) return null;
  const read = readNew(asTasks(put.rest, put.verb));
  if (read.kind !== 'commands') return null;
  // a project that nobody spoke of is no word of what goes into it
  const envelopes =
    project === undefined ? read.envelopes.map(doubtful) : inProject(read.envelopes, project);
  return project === undefined
    ? { ...read, envelopes }
    : filling({ ...read, envelopes }, { by: 'pointed' });
}

interface Put {
  readonly place: string;
  readonly verb: string;
  readonly rest: string;
}

/** What is to be put where, in so many words or as something to be done. */
const putIn = (text: string, { isOfProject, isLast }: Record<'isOfProject' | 'isLast', boolean>) =>
  putAhead(PUT_AHEAD.exec(text)?.groups ?? {}, isOfProject) ??
  putBehind(PUT_BEHIND.exec(text)?.groups ?? {}) ??
  (isLast ? putLast(PUT_LAST.exec(text)?.groups ?? {}) : null);

/** Did what was spoken of last go into the project that "there" means? "съездить в Тулу" says another place. */
function isPutLast(thread: InterpretRequest['thread']): boolean {
  const project = thread?.candidates.find(({ kind }) => kind === 'project');
  return project !== undefined && thread?.first_in_project_id === project.number;
}

type Groups = Readonly<Record<string, string | undefined>>;

function putAhead(said: Groups, isOfProject: boolean): Put | null {
  const { place, verb, order, ahead, noun, rest } = said;
  if (place === undefined || rest === undefined) return null;
  const kind = ahead ?? noun;
  const isToDo = said['need'] !== undefined || isInfinitive(readText(rest).words[0]?.word ?? '');
  const isNamed = kind !== undefined || said['colon'] === ':' || isToDo;
  // "туда же: отключить газ" is something to do, whatever orders to devices begin so
  const adding = isToDo && kind === undefined ? ADDING_TASK : ADDING;
  const isMeant = isNamed && saysWhere(place, said, isOfProject);
  const ordered = verb ?? order ?? (isMeant ? adding : undefined);
  if (ordered === undefined) return null;
  return { place, verb: ordered.trim(), rest: `${kind ?? ''}${rest}` };
}

/** "в этот проект", "туда же"; "в него: ..." right behind a project is the project's. */
function saysWhere(place: string, said: Groups, isOfProject: boolean): boolean {
  const { ahead, noun, colon, rest = '' } = said;
  const isHeading = colon === ':' || (ahead ?? noun ?? '').includes(':');
  // "туда задачу купить корм", "туда купить корм" right behind a project; "туда съездить" is a place
  const verb = readText(rest).words[0]?.word ?? '';
  const isToDo = noun !== undefined || (isInfinitive(verb) && !GOES_THERE.test(verb));
  const isFilled = isHeading || (isToDo && THERE_ALONE.test(place));
  const isPointed = isOfProject && isFilled && INTO_HIM.test(place);
  return SAYS_PROJECT.test(place) || TOO.test(place) || isPointed;
}

function putBehind({ place, verb = ADDING, noun, alone, rest }: Groups): Put | null {
  if (place === undefined || rest === undefined) return null;
  return { place, verb: verb.trim(), rest: `${noun ?? alone ?? ''}${rest}` };
}

/** "выбрать ламинат туда же": what is to be done alone; where it is not first, it may be the last word of anything. */
function putLast({ place, rest }: Groups): Put | null {
  const words = readText(rest ?? '').words;
  const verb = [words[0], words.at(-1)].find((word) => isInfinitive(word?.word ?? ''))?.word;
  if (place === undefined || rest === undefined || verb === undefined) return null;
  return GOES_THERE.test(verb) ? null : { place, verb: ADDING_TASK, rest };
}

/** "в проект ремонт добавь клей, обои": the project that is said first is said of all of them. */
export function withSharedProject(
  text: string,
  envelopes: InterpretResponse['envelopes'],
): InterpretResponse['envelopes'] {
  const project = envelopes[0]?.command.entities.project;
  return project !== undefined && IN_PROJECT.test(text) ? inProject(envelopes, project) : envelopes;
}
