import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'task', number: 1, title: 'постирать шторы' }], {
  default_task_id: 1,
  listed_count: 0,
});
const actsIn = (text: string) =>
  readSaid(text, { thread }).operations?.map(({ operation }) => operation.type);

it.each([
  ['сделай её важной и на завтра', ['set_priority', 'reschedule']],
  ['сделай ее срочной и до пятницы', ['set_priority', 'set_due']],
  ['и поставь её на завтра и важной', ['reschedule', 'set_priority']],
  ['перенеси её на субботу, и срочной', ['reschedule', 'set_priority']],
])('%s', (text, types) => expect(actsIn(text)).toEqual(types));

it.each(['сделай её важной и красивой', 'перенеси её на завтра и на пятницу'])(
  '%s sets no two fields',
  (text) => expect((actsIn(text) ?? []).length).toBeLessThan(2),
);
