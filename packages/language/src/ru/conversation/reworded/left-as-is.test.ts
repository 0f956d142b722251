import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'task', number: 1, title: 'молоко' },
  { kind: 'task', number: 2, title: 'отчёт' },
  { kind: 'timeblock', number: 1, title: 'созвон с Денисом' },
  { kind: 'task', number: 3, title: 'позвонить врачу' },
  { kind: 'task', number: 4, title: 'подарок бабушке' },
]);
const read = (text: string) => readSaid(text, { thread });

describe('what stays as it stands is shown', () => {
  it.each([
    ['созвон с Денисом пока не трогай', 'созвон денисом'],
    ['а отчёт не надо двигать', 'отчет'],
    ['врача лучше не переноси никуда', 'врачу'],
    ['не трогай пока отчёт', 'отчет'],
    ['ну не меняй подарок', 'подарок'],
    ['не переноси отчёт на пятницу', 'отчет'],
    ['с отчётом пока ничего не делай', 'отчет'],
    ['отчёт оставь на своём месте', 'отчет'],
    ['оставь пока отчёт как было', 'отчет'],
    ['молоко пусть пока висит', 'молоко'],
    ['пусть подарок так и остаётся', 'подарок'],
    ['отчёт не трогай, потом сама решу', 'отчет'],
    ['отчёт уже записан', 'отчет'],
    ['созвон с Денисом уже стоит', 'созвон денисом'],
  ])('%s', (text, mention) => {
    expect(read(text)).toMatchObject({ kind: 'query', query: { type: 'find', mention } });
  });
});

describe('with a day it is asked about', () => {
  it.each([
    ['подарок пусть остаётся на субботу', 'подарок'],
    ['отчёт пускай останется на четверг', 'отчет'],
    ['отчёт уже записан на пятницу', 'отчет'],
    ['молоко уже стоит на завтра', 'молоко'],
  ])('%s', (text, mention) => {
    const { operations = [] } = read(text);
    expect(operations).toMatchObject([{ operation: { type: 'reschedule' }, mention }]);
    expect(operations[0]?.confidence).toBeLessThan(CONFIDENCE.act);
  });
});

describe('something else', () => {
  it.each([
    'собаку не трогай',
    'ребёнка оставь в покое',
    'не меняй молоко на кефир',
    'отчёт оставь маме',
    'молоко уже стоит в холодильнике',
    'пусть молоко будет в холодильнике',
    'не трогай отчёт, молоко купи',
    'врач уже записан к директору на приём',
  ])('%s shows and moves nothing', (text) => {
    const { kind, operations = [] } = read(text);
    expect(kind).not.toBe('query');
    expect(operations.map(({ operation }) => operation.type)).not.toContain('reschedule');
  });
});

it.each(['пусть дети спят', 'пусть Оля купит хлеб', 'хлеб пусть Маша принесёт'])(
  '«%s» is asked about',
  (text) => {
    const { envelopes } = readSaid(text);
    for (const { command } of envelopes) expect(command.confidence).toBeLessThan(CONFIDENCE.act);
  },
);
