import type { Item } from '../../grammar/item.ts';
import { remembering } from '../../grammar/remembering.ts';
import type { LiveProject } from '../../title-to-see.ts';
import { says } from '../commands/view.ts';
import { isFormOf } from './is-form-of.ts';
import { wordsIn } from './seen-title.ts';

const WORD_MIN = 3;

/** Words and numbers by which one may be known. */
const namingWords = (words: readonly Item[], text: string): string[] =>
  words.flatMap((item) => {
    if (says(item, 'preposition') || says(item, 'and')) return [];
    const word = item.word === '' ? text.slice(item.from, item.to) : item.word;
    return /[\p{L}\p{N}]/u.test(word) ? [word] : [];
  });

const wordsOfName = remembering((name: string): readonly string[] =>
  namingWords(wordsIn(name), name),
);

interface Place {
  readonly project: LiveProject;
  readonly from: number;
  readonly to: number;
}

/** Where the words of a name stand in their order, in any form. */
function placeOf(project: LiveProject, said: readonly string[]): Place | null {
  const name = wordsOfName(project.name);
  if (name.length === 0 || (name.length === 1 && (name[0]?.length ?? 0) < WORD_MIN)) return null;
  const from = said.findIndex((_, at) =>
    name.every((word, i) => isFormOf(said[at + i] ?? '', word)),
  );
  return from < 0 ? null : { project, from, to: from + name.length };
}

/** Is the place part of a longer one: "ремонт" of "ремонт кухни"? */
const isInside = (place: Place, others: readonly Place[]): boolean =>
  others.some(
    ({ from, to }) => from <= place.from && to >= place.to && to - from > place.to - place.from,
  );

/** The projects that the words name. */
export function namedProjects(
  text: string,
  words: readonly Item[],
  projects: readonly LiveProject[],
): LiveProject[] {
  const said = namingWords(words, text);
  const places = projects.flatMap((project) => placeOf(project, said) ?? []);
  return places.filter((place) => !isInside(place, places)).map(({ project }) => project);
}
