import { ReadSettings } from '@planerka/contracts';
import type { ReadText } from '../../../grammar/read-text.ts';
import type { Ground } from '../../../time/place.ts';
import { isAboutSettings } from '../../commands/is-about-settings.ts';
import { isMark } from '../../commands/view.ts';
import type { Clause } from '../clause.ts';
import { BESIDE_SETTINGS } from '../lexicon.ts';
import { PhraseBook } from '../phrase.ts';
import { readDayparts } from './daypart-hours.ts';
import { readQuiet } from './quiet-hours.ts';
import { SETTINGS_RULES } from './settings-rules.ts';

const BOOK = new PhraseBook<Clause, ReadSettings>(SETTINGS_RULES);
const WORDS_MAX = 16;

/** Is it a setting that is wished for, whether or not the words say which it shall be? */
export const wishesSetting = (read: ReadText): boolean =>
  isAboutSettings(read) || readQuiet(read) !== null;

/** "я в Дубае до пятницы", "напоминай за 15 минут": what is to be set; null for all other words. */
export function readSettings(text: string, read: ReadText, ground: Ground): ReadSettings | null {
  const quiet = readQuiet(read)?.quiet;
  if (quiet) return { reminders: { quiet } };
  const dayparts = readDayparts(text);
  if (dayparts !== null) return { dayparts };
  if (read.words.length > WORDS_MAX || read.words.some(({ word }) => word === '?')) return null;
  const items = read.items.filter(
    (item) =>
      !(isMark(item) && (!item.glued || item.word === ',')) &&
      item.meaning?.kind !== 'now' &&
      !BESIDE_SETTINGS.has(item.word),
  );
  const clause: Clause = {
    text,
    said: text,
    items,
    handles: [],
    hasTokens: false,
    thread: null,
    ground,
  };
  const found = BOOK.read(items, clause);
  return found === null ? null : (ReadSettings.safeParse(found).data ?? null);
}
