import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../interpret-utterance.ts';
import { RUSSIAN } from '../../russian.ts';
import { KNOWN_PROJECTS, NO_PROJECT_SHEETS, PROJECT_SHEETS } from './project-sheet-corpus.ts';

const requestOf = (
  text: string,
  channel: 'telegram_text' | 'telegram_forward' = 'telegram_text',
) => ({
  trace_id: 'trace',
  source: { channel },
  now_iso: '2026-02-25T12:00:00+03:00',
  text,
  projects: KNOWN_PROJECTS.map((name, index) => ({ id: `PLAN-00${index + 1}`, name })),
});

const read = (...said: Parameters<typeof requestOf>) =>
  interpretUtterance(requestOf(...said), { timezone: 'Europe/Moscow' }, RUSSIAN).response;

const cases = PROJECT_SHEETS.flatMap(([expected, texts]) =>
  texts.map((text) => [text, expected] as const),
);

describe('what is asked of a production project', () => {
  it.each(cases)('%s', (text, expected) => {
    const { kind, query, envelopes } = read(text);
    expect({ kind, query, envelopes }).toEqual({ kind: 'query', query: expected, envelopes: [] });
  });

  it.each(NO_PROJECT_SHEETS)('%s is no such question', (text) => {
    expect(read(text).query?.type).not.toBe('project');
  });

  it('is no question where the same words may answer one', () => {
    const pending_operation = {
      draft_id: '01890000-0000-7000-8000-000000000001',
      operation: { type: 'move_to_project', task: 1 } as const,
      question: { code: 'PROJECT' as const, clarifying_question: '?', choices: [] },
    };
    const asked = { ...requestOf('проект Витрина'), pending_operation };
    expect(
      interpretUtterance(asked, { timezone: 'Europe/Moscow' }, RUSSIAN).response.kind,
    ).not.toBe('query');
  });

  it('is asked by nobody who forwards a message', () => {
    expect(read('проект Витрина', 'telegram_forward').kind).not.toBe('query');
  });
});
