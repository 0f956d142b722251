import { foldedTitle } from '../../objects/folded-title.ts';
import { SOMEDAY } from '../someday.ts';
import type { FindInPlan } from './suggestion-view.ts';

const CONFIDENCE = 0.58;
const OFTEN = 3;
const WORD_CHARS_MIN = 3;

/**
 * The person's tasks that begin with the same word, three at least, all have one category. Whether the
 * word is a verb does not matter: what they do with it does.
 */
export const hashlessCategory: FindInPlan = ({ tasks, categorized }) => {
  const known = categorized.flatMap(({ title, category }) =>
    category === null || category === SOMEDAY ? [] : [{ word: firstWord(title), category }],
  );
  return tasks.flatMap(({ task }) => {
    const word = firstWord(task.title);
    if (task.category !== null || word === null) return [];
    const found = known.filter((each) => each.word === word);
    const categories = new Set(found.map(({ category }) => category));
    const [category] = categories;
    if (found.length < OFTEN || categories.size > 1 || category === undefined) return [];
    return [
      {
        type: 'set_category',
        task: task.number,
        confidence: CONFIDENCE,
        data: { count: found.length },
        payload: { category },
      },
    ];
  });
};

function firstWord(title: string): string | null {
  const [word = ''] = foldedTitle(title).split(' ');
  return /^\p{L}+$/u.test(word) && word.length >= WORD_CHARS_MIN ? word : null;
}
