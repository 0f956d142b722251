import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'task', number: 1, title: 'сдать смету' },
  { kind: 'task', number: 2, title: 'купить сахар' },
  { kind: 'task', number: 3, title: 'забрать права в гаи' },
  { kind: 'task', number: 4, title: 'корм для рыбок' },
  { kind: 'task', number: 5, title: 'позвонить Семёну' },
]);
const actsOf = (text: string) =>
  (readSaid(text, { thread }).operations ?? []).flatMap(({ operation, confidence }) =>
    confidence >= 0.75 ? [operation.type] : [],
  );

it.each([
  'сахар вчера не купила, сегодня купила',
  'смету вчера не успел, сегодня сдал',
  'смету не успею, и завтра тоже',
  'смету не успеваю, уже пятница',
  'заметка: смету не сдам, в пятницу',
  'коля написал: смету не сдам, в пятницу',
  'смету завтра не успею утром',
  'смету завтра не успею до обеда',
  'Семён сегодня занят до 18',
  'права не успею, гаи до 18',
  'сахар не купила, мама в пятницу',
])('«%s» moves nothing without a question', (text) => {
  const acts = actsOf(text);
  expect(acts.filter((type) => type === 'reschedule' || type === 'set_due')).toEqual([]);
});

it.each(['корм закончился', 'корм кончился'])('«%s» closes nothing', (text) => {
  expect(actsOf(text)).toEqual([]);
});

it.each([
  ['смету не успею, завтра сдам, купить бумагу', 'бумаг'],
  ['позвонить Ире, смету не успею, в пятницу', 'Ир'],
])('«%s» loses nothing', (text, word) => {
  expect(JSON.stringify(readSaid(text, { thread }))).toContain(word);
});
