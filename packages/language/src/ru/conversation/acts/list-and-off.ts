import type { InterpretRequest, InterpretResponse, ReadOperation } from '@planerka/contracts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { readBoxList } from './box-list.ts';
import {
  INTO,
  IS_TICK,
  JOINTS_OFF,
  MAY_GO_OFF,
  OFF_AHEAD,
  OFF_BEHIND,
  onList,
  SAYS_ADD,
} from './list-and-off-phrases.ts';
import { readListGrown } from './list-grows.ts';
import { isOfThings, itemsOf } from './list-items.ts';
import { listAhead, listsSpokenOf } from './list-names.ts';
import { SURE } from './made.ts';

type Thread = InterpretRequest['thread'];
type Projects = InterpretRequest['projects'];

/** Longer texts are stories. */
const CHARS_MAX = 200;
/** The name of a list that is said without its noun; one word may be anything. */
const NAME_WORDS_MIN = 2;

/**
 * What is put on a list: "добавь в закупки на банкет форель", of one that was spoken of, without its noun; and what
 * goes off it in the same breath, "..., лосось убери". Null for everything else.
 */
export function readOnList(
  text: string,
  thread: Thread,
  projects: Projects,
): InterpretResponse | null {
  const said = withNoun(text.trim(), thread);
  return withOff(said, thread, projects) ?? readPut(said, thread, projects);
}

const readPut = (said: string, thread: Thread, projects: Projects): InterpretResponse | null =>
  readListGrown(said, thread, projects) ?? readBoxList(said, thread);

/** "в закупки на банкет" as "в список закупки на банкет", where such a list was spoken of. */
function withNoun(said: string, thread: Thread): string {
  if (said.length > CHARS_MAX || !SAYS_ADD.test(said)) return said;
  for (const { 0: into, index } of said.matchAll(INTO)) {
    const name = index + into.length;
    const found = listAhead(said.slice(name).split(/\s+/u), listsSpokenOf(thread));
    const isNamed = found !== null && found.length >= NAME_WORDS_MIN;
    if (isNamed) return onList(said.slice(0, name), said.slice(name));
  }
  return said;
}

/** What is put on the list, and what goes off it or is ticked there. */
function withOff(said: string, thread: Thread, projects: Projects): InterpretResponse | null {
  if (said.length > CHARS_MAX || !MAY_GO_OFF.test(said) || /[?\n]/u.test(said)) return null;
  for (const { head, verb, things } of partings(said, thread)) {
    const put = readPut(head, thread, projects);
    const [only, ...more] = put?.operations ?? [];
    const going = itemsOf(things);
    if (put === null || only?.operation.type !== 'list_add' || more.length > 0) continue;
    const { list = null, items = [] } = only.operation;
    if (items.length === 0 || going === null) continue;
    const off = going.map(
      (mention): ReadOperation => ({
        operation: IS_TICK.test(verb) ? { type: 'subtask_tick', done: true } : { type: 'delete' },
        confidence: SURE,
        mention,
        list,
      }),
    );
    return { ...put, operations: [only, ...off] };
  }
  return null;
}

interface Parting {
  readonly head: string;
  readonly verb: string;
  readonly things: string;
}

/** Where what goes may begin: at all that is known to stand there, else at the last joint. */
function partings(said: string, thread: Thread): readonly Parting[] {
  const ahead = OFF_AHEAD.exec(said)?.groups;
  if (ahead !== undefined) {
    const { ahead: head = '', verb = '', things = '' } = ahead;
    return isOfThings(things) ? [{ head, verb, things }] : [];
  }
  const { ahead: all = '', verb = '' } = OFF_BEHIND.exec(said)?.groups ?? {};
  const found = [...all.matchAll(JOINTS_OFF)].map(({ 0: joint, index }) => ({
    head: all.slice(0, index),
    verb,
    things: all.slice(index + joint.length),
  }));
  const isKnown = (thing: string): boolean =>
    (thread?.candidates ?? []).some(({ kind, title = '' }) => {
      const words = wordsIn(title);
      return (
        kind === 'task' &&
        wordsIn(thing).every((word) => words.some((each) => isSameName(each, word)))
      );
    });
  const standing = found.filter(({ things }) => itemsOf(things)?.every(isKnown) === true);
  const last = found.at(-1);
  return (standing.length > 0 ? standing : last === undefined ? [] : [last]).filter(({ things }) =>
    isOfThings(things),
  );
}
