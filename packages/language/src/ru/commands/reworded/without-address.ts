import { CALLED_AHEAD, JOINT_AHEAD, LISTED } from '../head/called-phrases.ts';

/** Greetings and names of groups stand ahead of each other at most so often. */
const CALLS_MAX = 3;

/**
 * "Коллеги, всем привет! Завтра сдать отчёт" without those who are spoken to: nothing to be done is
 * in them. The words as they are where nothing else is said.
 */
export function withoutAddress(text: string): string {
  let left = text;
  for (let times = 0; times < CALLS_MAX; times += 1) {
    const behind = left.replace(CALLED_AHEAD, '');
    if (behind.trim() === '' || behind === left || LISTED.test(behind)) break;
    left = behind;
  }
  return left;
}

/** "и добавь хлеб" behind a question is "добавь хлеб". */
export const withoutJoint = (text: string): string => text.trim().replace(JOINT_AHEAD, '');
