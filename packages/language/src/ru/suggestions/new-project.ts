import { SUGGESTION_BOUNDS } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { QUOTED } from '../../grammar/scan.ts';
import { isWord, roleAt } from '../commands/view.ts';
import { namedProjects } from './named-projects.ts';
import type { FindIn } from './seen-title.ts';

const CONFIDENCE = 0.6;
const NAME_WORDS_MAX = 3;

const isQuoted = (item: Item | undefined): boolean => ((item?.flags ?? 0) & QUOTED) !== 0;

/** The words behind "проект" that name it: in quotes, or with capital letters. */
function nameBehind(text: string, words: readonly Item[], at: number): Item[] {
  let end = at + 1;
  if (isQuoted(words[end])) {
    while (isQuoted(words[end])) end += 1;
    return words.slice(at + 2, end - 1);
  }
  const isNaming = (item: Item | undefined): boolean =>
    item !== undefined && isWord(item) && /\p{Lu}/u.test(text.charAt(item.from));
  while (end - at <= NAME_WORDS_MAX && isNaming(words[end])) end += 1;
  return words.slice(at + 1, end);
}

/** "смета для проекта «Зенит»", where there is no such project yet. */
export const newProject: FindIn = ({ text, words, known, projects }) => {
  if (known.project || projects === null) return null;
  const at = words.findIndex((item) => roleAt(item) === 'project');
  const name = at < 0 ? [] : nameBehind(text, words, at);
  const projectName = text.slice(name[0]?.from ?? 0, name.at(-1)?.to ?? 0).trim();
  if (projectName === '' || projectName.length > SUGGESTION_BOUNDS.projectName) return null;
  if (namedProjects(text, words, projects).length > 0) return null;
  return { type: 'propose_create_project', confidence: CONFIDENCE, payload: { projectName } };
};
