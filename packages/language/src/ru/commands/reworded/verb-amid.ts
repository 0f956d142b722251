import { nameAt, type Projects, wordsOf } from '../../conversation/projects/in-known-project.ts';
import { readText } from '../../grammar.ts';
import { isFact } from '../view.ts';
import { ADD_ONE, INTO_PROJECT, PARTS_AMID, PARTS_HEADED, TASK_AMID } from './verb-amid-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 400;

/**
 * "в гараж задачу добавь: починить насос", "на завтра блок поставь: спорт с 10 до 11", "к юбилею подзадачи добавь: зал,
 * гости": where or when, of which kind, and only then the order, in the order of words that all rules know: "добавь в
 * гараж задачу: ...". Null for everything else, and for a place that is neither a project nor a time.
 */
export function verbAmid(text: string, projects: Projects): string | null {
  if (text.length > CHARS_MAX || text.includes('\n')) return null;
  const said = text.trim();
  const task = placedIn(said, TASK_AMID);
  if (task !== null) {
    return isWhen(task.place) || isProject(task.place, projects) ? inOrder(task) : null;
  }
  const parts = placedIn(said, PARTS_AMID) ?? placedIn(said, PARTS_HEADED);
  return parts === null || isWhen(parts.place) ? null : inOrder(parts);
}

interface Placed {
  readonly place: string;
  readonly kind: string;
  readonly rest: string;
}

/** Where or of what, which kind and what, whichever of the first two is ahead. */
function placedIn(said: string, pattern: RegExp): Placed | null {
  const { place, kind, ahead, to, rest } = pattern.exec(said)?.groups ?? {};
  const [where, which] = [place ?? to, kind ?? ahead];
  if (where === undefined || which === undefined || rest === undefined) return null;
  return { place: where, kind: which, rest };
}

const inOrder = ({ place, kind, rest }: Placed): string => `${ADD_ONE} ${place} ${kind}: ${rest}`;

/** "на завтра", "в субботу в 15": nothing but a time. */
const isWhen = (place: string): boolean => readText(place).items.every(isFact);

function isProject(place: string, projects: Projects): boolean {
  const name = place.replace(INTO_PROJECT, '');
  const words = wordsOf(name);
  return nameAt({ text: name, words, projects }, 0)?.end === words.length;
}
