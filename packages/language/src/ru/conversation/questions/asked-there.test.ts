import type { ObjectHandle, Query } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const PART: ObjectHandle = { kind: 'task', number: 4, title: 'заказать торт' };
const GARDEN: ObjectHandle = { kind: 'project', number: 2, title: 'Сад' };
const OF_PART: Query = { type: 'tasks', whole_of: { kind: 'task', number: 4 } };
const OF_GARDEN: Query = { type: 'projects', mention: 'Сад' };
const inView = (...candidates: ObjectHandle[]) => {
  const [first] = candidates;
  const shown = first && {
    [first.kind === 'project' ? 'default_project_id' : 'default_task_id']: first.number,
  };
  return { thread: spokenOf(candidates, shown) };
};
const AGENDA: Query = { type: 'agenda', window: { from: '2026-02-26', to: '2026-02-26' } };

describe('the whole that what is in view is a part of', () => {
  it.each<[string, readonly ObjectHandle[], Query]>([
    ['что там осталось сделать?', [PART], OF_PART],
    ['а там ещё что не сделано?', [PART], OF_PART],
    ['что в нём сейчас?', [PART, GARDEN], OF_PART],
    ['а что там уже есть?', [PART, GARDEN], OF_PART],
    ['что в этом проекте?', [PART, GARDEN], OF_GARDEN],
    ['что в нём сейчас?', [GARDEN], OF_GARDEN],
    ['что там пока есть?', [GARDEN], OF_GARDEN],
  ])('%s', (text, candidates, query) => {
    expect(readSaid(text, inView(...candidates)).query).toEqual(query);
  });

  it('goes on from a project that was asked about', () => {
    expect(readSaid('что там осталось?', { asked: OF_GARDEN }).query).toEqual(OF_GARDEN);
  });

  it.each<[string, readonly ObjectHandle[]]>([
    ['что там осталось сделать?', []],
    ['что осталось?', [PART]],
    ['что там завтра?', [PART]],
    ['что в нём сейчас?', [PART]],
    ['что там купить', [PART]],
    ['узнать что там осталось', [PART]],
  ])('not so: %s', (text, candidates) => {
    const { query } = readSaid(text, inView(...candidates));
    expect(query).not.toMatchObject({ whole_of: expect.anything() });
    expect(query).not.toMatchObject({ type: 'projects' });
  });

  it('"там" is the day that was told of', () => {
    const { query } = readSaid('что там осталось?', { ...inView(PART), asked: AGENDA });
    expect(query).not.toMatchObject({ whole_of: expect.anything() });
  });
});
