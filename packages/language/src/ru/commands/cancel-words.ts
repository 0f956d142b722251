import type { Item } from '../../grammar/item.ts';
import { isMark, roleAt } from './view.ts';
import { hasTag } from '../tags.ts';

/** Utterances that take everything back; soft words around them change nothing. */
const CANCELS = new Set([
  'отмена',
  'отмени',
  'отменить',
  'отменяй',
  'отмени это',
  'не надо',
  'не нужно',
  'ненадо',
  'уже не надо',
  'уже не нужно',
  'больше не надо',
  'не хочу',
  'не буду',
  'передумал',
  'передумала',
  'забудь',
  'забей',
  'забудь об этом',
  'проехали',
  'отбой',
  'стоп',
  'хватит',
  'ничего не надо',
  'никакой',
  'никак',
  'назад',
  'cancel',
  'stop',
  'отставить',
  'не стоит',
  'оставь',
  'забыли',
  'ну его',
]);
const WORDS_MAX = 6;

/** Is the whole utterance a wish to drop what is going on? */
export function isCancel(words: readonly Item[]): boolean {
  if (words.length === 0 || words.length > WORDS_MAX * 2) return false;
  const said = words.filter((item) => !isMark(item) && roleAt(item) !== 'soft');
  if (said.length === 0 || said.length > WORDS_MAX) return false;
  const all = said.map((item) => item.word).join(' ');
  if (CANCELS.has(all)) return true;
  const rest = said.filter((item) => !hasTag(item, 'beside-cancel')).map((item) => item.word);
  return rest.length > 0 && CANCELS.has(rest.join(' '));
}
