import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../corpus.ts';

const CANDIDATES: ObjectHandle[] = [{ kind: 'task', number: 1, title: 'подать заявку' }];

function read(text: string, isInView = true) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: CANDIDATES,
    operations: [],
    ...(isInView ? { default_task_id: 1 } : {}),
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

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
