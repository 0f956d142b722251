import { expect, it } from 'vitest';
import { joinRules } from './join-rules.ts';

it.each([
  ['FREQ=WEEKLY;BYDAY=FR', 'FREQ=WEEKLY;BYDAY=SU', 'FREQ=WEEKLY;BYDAY=FR,SU'],
  ['FREQ=WEEKLY;BYDAY=TH,TU', 'FREQ=WEEKLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO,TU,TH'],
  ['FREQ=WEEKLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO'],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU',
  ],
])('%s and %s', (rule, added, both) => {
  expect(joinRules(rule, added)).toBe(both);
});

it.each([
  ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=SU'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=TU'],
  ['FREQ=MONTHLY;BYDAY=1MO', 'FREQ=WEEKLY;BYDAY=TU'],
  ['FREQ=WEEKLY;UNTIL=20270101;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=TU'],
])('%s and %s are no one rule', (rule, added) => {
  expect(joinRules(rule, added)).toBeNull();
});
