import type { ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const told = (title: string, text: string) => {
  const candidates: ObjectHandle[] = [{ kind: 'task', number: 1, title }];
  const { operations = [] } = readSaid(text, { thread: spokenOf(candidates) });
  return operations.map(({ operation }) => operation);
};
const PRIMER = 'купить ротбанд десять мешков и грунтовку две канистры';

it.each([
  [PRIMER, 'ротбанд купил а грунтовку завтра надо взять', 'купить грунтовку две канистры'],
  [PRIMER, 'купил ротбанд, грунтовку не взял, завтра возьму', 'купить грунтовку две канистры'],
  ['муж пусть купит краску и валики', 'краску муж взял а валики завтра', 'муж пусть купит валики'],
])('%s: «%s» is moved and keeps what is left', (title, text, left) => {
  expect(told(title, text)).toEqual([
    { type: 'reschedule', planned_at: '2026-09-16', task: 1 },
    { type: 'rename', title: left, task: 1 },
  ]);
});

it.each([
  ['муж пусть купит краску и валики', 'краску муж купил, валики нет', 'муж пусть купит валики'],
  ['пусть сын купит соль и чай', 'соль сын взял чая не было', 'пусть сын купит чай'],
])('%s: «%s» keeps what is left', (title, text, left) => {
  expect(told(title, text)).toEqual([{ type: 'rename', title: left, task: 1 }]);
});

it.each([
  ['купить клей и верёвку', 'купил клей и верёвку отметь'],
  ['купить клей и верёвку', 'купила клей и верёвку, отмечай'],
])('%s: «%s» is told of all of it, once', (title, text) => {
  expect(told(title, text)).toEqual([{ type: 'update_status', status: 'done' }]);
});

it.each([
  ['муж пусть купит краску и валики', 'муж краску купил не ту'],
  ['собрать анкеты', 'анкеты собрала вчера не все'],
])('%s: «%s» does nothing', (title, text) => {
  expect(told(title, text)).toEqual([]);
});
