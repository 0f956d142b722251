import { readText } from '../../grammar.ts';
import { nameAt, type Projects, wordsOf } from './in-known-project.ts';
import {
  ADD,
  IN_NAMED,
  IN_PROJECT_NAMED,
  NAMED_THEN_THERE,
  PUT_IN_PLACE as SAID,
} from './put-in-place-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

export interface NamedThenThere {
  readonly text: string;
  /** It is written there; what is put there may stand already. */
  readonly isNew: boolean;
}

/**
 * "проект Кухня, туда задачу заказать столешницу", "переезд, туда посуду закинь": the project first, and then what goes
 * there, in the order of words in which both are read. Null where no project is named, and where nothing is written
 * there or moved: "дача, туда отвезти стол", "бассейн, туда к девяти".
 */
export function namedThenThere(text: string, projects: Projects): NamedThenThere | null {
  if (text.length > CHARS_MAX) return null;
  const { noun, name, rest } = NAMED_THEN_THERE.exec(text.trim())?.groups ?? {};
  if (name === undefined || rest === undefined) return null;
  const known = knownAs(name, projects);
  const isNamed = noun !== undefined;
  return known === null && !isNamed ? null : orderOf({ name: known ?? name, rest, isNamed }, known);
}

function knownAs(name: string, projects: Projects): string | null {
  const words = wordsOf(name);
  const named = nameAt({ text: name, words, projects }, 0);
  return named?.end === words.length ? named.project.name : null;
}

interface Said {
  readonly name: string;
  readonly rest: string;
  /** "проект ..." */
  readonly isNamed: boolean;
}

/** Nothing is moved into a project that is not there; what is written there asks for one. */
function orderOf({ name, rest, isNamed }: Said, known: string | null): NamedThenThere | null {
  const { words } = readText(rest);
  const [first, last] = [words[0]?.word ?? '', words.at(-1)?.word ?? ''];
  const there = `${IN_PROJECT_NAMED}${name} ${rest}`;
  if (SAID.task.has(first)) return { text: `${ADD}${there}`, isNew: true };
  if (SAID.writes.has(first)) return { text: there, isNew: true };
  const isPut = [first, last].some((word) => SAID.puts.has(word) || SAID.moves.has(word));
  if (known === null || !isPut) return null;
  return { text: isNamed ? there : `${IN_NAMED}${name} ${rest}`, isNew: false };
}
