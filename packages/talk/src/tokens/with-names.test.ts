import type { InterpretResponse } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { withNames } from './with-names.ts';

function reading(title: string): InterpretResponse {
  return {
    kind: 'commands',
    envelopes: [
      {
        trace_id: 'trace',
        source: { channel: 'telegram_text' },
        command: { intent: 'task_create', confidence: 1, entities: { title } },
      },
    ],
    interpreter: 'rules',
  };
}

const NAME = { full: `«${'я'.repeat(485)}»`, short: 'TASK-001' };

function title(of: InterpretResponse | null): string | undefined {
  return of?.envelopes[0]?.command.entities.title;
}

describe('names instead of placeholders', () => {
  it('are the titles where there is room', () => {
    expect(title(withNames(reading('дополнить ⟨1⟩'), [NAME]))).toBe(`дополнить ${NAME.full}`);
  });

  it('are the numbers where a title would be too long', () => {
    const both = withNames(reading('сверить ⟨1⟩ и ⟨2⟩'), [
      NAME,
      { full: '«б»', short: 'TASK-002' },
    ]);
    expect(title(both)).toBe('сверить TASK-001 и TASK-002');
  });

  it('are the numbers where a project named in an operation would be too long', () => {
    const moved: InterpretResponse = {
      kind: 'operations',
      envelopes: [],
      operations: [
        { operation: { type: 'move_to_project', project_title: 'на ⟨1⟩' }, confidence: 1 },
      ],
      interpreter: 'rules',
    };
    const filled = withNames(moved, [{ full: `«${'я'.repeat(120)}»`, short: 'PLAN-001' }]);
    expect(filled?.operations?.[0]?.operation).toMatchObject({ project_title: 'на PLAN-001' });
  });

  it('are none where nothing has room', () => {
    expect(withNames(reading(`${'а'.repeat(495)} ⟨1⟩`), [NAME])).toBeNull();
  });
});
