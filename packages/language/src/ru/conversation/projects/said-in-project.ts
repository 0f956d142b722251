import { type InterpretRequest, type InterpretResponse } from '@planerka/contracts';
import { isImperative, isInfinitive, looksLikeAdjective } from '../../commands/verb-forms.ts';
import { isAction } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isSameName } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { BETWEEN_NAMES } from '../reworded/put-there-phrases.ts';
import { asTasks } from '../several/several-to-do.ts';
import { goesOn, nameAt, type Projects, wordsOf } from './in-known-project.ts';
import { inProject } from './in-named-project.ts';
import { ADDING_TASK } from './into-shown-phrases.ts';
import {
  ASKS,
  BEGINS_WITH,
  KIND_OF,
  LEADS_INTO,
  MARKED_OFF,
  NAMES_KIND,
  OF_PROJECT,
  OF_WHAT_IS_THERE,
  ORDERS,
  PROJECT_ALONE,
  PUT_INTO,
  PUT_TASK,
  SOFTLY,
  THIS_IS_OF,
  WRITTEN_BEHIND,
} from './said-in-project-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 400;

/** Where the whole name of a project in work is said, with all that says so. */
interface Place {
  readonly project: string;
  readonly ahead: string;
  readonly behind: string;
}

/**
 * Something new with the project that it is of, anywhere in the phrase and by its whole name, of however many
 * words: "решить вариант в проекте Подготовка к экзаменам", "... — это в Ремонт ванной", "в Отпуск на Байкале ещё
 * купить карту". Null for everything else: what is moved there, and what is done to a project.
 */
export function readSaidInProject(
  text: string,
  projects: Projects,
  readNew: (text: string) => InterpretResponse,
  thread?: InterpretRequest['thread'],
): InterpretResponse | null {
  if (projects.length === 0 || text.length > CHARS_MAX || text.includes('?')) return null;
  const place = placeIn(text, projects);
  const said = place === null ? null : newIn(place, thread);
  if (place === null || said === null) return null;
  const read = readNew(said);
  // what cannot be in a project keeps all of its words
  const isAll = read.envelopes.every(({ command }) => command.intent === 'task_create');
  if (read.kind !== 'commands' || !isAll) return null;
  return { ...read, envelopes: inProject(read.envelopes, place.project) };
}

