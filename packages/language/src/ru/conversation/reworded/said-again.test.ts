import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'полить цветы' },
  { kind: 'task', number: 2, title: 'забрать куртку из химчистки' },
  { kind: 'task', number: 3, title: 'прочитать главу 3' },
  { kind: 'task', number: 4, title: 'Проверить шины' },
  { kind: 'task', number: 5, title: 'лён' },
  { kind: 'task', number: 6, title: 'сдать ключи' },
  { kind: 'task', number: 7, title: 'выезд на матч' },
  { kind: 'timeblock', number: 8, title: 'тренировка' },
  { kind: 'timeblock', number: 9, title: 'планёрка' },
  { kind: 'task', number: 10, title: 'кресло в ремонт' },
  { kind: 'task', number: 11, title: 'машина' },
];

function numbersIn(
  text: string,
  channel: InterpretRequest['source']['channel'] = 'telegram_text',
): ReadonlyArray<readonly number[]> {
  const { notes = [] } = readSaid(text, { source: { channel }, thread: spokenOf(KNOWN) });
  return notes.flatMap((note) =>
    note.code === 'SAID_AGAIN' ? [note.known.map(({ number }) => number)] : [],
  );
}

describe('what stands already, said again', () => {
  it.each([
    ['полить цветы', 1],
    ['цветы полить', 1],
    ['полив цветов', 1],
    ['сдача ключей', 6],
    ['надо бы полить цветы', 1],
    ['не забыть цветы полить', 1],
    ['из химчистки забрать куртку', 2],
    ['проверка шин', 4],
    ['выезжать на матч в девять', 7],
    ['выезжаем на матч в 9', 7],
    ['завтра на матч выезжать', 7],
    ['тренироваться завтра в пять', 8],
    ['тренируюсь завтра в пять', 8],
    ['планёрка завтра в 12 на час', 9],
    ['кресло отвезти в ремонт', 10],
    ['в ремонт кресло завтра сдать', 10],
    ['куртку из химчистки', 2],
    // "надо" tells of it, and orders nothing anew
    ['цветы надо завтра полить', 1],
    ['куртку из химчистки надо завтра', 2],
    // what binds the name is said of one of them only
    ['матч выезжать завтра', 7],
    // done again and again
    ['цветы поливать каждые три дня', 1],
    ['шины проверять каждый месяц', 4],
    ['тренировка по вторникам в пять', 8],
  ])('%s', (text, number) => {
    expect(numbersIn(text)).toEqual([[number]]);
  });

  it.each([
    'добавь задачу полить цветы',
    'и ещё раз полить цветы',
    'полить цветы и грядки',
    'купить цветы',
    'прочитать главу 4',
    'лень',
    'забрать из химчистки пальто',
    'выезжать на турнир в девять',
    'потренировать команду завтра',
    'машину помыть',
    'кресло и диван в ремонт',
    'отвезти диван в ремонт',
  ])('is not "%s"', (text) => {
    expect(numbersIn(text)).toEqual([]);
  });

  it('is no message that was edited', () => {
    expect(numbersIn('полить цветы', 'telegram_edit')).toEqual([]);
  });
});

it.each([
  ['поставь «повесить гирлянду» на воскресенье в десять', true],
  ['поставь повесить гирлянду на воскресенье', true],
  ['запланируй повесить гирлянду на завтра', true],
  ['поставь задачу повесить гирлянду на воскресенье', false],
  ['поставь ещё повесить гирлянду на воскресенье', false],
  ['добавь повесить гирлянду на воскресенье', false],
])('%s: laid on its day (%s), or one more', (text, isKnown) => {
  const known = spokenOf([{ kind: 'task', number: 1, title: 'повесить гирлянду' }]);
  const { notes = [] } = readSaid(text, { thread: known });
  expect(notes.some(({ code }) => code === 'SAID_AGAIN')).toBe(isKnown);
});
