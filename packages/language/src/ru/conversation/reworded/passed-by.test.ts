import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const TITLES = [
  'педсовет',
  'родительское собрание',
  'экзамен по вождению',
  'купить хлеб',
  'взять бейдж на педсовет',
  'отвезти сына на плавание',
  'оплатить счёт за свет',
];
const TASKS = TITLES.map((title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title }));
const BLOCKS = ['футбол', 'встреча с арендатором'].map(
  (title, at): ObjectHandle => ({ kind: 'timeblock', number: at + 1, title }),
);
const thread = spokenOf([...TASKS, ...BLOCKS]);
const passed = (text: string) =>
  (readSaid(text, { thread }).operations ?? []).flatMap(({ mention, passed: has }) =>
    has === true ? [mention] : [],
  );
const lost = (text: string) =>
  (readSaid(text, { thread }).operations ?? []).flatMap(({ operation, mention }) =>
    operation.type === 'delete' ||
    (operation.type === 'update_status' && operation.status === 'cancelled')
      ? [[operation.type, mention]]
      : [],
  );

it.each([
  ['педсовет был', 'педсовет'],
  ['педсовет прошел отсидела', 'педсовет'],
  ['ну всё, собрание прошло, все живы', 'родительское собрание'],
  ['экзамен прошёл, сдал', 'экзамен по вождению'],
  ['встреча состоялась', 'встреча с арендатором'],
  ['встреча закончилась тока что', 'встреча с арендатором'],
  ['футбол вчера был супер', 'футбол'],
])('«%s»: %s has taken place', (text, title) => {
  expect(passed(text)).toEqual([title]);
});

it.each([
  // said of another one, wished, or told of when and how
  'прошлый педсовет был ужасный',
  'педсовет был бы кстати',
  'собрание было у соседей',
  'экзамен был сложный у брата',
  'футбол был в шесть',
  'педсовет был?',
  // with a verb of its own it is done, and does not pass by
  'хлеб был',
  // it only stands for what is told of
  'на педсовете был Петров',
])('«%s» tells of nothing that has taken place', (text) => {
  expect(passed(text)).toEqual([]);
});

it.each([
  ['футбола вчера не было', ['delete', 'футбол']],
  ['встреча не состоялась, арендатор не приехал', ['delete', 'встреча с арендатором']],
  ['педсовет сорвался, директор болеет', ['update_status', 'педсовет']],
  ['футбол завтра отпал', ['delete', 'футбол']],
  ['плавание в субботу отменяется, сын сопливит', ['update_status', 'отвезти сына на плавание']],
])('«%s»: whether it goes is asked', (text, gone) => {
  const { operations = [], envelopes } = readSaid(text, { thread });
  expect(envelopes).toEqual([]);
  expect(lost(text)).toEqual([gone]);
  expect(operations[0]?.confidence).toBeLessThan(CONFIDENCE.act);
});

it('«футбол убери, его не было вчера» orders it of that day', () => {
  const { operations = [] } = readSaid('футбол убери его не было вчера', { thread });
  expect(operations).toMatchObject([
    { operation: { type: 'delete' }, mention: 'футбол', on: '2026-09-14' },
  ]);
});

it.each(['хлеба не было', 'света сегодня не будет', 'воды вчера не было', 'педсовет не сорвался'])(
  '«%s» takes nothing off the plan',
  (text) => {
    expect(lost(text)).toEqual([]);
  },
);

it.each([
  ['футбол был, правки по визиткам в пт с 10 до 12', 'футбол', 1],
  ['встреча прошла, надо отправить смету до пт', 'встреча с арендатором', 1],
  ['футбол закончился, запиши протокол на пятницу', 'футбол', 1],
  ['педсовет был, хлеб купить завтра', 'педсовет', 0],
])('«%s»: what took place, and what is said behind it', (text, title, made) => {
  expect(passed(text)).toEqual([title]);
  expect(readSaid(text, { thread }).envelopes).toHaveLength(made);
});

it.each([
  'футбол был бы в пт с 10 до 12',
  'футбол был долгим, завтра отдохну',
  'хорошо что футбол был, завтра в зал',
  'теннис был, правки в пт',
  'футбол был, следующий в пт с 10 до 12',
  'футбол был, отдыхаю с 10 до 12',
  'экзамен прошёл, узнаю результат в пт',
  'футбол был, правки в пт',
])('«%s»: nothing has passed', (text) => {
  expect(passed(text)).toEqual([]);
});

it('means the one of several that is not ahead', () => {
  const calls = ['созвон с леной', 'созвон с антоном'].map(
    (title, at): ObjectHandle => ({ kind: 'timeblock', number: at + 1, title }),
  );
  const begins_at = '2026-09-16T16:00:00+03:00';
  const ahead = {
    ...spokenOf(calls),
    beginnings: [{ kind: 'timeblock' as const, number: 2, begins_at }],
  };
  expect(readSaid('созвон был', { thread: ahead }).operations).toMatchObject([
    { mention: 'созвон с леной', passed: true },
  ]);
  expect(readSaid('созвон был', { thread: spokenOf(calls) }).operations).toBeUndefined();
});
