import { fold } from '../grammar/scan.ts';
import type { TaggedDaypart } from '../locale.ts';
import { DAYPART_NAMES, DAYPARTS } from './lexicon/dayparts.ts';

/** Night and noon are no parts of a day in which one plans. */
const ASKED: readonly TaggedDaypart[] = ['morning', 'afternoon', 'evening'];

/** "утром" and "утро" by themselves; "утра" belongs to an hour. */
const KINDS: readonly string[] = ['daypart', 'daypart-word'];

const BY_WORD = new Map(
  DAYPARTS.filter(({ kind }) => KINDS.includes(kind)).flatMap(({ value, forms }) => {
    const daypart = ASKED.find((name) => name === DAYPART_NAMES[value]);
    return daypart === undefined ? [] : forms.map(({ text }) => [text, daypart] as const);
  }),
);

/** The part of the day that a tag names, with or without its "#"; null for any other tag. */
export function daypartOfTag(tag: string): TaggedDaypart | null {
  const word = fold(tag.normalize('NFC')).replace(/^#/u, '');
  return BY_WORD.get(word) ?? null;
}
