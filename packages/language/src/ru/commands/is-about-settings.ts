import type { Item } from '../../grammar/item.ts';
import { PhraseList } from '../../grammar/phrase-list.ts';
import { hasTag } from '../tags.ts';
import { SETTINGS_PHRASES } from './settings-phrases.ts';
import { isMark, roleAt } from './view.ts';

const WORDS_MAX = 7;
const WISHES = new PhraseList(SETTINGS_PHRASES, { wordOf: ({ word }) => word });

/**
 * "не присылай утреннюю сводку", "не беспокой меня ночью": how the bot itself behaves is set in its
 * settings, so such words are nothing to be written down.
 */
export function isAboutSettings(words: readonly Item[]): boolean {
  if (words.length > WORDS_MAX * 2) return false;
  return WISHES.isWhole(
    words.filter(
      (item) => !isMark(item) && roleAt(item) !== 'soft' && !hasTag(item, 'beside-setting'),
    ),
  );
}
