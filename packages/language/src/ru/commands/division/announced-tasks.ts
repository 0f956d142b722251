import { readText } from '../../grammar.ts';
import { isInfinitive } from '../verb-forms.ts';
import {
  ANNOUNCED,
  ANNOUNCES,
  OF_TASK,
  OF_TASKS,
  QUOTED_NAME,
  QUOTED_NAMES,
  UNCOUNTED,
} from './announced-tasks-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 600;
const ROW_SIGN = /^\s*(?:[-–—•*]|\d{1,2}[.)])\s+/u;

/**
 * "нужно записать сразу три дела: ...", "добавь следующие задачи: ...", "Две новые задачи: ...": the plain heading
 * above what is to be done, which begins right behind it. Null for what is plain already, and where no list follows.
 */
export function announcedTasks(text: string): string | null {
  if (text.length > CHARS_MAX || text.includes('?')) return null;
  const { count, list } = ANNOUNCED.exec(text)?.groups ?? {};
  if (list === undefined) return null;
  const plain = plainList(list.trim(), count);
  return plain === null || plain === text.trim() ? null : plain;
}

function plainList(list: string, count: string | undefined): string | null {
  if (QUOTED_NAMES.test(list)) {
    const names = list.match(QUOTED_NAME) ?? [];
    return names.map((name) => `${ANNOUNCES} ${OF_TASK} ${name}`).join('\n');
  }
  const rows = list.split('\n').map((row) => row.replace(ROW_SIGN, ''));
  const { words } = readText(rows.join('\n'));
  const isSeveral = words.filter(({ word }) => isInfinitive(word)).length > 1;
  if (!isSeveral || !isInfinitive(words[0]?.word ?? '')) return null;
  const isRows = rows.length > 1;
  const said = count === undefined || isRows || UNCOUNTED.test(count) ? [] : [count];
  return `${[ANNOUNCES, ...said, OF_TASKS].join(' ')}${isRows ? '\n' : ' '}${rows.join('\n')}`;
}
