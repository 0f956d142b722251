import type { Operation, Source } from '@planerka/contracts';
import type { Proposal } from '@planerka/runtime';
import { describe, expect, it } from 'vitest';
import { withSource } from './with-source.ts';

const source: Source = { kind: 'photo', chat: '7', messages: [4] };
const key = (position: number): string => `key:${position}`;

function operation(operation: Operation, more: object = {}): Proposal {
  const read = { operation, confidence: 0.9, ...more };
  return { type: 'operation', key: 'key:0', read, refs: [], suggested: [], said: 'слова' };
}

const typesOf = (proposals: readonly Proposal[]) =>
  proposals.map((each) => (each.type === 'operation' ? each.read.operation.type : each.type));

describe('the message that words came with', () => {
  it('goes into what they make and into the answer to a question', () => {
    const command: Proposal = { type: 'command', key: 'key:0', envelope: {}, said: 'слова' };
    const answer: Proposal = { ...command, type: 'answer', draft_id: 'd' };
    expect(withSource([command, answer], source, key)).toMatchObject([
      { type: 'command', sources: [source] },
      { type: 'answer', sources: [source] },
    ]);
  });

  it('says which message is meant where words say only to what it belongs', () => {
    const [only, ...more] = withSource(
      [operation({ type: 'attach_source', task: 2 })],
      source,
      key,
    );
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      read: {
        operation: {
          type: 'attach_source',
          task: 2,
          source_kind: 'photo',
          chat: '7',
          messages: [4],
        },
      },
    });
  });

  it('never lets words name another message', () => {
    const forged = { type: 'attach_source', task: 2, source_kind: 'photo', chat: '8' } as const;
    const [only] = withSource([operation({ ...forged, messages: [1] })], source, key);
    expect(only).toMatchObject({ read: { operation: { chat: '7', messages: [4] } } });
  });

  it('is kept with the one object that is changed, as a second change', () => {
    const both = withSource([operation({ type: 'add_note', task: 1, text: 'цвет' })], source, key);
    expect(typesOf(both)).toEqual(['add_note', 'attach_source']);
    expect(both.map((each) => each.key)).toEqual(['key:0', 'key:1']);
    expect(both[1]).toMatchObject({ read: { same: true } });
  });

  it.each<[string, Proposal[]]>([
    ['what is deleted', [operation({ type: 'delete', task: 1 })]],
    ['what is given up', [operation({ type: 'update_status', task: 1, status: 'cancelled' })]],
    ['what is pinned', [operation({ type: 'pin', task: 1 })]],
    ['a set', [operation({ type: 'reschedule', planned_at: '2026-03-01' }, { bulk: 'today' })]],
    ['a list of tasks', [operation({ type: 'set_priority', tasks: [1, 2], priority: 'high' })]],
    ['taking back', [{ type: 'undo', key: 'key:0' }]],
    ['what was not understood', [{ type: 'not_understood', key: 'key:0', said: 'слова' }]],
    ['a cancelled question', [{ type: 'cancel', key: 'key:0', said: 'не надо' }]],
  ])('changes nothing about %s', (_what, proposals) => {
    expect(withSource(proposals, source, key)).toEqual(proposals);
  });
});
