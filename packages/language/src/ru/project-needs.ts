import { ProjectNeed } from '@planerka/contracts';
import { fold } from '../grammar/scan.ts';
import {
  BETWEEN_CLAUSES,
  CONTROLS,
  JOINED_BY,
  NOT,
  NOT_MOUNTED,
  NOT_WANTED,
  PROJECT_NEED_WORDS,
  WITHOUT,
} from './lexicon/project-need-words.ts';

const listed = (words: string): readonly string[] => words.trim().split(/\s+/);
const beginsWith = (words: string): ((word: string | undefined) => boolean) => {
  const pattern = new RegExp(`^(?:${listed(words).join('|')})`, 'u');
  return (word) => word !== undefined && pattern.test(word);
};
const isOneOf = (words: string): ((word: string | undefined) => boolean) => {
  const set = new Set(listed(words));
  return (word) => word !== undefined && set.has(word);
};

const NEEDS = ProjectNeed.options.map((need) => {
  return { need, isNamed: beginsWith(PROJECT_NEED_WORDS[need]) };
});
const isNotMounted = beginsWith(NOT_MOUNTED);
const isControl = beginsWith(CONTROLS);
const isWithout = isOneOf(WITHOUT);
const isJoining = isOneOf(JOINED_BY);
const isNot = isOneOf(NOT);
const isNotWanted = beginsWith(NOT_WANTED);

/**
 * What the overview of a project asks for: delivery and moving, mounting, coordination. What it says
 * that there shall not be ("без доставки", "монтаж не нужен") is not asked for. Linear in its length.
 */
export function projectNeeds(overview: string): ProjectNeed[] {
  const found = new Set<ProjectNeed>();
  for (const clause of fold(overview.normalize('NFC')).split(BETWEEN_CLAUSES)) {
    const words = clause.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.some((word, place) => isNot(word) && isNotWanted(words[place + 1]))) continue;
    let isExcluded = false;
    for (const [place, word] of words.entries()) {
      const named = NEEDS.find(({ isNamed }) => isNamed(word))?.need;
      if (isWithout(word)) isExcluded = true;
      else if (named === undefined && !isJoining(word)) isExcluded = false;
      else if (named !== undefined && !isExcluded && isMeant(named, words, place)) found.add(named);
    }
  }
  return ProjectNeed.options.filter((need) => found.has(need));
}

/** Does the word stand for the work, and not for a thing or for work on a machine? */
function isMeant(need: ProjectNeed, words: readonly string[], place: number): boolean {
  switch (need) {
    case 'moving':
      return true;
    case 'install_day':
      return !isNotMounted(words[place + 1]);
    case 'management':
      return !isControl(words[place - 1]);
  }
}
