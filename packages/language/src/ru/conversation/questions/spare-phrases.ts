import type { Item } from '../../../grammar/item.ts';
import { roleAt } from '../../commands/view.ts';

const SPARE = new Set(
  'самое самые у меня мне нас моих мои мой все всех там сейчас еще по за на в и же теперь сегодня из есть всего вообще ли будут еще открытых несделанных осталось какие впереди плану планам списку очереди задачи задач дела дел задача'.split(
    ' ',
  ),
);
/** Beside a question about the plan the word says nothing. */
export const isSpare = (item: Item): boolean => SPARE.has(item.word) || roleAt(item) === 'soft';
