import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const TITLES = [
  'встреча с нотариусом',
  'отвезти кота на прививку',
  'занятие с логопедом',
  'полить огурцы',
  'сдать макет',
  'позвонить сантехнику',
  'забрать посылку с почты',
  'купить санки',
];
const TASKS = TITLES.map((title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title }));
const thread = spokenOf([...TASKS, { kind: 'timeblock', number: 1, title: 'тренировка' }]);
/** The corpus' now is a Tuesday, 15 September 2026. */
const WEDNESDAY = '2026-09-16';
const FRIDAY = '2026-09-18';
const SATURDAY = '2026-09-19';

it.each([
  ['кота давай уж в субботу повезём, сегодня никак', 'отвезти кота на прививку', SATURDAY],
  ['логопед заболела, обещает в пятницу в пять', 'занятие с логопедом', `${FRIDAY}T17:00`],
  ['огурцы сегодня дождь польёт, завтра тогда', 'полить огурцы', WEDNESDAY],
  ['на тренировку сегодня не попадаю, пойду в пятницу', 'тренировка', FRIDAY],
  ['макет не успеваю, договорился на пятницу', 'сдать макет', FRIDAY],
  ['нотариус переиграл на пятницу', 'встреча с нотариусом', FRIDAY],
  ['логопед сможет в пятницу в шесть', 'занятие с логопедом', `${FRIDAY}T18:00`],
  ['посылка никуда не денется, в субботу заберу', 'забрать посылку с почты', SATURDAY],
  [
    'посылку сегодня не успеваю, почта до шести, завтра схожу',
    'забрать посылку с почты',
    WEDNESDAY,
  ],
])('«%s»: is it moved? It is asked', (text, title, day) => {
  const { operations = [], envelopes } = readSaid(text, { thread });
  expect(envelopes).toEqual([]);
  expect(operations).toMatchObject([
    {
      operation: { type: 'reschedule', planned_at: expect.stringContaining(day) },
      mention: title,
    },
  ]);
  expect(operations[0]?.confidence).toBeLessThan(CONFIDENCE.act);
});

it.each([
  ['занятие с логопедом на полчаса раньше просят', -30],
  ['логопед просит на час позже', 60],
])('«%s»: by so much', (text, minutes) => {
  const { operations = [] } = readSaid(text, { thread });
  expect(operations).toMatchObject([
    { operation: { type: 'reschedule', shift_minutes: minutes }, mention: 'занятие с логопедом' },
  ]);
});

it.each([
  // nobody moves anything
  'огурцы завтра польёт соседка',
  'сантехник сам придёт в пятницу',
  'посылку подруга прихватит завтра',
  // until when it is taken
  'макет принимают только до пятницы',
  // another deed with the same thing
  'санки пока у друга, в субботу отвезу',
  'сантехнику звонила, не отвечает, в пятницу куплю кран',
  // wished, or over
  'кота бы повезли в субботу если бы смогли',
  'нотариус вчера обещал в пятницу',
  // two times
  'нотариус зовёт в пятницу или в субботу',
  'нотариус может завтра, а в субботу нет',
])('«%s» moves nothing', (text) => {
  const { operations = [] } = readSaid(text, { thread });
  expect(operations.filter(({ operation: { type } }) => type === 'reschedule')).toEqual([]);
});
