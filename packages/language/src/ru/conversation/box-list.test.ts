import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readBoxList } from './box-list.ts';
import { BOX_LISTS_ASKED, NO_BOX_LISTS, ON_BOX_LISTS } from './box-list-corpus.ts';

const each = <E>(corpus: readonly (readonly [E, readonly string[]])[]): [string, E][] =>
  corpus.flatMap(([expected, phrases]) => phrases.map((text): [string, E] => [text, expected]));

const readIn = (text: string, ...titles: string[]) => {
  const candidates = titles.map(
    (title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title }),
  );
  const read = readBoxList(text, { candidates });
  return read?.operations?.map(({ confidence: _sure, ...one }) => one) ?? read;
};

describe('lists with boxes', () => {
  it.each(each(ON_BOX_LISTS))('%s', (text, expected) => {
    expect(readIn(text)).toEqual(expected);
  });

  it.each(each(BOX_LISTS_ASKED))('%s', (text, query) => {
    expect(readBoxList(text, undefined)).toMatchObject({ kind: 'query', query });
  });

  it.each(NO_BOX_LISTS)('%s is about none', (text) => {
    expect(readBoxList(text, undefined)).toBeNull();
  });

  it('"список" alone is the one that was spoken of last, and its name may be of any words', () => {
    const [trip, shop] = ['Список на карнавал', 'Список покупок'];
    const put = (list: string, item: string) => [
      { operation: { type: 'list_add', list, items: [item] } },
    ];
    expect(readIn('добавь в список маски', trip, shop)).toEqual(put(trip, 'маски'));
    expect(readIn('добавь маски в список', shop, trip)).toEqual(put(shop, 'маски'));
    expect(readIn('добавь в список на карнавал маски', shop, trip)).toEqual(put(trip, 'маски'));
    expect(readIn('вычеркни маски из списка', trip)).toMatchObject([{ list: trip }]);
    expect(readIn('добавь в список маски')).toBeNull();
  });
});
