import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const PROJECTS = [
  { id: 'PLAN-001', name: 'Свадьба' },
  { id: 'PLAN-002', name: 'Дача' },
];
const WEDDING: ObjectHandle = { kind: 'project', number: 1, title: 'Свадьба' };
const CAKE: ObjectHandle = { kind: 'task', number: 7, title: 'заказать торт' };

function fillingOf(text: string, candidates: readonly ObjectHandle[], more = {}) {
  const [first] = candidates;
  const shown = first?.kind === 'task' ? { default_task_id: first.number } : {};
  const thread = spokenOf(candidates, { ...shown, ...more });
  const { notes = [] } = readSaid(text, { thread, projects: PROJECTS });
  return notes.filter(({ code }) => code === 'FILLING');
}

describe('what goes on from what was written just now', () => {
  it.each([
    'и ещё ведущего найти',
    'а ещё найти ведущего',
    'ещё найти ведущего',
    'а также найти ведущего',
    'добавь ещё найти ведущего',
    'и ещё найти ведущего в свадьбу',
  ])('%s', (text) => {
    const note = { code: 'FILLING', position: 0, by: 'more', in_view: 7 };
    expect(fillingOf(text, [CAKE, WEDDING])).toEqual([note]);
  });

  it.each([
    'найти ведущего',
    'и найти ведущего',
    'плюс забрать сына из сада',
    'и записаться к врачу в пятницу',
    'и вынести мусор сегодня',
    'и ещё найти ведущего в пятницу',
    'ещё напомни завтра в 10 позвонить маме',
    'ещё оплатить квартиру до пятницы',
    'и ещё каждый день пить таблетки',
    'и ещё позвонить маме вечером',
    'и ещё полить грядки на даче',
    'и ещё найти ведущего в проект Дача',
    'и ещё завтра в 15 созвон с Леной на час',
    'и ещё перенеси торт на пятницу',
  ])('nowhere else: %s', (text) => {
    expect(fillingOf(text, [CAKE, WEDDING])).toEqual([]);
  });

  it('only of a project that was spoken of, with a task in view', () => {
    expect(fillingOf('и ещё найти ведущего', [CAKE])).toEqual([]);
    expect(fillingOf('и ещё найти ведущего', [WEDDING, CAKE])).toEqual([]);
    const hidden = { default_task_id: undefined, listed_count: 0 };
    expect(fillingOf('и ещё найти ведущего', [CAKE, WEDDING], hidden)).toEqual([]);
  });
});

it.each([
  'добавь туда заказать торт',
  'туда задачу заказать торт',
  'туда заказать торт',
  'в него: заказать торт',
])('what is put there by pointing: %s', (text) => {
  expect(fillingOf(text, [WEDDING])).toEqual([{ code: 'FILLING', position: 0, by: 'pointed' }]);
});

it.each([
  'создай задачу заказать торт в проект Свадьба',
  'туда съездить',
  'туда заехать за тортом',
])('its name is said, or a place: %s', (text) => {
  expect(fillingOf(text, [WEDDING])).toEqual([]);
});
