import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const block = (number: number, title: string): ObjectHandle => ({
  kind: 'timeblock',
  number,
  title,
});
const inView = spokenOf([block(1, 'глажка')], { default_timeblock_id: 1 });
const several = spokenOf([block(1, 'глажка'), block(2, 'мойка окон')]);

function read(text: string, thread = inView) {
  const { kind, operations = [], envelopes } = readSaid(text, { thread });
  const sure = [...operations, ...envelopes.map(({ command }) => command)].filter(
    ({ confidence }) => confidence >= CONFIDENCE.act,
  );
  return { kind, sure, moves: operations.map(({ operation, mention }) => [operation, mention]) };
}
const to = (planned_time: string, mention?: string) => [
  [{ type: 'reschedule', planned_time }, mention],
];

it.each([
  ['курьер приедет в 9, давай попозже, в 12', '12:00'],
  ['в два собрание, давай пораньше, в 10', '10:00'],
  ['соседи сверлят до 14, давай немного попозже, в 15', '15:00'],
  ['гости в 12, тогда давай в 10', '10:00'],
])('the hour of what is told ahead is why: %s', (text, hour) => {
  expect(read(text)).toEqual({ kind: 'operations', sure: [], moves: to(hour) });
});

it('what is named behind it is moved', () => {
  const { sure, moves } = read('тётя приезжает в 12, глажку давай в 10', several);
  expect([sure, moves]).toEqual([[], to('10:00', 'глажку')]);
});

it.each([several, spokenOf([])])('with nothing in view nothing is called «пораньше»', (thread) => {
  const { kind, moves } = read('курьер приедет в 12, давай пораньше, в 10', thread);
  expect([kind, moves]).toEqual(['none', []]);
});

it.each([
  'курьер приедет в 9, давай встретим его',
  'тётя приезжает в 12, надо купить цветы',
  'купить хлеб в 12, давай в 10',
  'завтра тётя приезжает в 12',
  'ужин в 7, кино в 9',
])('no look-alike moves anything: %s', (text) => {
  expect(read(text).moves).toEqual([]);
});
