import type { ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'timeblock', number: 1, title: 'педсовет' },
  { kind: 'task', number: 2, title: 'к педсовету собрать справки' },
  { kind: 'task', number: 3, title: 'приём у окулиста' },
  { kind: 'task', number: 4, title: 'перед приёмом у окулиста промыть линзы' },
  { kind: 'task', number: 5, title: 'купить доску' },
  { kind: 'task', number: 6, title: 'покрасить доску' },
  { kind: 'task', number: 7, title: 'написать Маше' },
  { kind: 'task', number: 8, title: 'Школа танцев' },
];
const thread = spokenOf(KNOWN);
const only = (text: string) => {
  const { operations = [], envelopes } = readSaid(text, { thread });
  expect(envelopes).toEqual([]);
  expect(operations).toHaveLength(1);
  return operations[0];
};

it.each([
  ['перенеси педсовет на пятницу', { kind: 'timeblock', mention: 'педсовет' }],
  ['педсовет перенесли на пятницу', { kind: 'timeblock' }],
  ['отмени педсовет', { kind: 'timeblock' }],
  ['перенеси приём на пятницу', { operation: { type: 'reschedule', task: 3 } }],
  ['удали приём', { operation: { type: 'delete', task: 3 }, confidence: 0.6 }],
  ['маше написать перенеси на пятницу после школы часа в три', { mention: 'маше написать' }],
])('what is called so is meant: %s', (text, found) => {
  expect(only(text)).toMatchObject(found);
});

it.each(['перенеси справки на пятницу', 'доску перенеси на пятницу', 'перенеси школу на пятницу'])(
  'nothing is told apart: %s',
  (text) => {
    const found = only(text);
    expect(found?.kind).toBeUndefined();
    expect(found?.operation).not.toHaveProperty('task');
  },
);

it('of forty that are known there may be more: it is asked', () => {
  const more = Array.from({ length: 40 - KNOWN.length }, (_, at) => ({
    kind: 'task' as const,
    number: at + 20,
    title: `мелочь ${at}`,
  }));
  const { operations } = readSaid('перенеси приём на пятницу', {
    thread: spokenOf([...KNOWN, ...more]),
  });
  expect(operations?.[0]).toMatchObject({ mention: 'приём' });
});