/** The last place that says so. */
function placeIn(text: string, projects: Projects): Place | null {
  const words = wordsOf(text);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const named = nameAt({ text, words, projects }, at);
    const [first, last] = [words[at], words[(named?.end ?? 0) - 1]];
    if (named === null || first === undefined || last === undefined) continue;
    const closing = /^["»”]?\s*\)?/u.exec(text.slice(last.to))?.[0] ?? '';
    const isQuoted = /^["»”]/u.test(closing);
    const behind = text.slice(last.to + closing.length);
    if (!isQuoted && !opensRequest(behind) && goesOn(text, last)) continue;
    const isLong = named.end - at > 1 || isQuoted;
    const ahead = aheadOf(text.slice(0, first.from), behind, isLong);
    if (ahead !== null) return { project: named.project.name, ahead, behind };
  }
  return null;
}

/** "под проект Баня на участке запиши ...": what is asked for begins there, and the name is over. */
const opensRequest = (behind: string): boolean =>
  ORDERS.test(behind.trimStart()) ||
  NAMES_KIND.test(behind.trimStart()) ||
  isInfinitive(readText(behind).words[0]?.word ?? '');

/** What is said before the place; null where nothing in front of the name says that it is one. */
function aheadOf(said: string, behind: string, isLong: boolean): string | null {
  const of = OF_PROJECT.exec(said);
  if (of !== null) return said.slice(0, of.index);
  const alone = PROJECT_ALONE.exec(said);
  if (alone !== null) return standsFree(said.slice(0, alone.index), behind, alone.groups ?? {});
  const isLast = /^[\s.!]*(?:$|[,;\n])/u.test(behind);
  const marked = THIS_IS_OF.exec(said) ?? (isLong ? MARKED_OFF.exec(said) : null);
  if (marked !== null && isLast && marked.index > 0) return said.slice(0, marked.index);
  if (isLast && PUT_INTO.test(said)) return said.replace(LEADS_INTO, '');
  return opensAhead(said, behind, isLong);
}

/** The same where the name opens what is to be done. */
function opensAhead(said: string, behind: string, isLong: boolean): string | null {
  const next = behind.replace(SOFTLY, '');
  const isToDo = isInfinitive(readText(next).words[0]?.word ?? '') || NAMES_KIND.test(next);
  if (said.trim() === '' && isToDo && isHeading(behind, isLong, next)) return '';
  if (BEGINS_WITH.test(said) && (ORDERS.test(behind.trimStart()) || (isLong && isToDo))) return '';
  const kind = KIND_OF.exec(said)?.groups?.['kind'];
  const isOpened = isToDo && (isLong || /^\s*[:–—-]/u.test(behind));
  return kind !== undefined && isOpened ? kind : null;
}

/** "Дача: полить газон", "Старый дом — ...", "Старый дом, задача ...": the name alone, set off from what is to be done. */
const isHeading = (behind: string, isLong: boolean, next: string): boolean =>
  /^\s*:/u.test(behind) ||
  (isLong && (/^\s+[-–—]\s/u.test(behind) || (/^\s*[,.]/u.test(behind) && NAMES_KIND.test(next))));

/** "выровнять пол, проект Дача": the project is no object of what is said before it. */
function standsFree(
  ahead: string,
  behind: string,
  { mark = '', with: by }: Readonly<Record<string, string | undefined>>,
): string | null {
  const before = readText(ahead).words.at(-1);
  const next = behind.replace(SOFTLY, '');
  const isOpening =
    /^\s*[:,.;–—-]/u.test(behind) || isInfinitive(readText(next).words[0]?.word ?? '');
  if (before === undefined) return isOpening || NAMES_KIND.test(next) ? ahead : null;
  if (mark.trim() !== '' || by !== undefined) return ahead;
  const isEnd = /^[\s.!]*(?:$|[,;\n])/u.test(behind);
  const isObject =
    isAction(before) ||
    isVerb(before.word) ||
    isImperative(before.word) ||
    looksLikeAdjective(before.word) ||
    hasTag(before, 'no-name');
  return isEnd && !isObject ? ahead : null;
}

/** What is asked for without its place, in words that ask for something new; null where nothing is. */
function newIn({ ahead, behind }: Place, thread: InterpretRequest['thread']): string | null {
  const rest = `${ahead.trimEnd()} ${behind.trimStart()}`.trim();
  if (OF_WHAT_IS_THERE.test(rest) || (behind.trim() === '' && isNamed(ahead, thread))) return null;
  const written = behind.trim() === '' ? WRITTEN_BEHIND.exec(ahead)?.groups?.['task'] : undefined;
  if (written !== undefined && !ASKS.test(written)) {
    return isThere(written, thread) ? null : `${ADDING_TASK}${written}`;
  }
  const put = PUT_TASK.exec(ahead)?.groups?.['task'];
  if (put !== undefined && isThere(put, thread)) return null;
  const isAsked = ASKS.test(ahead);
  const said = isAsked ? `${ahead.trimEnd()} ${opened(ahead, behind)}`.trim() : rest;
  const begins = said.replace(SOFTLY, '');
  if (ASKS.test(begins)) return hasSomething(begins) ? begins : null;
  const isToDo = isInfinitive(readText(begins).words[0]?.word ?? '');
  return isToDo ? asTasks(begins, ADDING_TASK.trim()) : null;
}

/** "запиши задачу в проект Дача: купить шланг": nothing is said before the colon. */
function opened(ahead: string, behind: string): string {
  const { words } = readText(ahead);
  const isEmpty = !words.some(({ word }) => isInfinitive(word));
  return isEmpty ? behind.replace(/^[\s,:;.–—-]+/u, '') : behind.trim();
}

/** More than the order itself is said. */
const hasSomething = (said: string): boolean =>
  readText(said).words.some(({ word }) => isInfinitive(word)) || NAMES_KIND.test(kindOf(said));

const kindOf = (said: string): string => said.replace(/^\p{L}+\s+/u, '');

/** What is there already is put into the project, and not made anew. */
const isThere = (said: string, thread: InterpretRequest['thread']): boolean =>
  thread?.candidates.some(({ title = '' }) => isSame(title, said)) ?? false;

/** "обои закинь в ремонт", "обои и плитку ...": all words but the verbs of putting are those of what was spoken of. */
function isNamed(ahead: string, thread: InterpretRequest['thread']): boolean {
  const isOne = (part: string): boolean => {
    const said = wordsOf(part).filter(({ word }) => !isVerb(word) && /\p{L}{3}/u.test(word));
    const bears = (title: string): boolean =>
      said.every(({ word }) => wordsOf(title).some((own) => isSameName(own.word, word)));
    return said.length > 0 && (thread?.candidates.some(({ title = '' }) => bears(title)) ?? false);
  };
  // of several one may be gone by now
  return isOne(ahead) || ahead.split(BETWEEN_NAMES).some(isOne);
}

const isSame = (title: string, said: string): boolean =>
  wordsOf(title)
    .map(({ word }) => word)
    .join(' ') ===
  wordsOf(said)
    .map(({ word }) => word)
    .join(' ');
