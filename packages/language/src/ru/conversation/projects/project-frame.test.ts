import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../interpret-utterance.ts';
import { RUSSIAN } from '../../russian.ts';
import { NO_PROJECT_FRAMES, PROJECT_FRAMES } from './project-frame-corpus.ts';

const read = (text: string) =>
  interpretUtterance(
    {
      trace_id: 'trace',
      source: { channel: 'telegram_text' },
      now_iso: '2026-02-25T12:00:00+03:00',
      text,
    },
    { timezone: 'Europe/Moscow' },
    RUSSIAN,
  ).response;

const cases = PROJECT_FRAMES.flatMap(([expected, texts]) =>
  texts.map((text) => [text, expected] as const),
);

describe('what a project stands on', () => {
  it.each(cases)('%s', (text, expected) => {
    const { operations, envelopes } = read(text);
    expect(envelopes).toEqual([]);
    expect(operations).toEqual([{ ...expected, confidence: 0.95, kind: 'project' }]);
  });

  it.each(NO_PROJECT_FRAMES)('%s is no such thing', (text) => {
    const types = (read(text).operations ?? []).map(({ operation }) => operation.type);
    expect(types).not.toContain('project_frame');
  });

  it('a task about a calendar or a start stays a task', () => {
    for (const text of ['купить настольный календарь', 'старт продаж 16 марта']) {
      const [envelope] = read(text).envelopes;
      expect(envelope?.command.intent).toBe('task_create');
    }
  });
});
