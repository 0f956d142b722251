import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const TITLES = [
  'проверить диктанты',
  'смета ирине лесная',
  'забрать бельё из химчистки',
  'позвонить бухгалтеру',
  'сдать отчёт по складу',
  'купить клей и верёвку',
  'педсовет',
];
const TASKS = TITLES.map((title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title }));
const thread = spokenOf(TASKS);
/** The corpus' now is a Tuesday, 15 September 2026. */
const WEDNESDAY = '2026-09-16';
const FRIDAY = '2026-09-18';
const SUNDAY = '2026-09-20';
const moved = (text: string) => {
  const { operations = [], envelopes } = readSaid(text, { thread });
  expect(envelopes).toEqual([]);
  return operations.map(({ operation, mention, confidence }) => ({
    type: operation.type,
    when:
      operation.type === 'reschedule'
        ? operation.planned_at
        : operation.type === 'set_due'
          ? operation.due_date
          : undefined,
    mention,
    isAsked: confidence < CONFIDENCE.act,
  }));
};

it.each([
  ['блин диктанты не успела, на завтра', 'reschedule', WEDNESDAY, 'проверить диктанты'],
  ['диктанты не успела на завтра', 'reschedule', WEDNESDAY, 'проверить диктанты'],
  ['бельё сегодня не успеваю забрать, в пятницу заберу', 'reschedule', FRIDAY, TITLES[2]],
  ['не успею я за бельём сегодня, завтра заскочу', 'reschedule', WEDNESDAY, TITLES[2]],
  ['бухгалтеру завтра не смогу, в пятницу тогда', 'reschedule', FRIDAY, TITLES[3]],
  ['отчёт не сдала, завтра сдам', 'reschedule', WEDNESDAY, TITLES[4]],
  [
    'эм смету ирине я наверное до пятницы не успею давай в воскресенье край',
    'set_due',
    SUNDAY,
    TITLES[1],
  ],
  ['смету ирине в пятницу не сдам, край воскресенье', 'set_due', SUNDAY, TITLES[1]],
  ['диктанты до пятницы не проверю, до воскресенья давай', 'set_due', SUNDAY, TITLES[0]],
])('«%s»: %s to %s', (text, type, when, mention) => {
  expect(moved(text)).toEqual([{ type, when, mention, isAsked: false }]);
});

it('the hour that is denied is never the goal', () => {
  const { operations = [] } = readSaid('диктанты вечером проверю, в 8 не успеваю, первый урок', {
    thread,
  });
  expect(operations).toMatchObject([{ operation: { type: 'reschedule', planned_time: '19:00' } }]);
});

it.each([
  // perhaps said of a part of it, of something new, or of another day than the last one
  ['клей не купила, завтра куплю', 'reschedule', 'купить клей и верёвку'],
  ['не смогу завтра, отчёт в пятницу', 'reschedule', 'сдать отчёт по складу'],
  ['смету ирине до пятницы не успею, в воскресенье отправлю', 'set_due', 'смета ирине лесная'],
])('«%s»: it is asked', (text, type, mention) => {
  expect(moved(text)).toMatchObject([{ type, mention, isAsked: true }]);
});

it('what is told of others beside it is read by itself', () => {
  expect(moved('педсовет прошёл, бельё не забрала, в пятницу заберу')).toMatchObject([
    { type: 'update_status', mention: 'педсовет' },
    { type: 'reschedule', when: FRIDAY, mention: 'забрать бельё из химчистки' },
  ]);
});

it.each([
  // something else is done then
  'отчёт сегодня не успеваю, завтра совещание',
  'отчёт сегодня не успеваю, завтра куплю бумагу',
  'диктанты не успела, завтра Ирина приедет',
  // nothing that stands is named
  'не успею на автобус, завтра пойду пешком',
  // no time instead
  'диктанты не успела',
  'диктанты завтра не успею',
])('«%s» moves nothing by itself', (text) => {
  const { operations = [] } = readSaid(text, { thread });
  const sure = operations.filter(({ confidence }) => confidence >= CONFIDENCE.act);
  expect(sure).toEqual([]);
});
