import { JournalEntry, JournalType } from '@planerka/plan';
import { expect, test } from 'vitest';
import { panelChanges } from './panel-changes.ts';

function whatOf(type: JournalType, after: JournalEntry['after'] = null): string | undefined {
  const entry = JournalEntry.parse({
    seq: 1,
    change_id: '018f2f5e-0000-7000-8000-000000000001',
    action: 'do',
    target_change_id: null,
    actor: 'agent:sample',
    door: 'mcp',
    trace_id: 'sample',
    type,
    v: 3,
    object_kind: 'workspace',
    object_id: '018f2f5e-0000-7000-8000-000000000002',
    revision: 1,
    before: null,
    after,
    at: '2026-02-25T09:00:00.000Z',
  });
  const [change] = panelChanges([entry], {
    frame: { now: entry.at, zone: 'Europe/Moscow', locale: 'ru' },
    actor: 'telegram:1',
    agents: new Map(),
    named: new Map(),
    cut: false,
  });
  return change?.what;
}

test('two kinds of changes are told apart by their words', () => {
  const kinds = new Map<string, JournalType[]>();
  for (const type of JournalType.options) {
    const what = whatOf(type) ?? '';
    kinds.set(what, [...(kinds.get(what) ?? []), type]);
  }
  // What was created is named in the line below.
  const same = [...kinds].filter(([, types]) => types.length > 1);
  expect(same).toEqual([['Записано', ['task_created', 'timeblock_created']]]);
});

test.each([
  ['plan_edited', 'Правка проекта'],
  ['steps_added', 'Шаги добавлены'],
  ['step_verified', 'Шаг проверен'],
  ['evidence_captured', 'Подтверждение приложено'],
] as const)('%s: %s', (type, what) => {
  expect(whatOf(type)).toBe(what);
});
