import type { ObjectHandle } from '@planerka/contracts';
import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const CANDIDATES: ObjectHandle[] = [
  { kind: 'task', number: 3, title: 'записаться к врачу на приём' },
  { kind: 'task', number: 2, title: 'помыть окна' },
  { kind: 'task', number: 1, title: 'собрать шкаф' },
];

const read = (text: string) => readSaid(text, { thread: spokenOf(CANDIDATES) });
const moves = (text: string) =>
  read(text).operations?.map(({ operation, mention }) => {
    if (operation.type !== 'reschedule') return [mention, operation.type];
    return [mention, operation.planned_at?.replace(/:00\+03:00$/u, '')];
  });

describe('two that go to one day', () => {
  it.each([
    [
      'шкаф перенесли на понедельник на девять и окна туда же на вечер',
      '2026-09-21T09:00',
      '2026-09-21T19:00',
    ],
    ['шкаф сдвинули на вторник и окна тоже', '2026-09-22', '2026-09-22'],
    ['шкаф переехал на вторник и окна следом', '2026-09-22', '2026-09-22'],
    ['шкаф перенеси на среду, а окна туда же на утро', '2026-09-16', '2026-09-16T09:00'],
    ['шкаф передвинули на вторник и окна тоже туда на утро', '2026-09-22', '2026-09-22T09:00'],
    ['шкаф на понедельник и окна туда же', '2026-09-21', '2026-09-21'],
    ['сборка шкафа сдвинулась на четверг и окна вслед за ней', '2026-09-17', '2026-09-17'],
    ['давай шкаф на субботу а окна туда же на десять', '2026-09-19', '2026-09-19T10:00'],
    ['шкаф отложили на воскресенье и окна в тот же день вечером', '2026-09-20', '2026-09-20T19:00'],
    ['перенесли шкаф на пятницу и окна также', '2026-09-18', '2026-09-18'],
  ])('%s', (text, first, second) => {
    expect(moves(text)).toEqual([
      [expect.stringMatching(/шкаф/u), first],
      [expect.stringMatching(/окна/u), second],
    ]);
  });

  it.each([
    'шкаф перенесли на понедельник на девять и окна тоже',
    'шкаф перенеси на среду на десять, окна туда же',
  ])('%s: whether the hour is meant for both is asked', (text) => {
    expect(read(text).operations?.[1]?.operation).toMatchObject({ type: 'reschedule' });
    for (const { confidence } of read(text).operations ?? []) {
      expect(confidence).toBeLessThan(CONFIDENCE.act);
    }
  });

  it.each(['шкаф перенесли на понедельник и диван туда же'])(
    '%s: what is not known is not left out',
    (text) => {
      for (const { confidence } of read(text).operations ?? []) {
        expect(confidence).toBeLessThan(CONFIDENCE.act);
      }
    },
  );

  it('is one thing that somebody has moved', () => {
    expect(moves('врач перенёс приём на четверг')).toEqual([['приём', '2026-09-17']]);
  });

  it('is no project that something goes into', () => {
    expect(moves('шкаф в проект дача и окна туда же')?.flat()).not.toContain('2026-09-21');
  });
});
