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
/** Those that also take the last change back where nothing is asked. */
const UNDOING = new Set([
  'отмена',
  'отмени',
  'отменить',
  'отменяй',
  'отмени это',
  'назад',
  'cancel',
]);
const WORDS_MAX = 6;

/** Is the whole utterance a wish to drop what is going on? */
export function isCancel(words: readonly Item[]): boolean {
  return saysOneOf(CANCELS, words);
}

/** Does it take back what was just done? "не надо" and "забудь" only drop what is asked. */
export function takesBack(words: readonly Item[]): boolean {
  return saysOneOf(UNDOING, words);
}

function saysOneOf(phrases: ReadonlySet<string>, words: readonly Item[]): boolean {
  if (words.length === 0 || words.length > WORDS_MAX * 2) return false;
  const said = words.filter((item) => !isMark(item) && roleAt(item) !== 'soft');
  if (said.length === 0 || said.length > WORDS_MAX) return false;
  const all = said.map((item) => item.word).join(' ');
  if (phrases.has(all)) return true;
  const rest = said.filter((item) => !hasTag(item, 'beside-cancel')).map((item) => item.word);
  return rest.length > 0 && phrases.has(rest.join(' '));
}
