import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const CANDIDATES: ObjectHandle[] = [
  { kind: 'task', number: 2, title: 'собрать шкаф' },
  { kind: 'project', number: 1, title: 'Ремонт' },
];
const PROJECTS = [
  { id: '1', name: 'Ремонт' },
  { id: '2', name: 'ЖК Северный' },
];

const read = (text: string) => readSaid(text, { thread: spokenOf(CANDIDATES), projects: PROJECTS });

describe('what stands where', () => {
  it.each([
    ['в ремонте что там висит', 'Ремонт'],
    ['из ремонта что осталось', 'Ремонт'],
    ['а по ремонту что', 'Ремонт'],
    ['в ремонте что у нас еще', 'Ремонт'],
    ['ну а по ремонту что осталось сделать', 'Ремонт'],
    ['что из ремонта еще не сделано', 'Ремонт'],
    ['что там в ремонте висит', 'Ремонт'],
    ['что висит по ремонту', 'Ремонт'],
    ['в жк северном что там висит', 'ЖК Северный'],
    ['что осталось из ремонта', 'Ремонт'],
  ])('%s', (text, mention) => {
    expect(read(text)).toMatchObject({ kind: 'query', query: { type: 'projects', mention } });
  });

  it.each(['в субботу что там', 'по средам что у меня', 'в выходные что у нас'])(
    '%s: a time, and no name',
    (text) => {
      expect(read(text).query).not.toMatchObject({ type: 'find' });
      expect(read(text).query).not.toMatchObject({ type: 'projects' });
    },
  );

  it.each(['по ремонту что купить решить', 'в ремонт что-нибудь прочное подобрать'])(
    '%s: no question',
    (text) => {
      expect(read(text).kind).not.toBe('query');
    },
  );
});
