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

  it('"туда", "оттуда" and "ещё" are of the list that was shown last', () => {
    const [shop, task] = ['Список покупок', 'купить билеты'];
    const put = (...items: string[]) => [{ operation: { type: 'list_add', list: shop, items } }];
    expect(readIn('добавь туда творог', shop)).toEqual(put('творог'));
    expect(readIn('туда же батон и соль', task, shop)).toEqual(put('батон', 'соль'));
    expect(readIn('и ещё батон', shop)).toEqual(put('батон'));
    expect(readIn('и сахар тоже', shop)).toEqual(put('сахар'));
    expect(readIn('добавь ещё соль, перец', shop)).toEqual(put('соль', 'перец'));
    // what is put there first, and the pointer behind it
    expect(readIn('и ещё наждачку туда', shop)).toEqual(put('наждачку'));
    expect(readIn('кисть и лак ещё туда ж', shop)).toEqual(put('кисть', 'лак'));
    expect(readIn('а горшки туда надобно', shop)).toEqual(put('горшки'));
    expect(readIn('бечёвку туда же впиши', shop)).toEqual(put('бечёвку'));
    expect(readIn('гвозди и скобы, допиши', shop)).toEqual(put('гвозди', 'скобы'));
    expect(readIn('гвозди и скобы, допиши', task, shop)).toBeNull();
    // the order between what is put there, and behind it
    expect(readIn('губки добавь ещё и фольгу', shop)).toEqual(put('губки', 'фольгу'));
    expect(readIn('ванилин и соль ещё добавь', shop)).toEqual(put('ванилин', 'соль'));
    expect(readIn('какао допиши', shop)).toEqual(put('какао'));
    expect(readIn('масло запиши и дрожжи', shop)).toEqual(put('масло', 'дрожжи'));
    expect(readIn('какао добавь', task, shop)).toBeNull();
    const others = [
      'встречу с Леной добавь',
      'позвонить маме добавь',
      'завтра какао добавь',
      'тег дом добавь',
      'задачу про окна добавь',
      'какао добавь?',
      'купила какао, добавь',
    ];
    expect(others.filter((other) => readIn(other, shop) !== null)).toEqual([]);
    expect(readIn('банки отвезти туда', shop)).toBeNull();
    expect(readIn('завтра баню туда', shop)).toBeNull();
    expect(readIn('бечёвку туда же', task, shop)).toBeNull();
    const drop = { operation: { type: 'delete' }, mention: 'лук', list: shop };
    expect(readIn('убери оттуда лук', shop)).toEqual([drop]);
    expect(readIn('удали лук оттуда', shop)).toEqual([drop]);
    const tick = { operation: { type: 'subtask_tick', done: true }, mention: 'лук', list: shop };
    expect(readIn('отметь там лук', shop)).toEqual([tick]);
    for (const said of [
      'и ещё позвонить мастеру',
      'и ещё завтра батон',
      'ещё раз',
      'и ещё одно',
      'ещё вопрос есть?',
      // somebody's name is no thing
      'и Марину тоже',
      'а Соню также',
    ]) {
      expect([said, readIn(said, shop)]).toEqual([said, null]);
    }
    // something else was shown since, or nothing at all
    expect(readIn('и ещё батон', task, shop)).toBeNull();
    expect(readIn('добавь туда творог', task)).toBeNull();
    const place = { kind: 'project', number: 1, title: 'Погреб' } as const;
    const list = { kind: 'task', number: 1, title: shop } as const;
    expect(readBoxList('добавь туда творог', { candidates: [place, list] })).toBeNull();
  });

  it('a thing on the list is asked after', () => {
    const candidates: ObjectHandle[] = [{ kind: 'task', number: 1, title: 'Список покупок' }];
    const asked = (text: string) => readBoxList(text, { candidates })?.query;
    const query = { type: 'list', list: 'Список покупок', item: 'лук' };
    for (const said of ['а лук у нас есть?', 'лук там есть?', 'есть там лук?', 'лук есть?']) {
      expect([said, asked(said)]).toEqual([said, query]);
    }
    for (const said of ['встречи есть?', 'а завтра что-то есть?', 'лук есть', 'есть время?']) {
      expect([said, asked(said)]).toEqual([said, undefined]);
    }
    expect(readBoxList('лук есть?', undefined)).toBeNull();
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
