import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'task', number: 1, title: 'отдать куртку в химчистку' },
  { kind: 'task', number: 2, title: 'затопить баню' },
  { kind: 'task', number: 3, title: 'купить собаку' },
  { kind: 'task', number: 4, title: 'вымыть собаку' },
]);
const read = (text: string) => readSaid(text, { thread });

describe('what something is done to, and a time', () => {
  it('is asked about as what stands', () => {
    expect(read('куртку на субботу двенадцать часов ну да').notes).toEqual([
      { code: 'SAID_AGAIN', position: 0, known: [{ kind: 'task', number: 1 }] },
    ]);
  });

  it.each(['новая задача: куртку на субботу двенадцать часов', 'запиши куртку в субботу в 12'])(
    '%s is told to be written',
    (text) => expect(read(text).notes ?? []).toEqual([]),
  );

  it.each([
    'сауна в субботу в 12',
    'купить куртку в субботу в 12',
    'шубу в субботу двенадцать часов',
  ])('%s may be new', (text) => expect(read(text).operations).toBeUndefined());
});
