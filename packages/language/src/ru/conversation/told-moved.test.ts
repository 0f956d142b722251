import type { ObjectHandle } from '@planerka/contracts';
import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../test/rig/read-said.ts';

const CANDIDATES: ObjectHandle[] = [{ kind: 'task', number: 1, title: 'подать заявку' }];

const read = (text: string, isInView = true) =>
  readSaid(text, { thread: spokenOf(CANDIDATES, isInView ? { default_task_id: 1 } : {}) });

const MOVED = { type: 'reschedule', planned_at: '2026-09-19' };

describe('moved by others', () => {
  it.each(['перенесли на субботу', 'её перенесли на субботу', 'переносится на субботу'])(
    '%s: asked of what is in view',
    (text) => {
      const [only] = read(text).operations ?? [];
      expect(only).toMatchObject({ operation: MOVED });
      expect(only?.confidence).toBeLessThan(CONFIDENCE.act);
      expect(read(text, false).operations).toBeUndefined();
    },
  );

  it.each([
    'перенесли на субботу, время то же',
    'сдвинули на субботу, час тот же',
    'заявку перенесли на субботу, время не поменялось',
  ])('%s: with its hour', (text) => {
    const [only] = read(text).operations ?? [];
    expect(only).toMatchObject({ operation: MOVED });
    expect(only?.confidence).toBeGreaterThanOrEqual(CONFIDENCE.act);
  });

  it.each([
    'заявку теперь до субботы, время прежнее',
    'срок заявки сдвинули на субботу, час тот же',
  ])('%s: a deadline goes with its hour, and is asked about', (text) => {
    const [only] = read(text).operations ?? [];
    expect(only).toMatchObject({ operation: MOVED });
    expect(only?.confidence).toBeLessThan(CONFIDENCE.act);
  });

  it('is nothing that others moved', () => {
    expect(read('перенесли офис на субботу').operations).toBeUndefined();
  });
});

it.each([
  ['прививка щенку не в 11:30 а в 12:30', { at: '11:30', mention: 'прививка щенку' }],
  ['примерка штор не в два а в три', { at: '14:00' }],
])('%s: what was denied tells which one, so that the plan can confirm it', (text, said) => {
  const known = spokenOf(
    ['прививка щенку', 'примерка штор'].map((title, index) => ({
      kind: 'task',
      number: index + 1,
      title,
    })),
  );
  const { operations = [] } = readSaid(text, { thread: known });
  expect(operations).toMatchObject([{ operation: { type: 'reschedule' }, ...said }]);
  expect(operations[0]?.confidence).toBeGreaterThanOrEqual(CONFIDENCE.act);
});
