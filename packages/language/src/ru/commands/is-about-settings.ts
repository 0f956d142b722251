import type { Item } from '../../grammar/item.ts';
import { PhraseList } from '../../grammar/phrase-list.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import { hasTag } from '../tags.ts';
import { ASKED_SETTINGS_PHRASES, HOURS_PHRASES, SETTINGS_PHRASES } from './settings-phrases.ts';
import { isMark, roleAt } from './view.ts';

const WORDS_MAX = 7;
const WISHES = new PhraseList(SETTINGS_PHRASES, { wordOf: ({ word }) => word });
const ASKED = new PhraseList(ASKED_SETTINGS_PHRASES, { wordOf: ({ word }) => word });
const HOURS = new PhraseList(HOURS_PHRASES, {
  wordOf: ({ word, meaning }) => meaning?.kind ?? word,
});
/** Said before the setting, and no part of it. */
const says = (item: Item): boolean =>
  !isMark(item) && roleAt(item) !== 'soft' && !hasTag(item, 'beside-setting');

/**
 * "не присылай утреннюю сводку", "рабочие часы с 9 до 18": how the bot itself behaves is set in its
 * settings, so such words are nothing to be written down.
 */
export function isAboutSettings({ words, items }: ReadText): boolean {
  if (words.length > WORDS_MAX * 2) return false;
  return WISHES.isWhole(words.filter(says)) || HOURS.isWhole(items.filter(says));
}

/** "какой у меня часовой пояс?": what is set is asked. */
export function asksSettings({ words }: ReadText): boolean {
  const said = words.filter((item) => !isMark(item) && roleAt(item) !== 'soft');
  return said.length <= WORDS_MAX * 2 && ASKED.isWhole(said);
}
