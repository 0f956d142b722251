import type { InterpretRequest, InterpretResponse } from '@planerka/contracts';
import { readBoxList } from './box-list.ts';
import { readHeadedList } from './headed-list.ts';
import { inProject } from './in-named-project.ts';
import { readKnownProject } from './in-known-project.ts';
import { readNewProject } from './new-project.ts';
import { readPromise } from './promise.ts';
import { asTasks } from './several-to-do.ts';
import { readSplitIntoSteps } from './split-into-steps.ts';
import { readTied } from './told-reason.ts';

/** "добавь туда ...", "запиши в него ...": into the project that was shown last. */
const THERE =
  /^((?:добавь|добавьте|запиши|запишите|создай|внеси|впиши|положи|закинь|допиши|кинь))\s+(?:ещё\s+|еще\s+)?(?:(?:туда|сюда)(?:\s+же)?|в него|в неё|в нее|в этот проект|в тот проект)\s*[:,]?\s+(.+)$/isu;
const IN_PROJECT = /^\s*(?:а\s+|и\s+)?(?:в|для|по)\s+проект/iu;

/**
 * What is to be put where the last project is, or into one that the same breath makes; null when no
 * project is in view or none is pointed at.
 */
export function readIntoShown(
  { text, thread, projects = [] }: Pick<InterpretRequest, 'text' | 'thread' | 'projects'>,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const made =
    readBoxList(text, thread) ??
    readNewProject(text, readNew) ??
    readKnownProject(text, projects, readNew) ??
    readSplitIntoSteps(text) ??
    readTied(text, readNew) ??
    readPromise(text, readNew) ??
    readHeadedList(text, readNew);
  if (made !== null) return made;
  const said = THERE.exec(text.trim());
  const project = thread?.candidates.find(({ kind }) => kind === 'project')?.title;
  const [, verb, rest] = said ?? [];
  if (verb === undefined || rest === undefined || project === undefined) return null;
  const read = readNew(asTasks(rest, verb));
  return read.kind === 'commands'
    ? { ...read, envelopes: inProject(read.envelopes, project) }
    : null;
}

/** "в проект ремонт добавь клей, обои": the project that is said first is said of all of them. */
export function withSharedProject(
  text: string,
  envelopes: InterpretResponse['envelopes'],
): InterpretResponse['envelopes'] {
  const project = envelopes[0]?.command.entities.project;
  return project !== undefined && IN_PROJECT.test(text) ? inProject(envelopes, project) : envelopes;
}
