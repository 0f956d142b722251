import { readText } from '../../grammar.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { looksLikeOrder } from '../talk/asked-of-people.ts';
import { isFact, isMark, isWord } from '../view.ts';
import { CALLED, LOOK_THERE, NO_OBJECT, NO_WISH, WRITTEN_DOWN } from './wish-forwarded-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "Мам, захвати мне сменку завтра", passed on: what somebody wishes of whoever passes it on is what is to be written down,
 * without the name that calls him. Null where nothing is ordered, or nothing that one would write down: "Мам, набери меня".
 */
export function wishForwarded(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || said.includes('\n')) return null;
  if (NO_WISH.test(said) || LOOK_THERE.test(said)) return null;
  const wish = said.replace(CALLED, '');
  const { items } = readText(wish);
  const [verb, ...behind] = items.filter((item) => !isFact(item) && !isMark(item));
  const hasObject = behind.some((item) => isWord(item) && !NO_OBJECT.test(item.word));
  // "завтра дождь": what only ends like an order stands first, and is done to something
  const isLikely = hasObject && verb === items[0] && looksLikeOrder(verb);
  const isOrder = IMPERATIVES.some((tag) => hasTag(verb, tag)) || isLikely;
  const isDated = items.some(isFact);
  if (hasTag(behind[0], 'question-word')) return null;
  if (!isOrder || (hasTag(verb, 'signal') && !isDated)) return null;
  return hasObject || isDated ? `${WRITTEN_DOWN}${wish}` : null;
}
const IMPERATIVES: readonly Tag[] = [
  'listed-imperative',
  'asked-of-people',
  'handing',
  'told-to-others',
];
