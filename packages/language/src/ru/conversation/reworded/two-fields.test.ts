import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'task', number: 1, title: 'испечь торт' },
  { kind: 'task', number: 2, title: 'оформить витрину' },
]);

function operationsIn(text: string): readonly unknown[] {
  const { operations = [] } = readSaid(text, { thread });
  return operations.map(({ operation: { type }, mention, same = false }) => [type, mention, same]);
}

describe('two fields of one thing', () => {
  it.each([
    ['торт до четверга и приоритет средний', 'set_due', 'set_priority', 'торт'],
    ['к витрине приоритет средний и срок четверг', 'set_priority', 'set_due', 'витрине'],
    ['поставь торту срок среда и приоритет высокий', 'set_due', 'set_priority', 'торту'],
    ['торт срочно и до среды', 'set_priority', 'set_due', 'торт'],
    ['витрину в пятницу, приоритет низкий', 'reschedule', 'set_priority', 'витрину'],
  ])('%s', (text, first, second, mention) => {
    expect(operationsIn(text)).toEqual([
      [first, mention, false],
      [second, mention, true],
    ]);
  });

  it('are not one field of each of two things', () => {
    expect(operationsIn('витрину в среду, а торту приоритет низкий')).toEqual([
      ['reschedule', 'витрину', false],
      ['set_priority', 'торту', false],
    ]);
  });

  it('are no fields of something new', () => {
    expect(operationsIn('купить ткань до четверга, приоритет высокий')).toEqual([]);
  });
});
