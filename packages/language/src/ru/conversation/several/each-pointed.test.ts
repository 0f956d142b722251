import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'task', number: 3, title: 'позвонить в банк' },
  { kind: 'task', number: 2, title: 'отнести пальто' },
  { kind: 'task', number: 1, title: 'вымыть окна' },
];
const IN_VIEW = spokenOf(KNOWN, { default_task_id: 3 });
const LISTED = spokenOf(KNOWN, { listed_count: 2 });
const told = (text: string, thread: ReturnType<typeof spokenOf>) =>
  (readSaid(text, { thread }).operations ?? []).map(
    ({ operation, mention, ordinal, confidence }) => ({
      type: operation.type,
      of: ordinal ?? ('task' in operation ? operation.task : mention),
      when: 'planned_at' in operation ? operation.planned_at : undefined,
      isSure: confidence >= 0.75,
    }),
  );
const TOMORROW = '2026-09-16';
const DAY_AFTER = '2026-09-17';

describe('what is in view, against what is named', () => {
  it.each([
    ['её завтра, а пальто послезавтра', [3, TOMORROW], ['пальто', DAY_AFTER]],
    ['пальто завтра, а её послезавтра', ['пальто', TOMORROW], [3, DAY_AFTER]],
    ['перенеси её на завтра, а пальто на послезавтра', [3, TOMORROW], ['пальто', DAY_AFTER]],
    ['эту послезавтра, а окна завтра', [3, DAY_AFTER], ['окна', TOMORROW]],
  ])('%s', (text, first, second) => {
    const found = told(text, IN_VIEW);
    expect(found.map(({ of, when }) => [of, when])).toEqual([first, second]);
    expect(found.every(({ isSure, type }) => isSure && type === 'reschedule')).toBe(true);
  });

  it.each([
    ['nothing is in view', 'её завтра, а пальто послезавтра', LISTED],
    ['the name is that of what is in view', 'её завтра, а банк послезавтра', IN_VIEW],
    ['nothing bears the name', 'её завтра, а утюг послезавтра', IN_VIEW],
  ])('nothing is moved, nor new, where %s', (_why, text, thread) => {
    expect(readSaid(text, { thread })).toMatchObject({ kind: 'none', envelopes: [] });
  });

  it.each([
    ['перенеси её на завтра, а на послезавтра добавь купить молоко', 'купить молоко', DAY_AFTER],
    ['это на завтра, а на послезавтра купить торт', 'купить торт', DAY_AFTER],
    ['купить торт послезавтра, а это на завтра', 'купить торт', DAY_AFTER],
    ['перенеси её на завтра, а послезавтра забрать окна', 'забрать окна', DAY_AFTER],
  ])('beside something new what is in view is moved: %s', (text, title, on) => {
    const { envelopes } = readSaid(text, { thread: IN_VIEW });
    expect(told(text, IN_VIEW).map(({ type, when }) => [type, when])).toEqual([
      ['reschedule', TOMORROW],
    ]);
    expect(
      envelopes.map(({ command: { entities } }) => [entities.title, entities.planned_at]),
    ).toEqual([[title, on]]);
  });

  it('what lasts so long is new, unless it stands', () => {
    const text = 'её на завтра, а стоматолог послезавтра в 15 на час';
    const [only] = readSaid(text, { thread: IN_VIEW }).envelopes;
    expect(only?.command.entities.title).toBe('стоматолог');
    const stands = readSaid('её на завтра, а пальто послезавтра в 15 на час', { thread: IN_VIEW });
    expect(stands.envelopes).toEqual([]);
  });

  it('a meeting is new as well', () => {
    const text = 'поставь это на завтра, а созвон с Олей послезавтра в 10';
    expect(told(text, IN_VIEW).map(({ when }) => when)).toEqual([TOMORROW]);
    const [only] = readSaid(text, { thread: IN_VIEW }).envelopes;
    expect(only?.command.entities.title).toBe('созвон с Олей');
  });

  it('two names are read as ever', () => {
    expect(told('пальто завтра, а окна послезавтра', IN_VIEW).map(({ of }) => of)).toEqual([
      'пальто',
      'окна',
    ]);
  });

  it.each(['её удали, а то мешает', 'его поздравить, а ей позвонить', 'пальто её завтра отдать'])(
    'what is no pair of times is read as ever: %s',
    (text) => {
      expect(told(text, IN_VIEW).length).toBeLessThan(2);
    },
  );
});

describe('places of the list, each with its own', () => {
  it.each([
    ['первую на завтра, вторую срочной', [1, 'reschedule'], [2, 'set_priority']],
    ['первую на завтра, вторую срочной сделай', [1, 'reschedule'], [2, 'set_priority']],
    ['первую срочной, а вторую на завтра', [1, 'set_priority'], [2, 'reschedule']],
    ['первую на завтра, вторую удали', [1, 'reschedule'], [2, 'delete']],
  ])('%s', (text, first, second) => {
    expect(told(text, LISTED).map(({ of, type }) => [of, type])).toEqual([first, second]);
  });

  it.each(['хотя первую тоже срочной', 'а вот первую срочной сделай'])('%s', (text) => {
    expect(told(text, LISTED).map(({ of, type }) => [of, type])).toEqual([[1, 'set_priority']]);
  });

  it.each(['первую помощь оказать, а чай заварить', 'первый урок, второй завтрак'])(
    'no place of the list: %s',
    (text) => {
      expect(readSaid(text, { thread: LISTED }).operations ?? []).toEqual([]);
    },
  );
});
