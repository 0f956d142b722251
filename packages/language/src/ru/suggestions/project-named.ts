import { CHOICES, SUGGESTION_BOUNDS } from '@planerka/contracts';
import { namedProjects } from './named-projects.ts';
import type { FindIn } from './seen-title.ts';

/** The last choice by its name: its words are made when it is asked. */
const NO_PROJECT = 'no_project';
const CONFIDENCE = { one: 0.8, several: 0.58 } as const;

/** "плитка для ремонта кухни", where such a project is in work. */
export const projectNamed: FindIn = ({ text, words, known, projects }) => {
  if (known.project || projects === null) return null;
  const named = namedProjects(text, words, projects);
  const [only] = named;
  if (only === undefined) return null;
  if (named.length === 1) {
    return {
      type: 'set_project',
      confidence: CONFIDENCE.one,
      payload: { projectId: only.id },
    };
  }
  // one more choice is that it is none of them
  const choices = named.map(({ name }) => name);
  const areTold = choices.every((name) => name.length <= SUGGESTION_BOUNDS.choice);
  if (choices.length >= CHOICES.max || new Set(choices).size < choices.length || !areTold)
    return null;
  return {
    type: 'ask_clarification',
    confidence: CONFIDENCE.several,
    data: { count: choices.length },
    payload: { questionId: 'project-named', choices: [...choices, NO_PROJECT] },
  };
};
