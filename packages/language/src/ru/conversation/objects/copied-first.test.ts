import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const yoga: ObjectHandle = { kind: 'timeblock', number: 7, title: 'йога' };
const thread = spokenOf([yoga], { default_timeblock_id: 7, listed_count: 0 });
const secondIn = (text: string) => {
  const [copy, second, ...more] = readSaid(text, { thread }).operations ?? [];
  return copy?.operation.type === 'copy' && more.length === 0 ? second : undefined;
};

it.each([
  ['повтори в субботу и удали эту', { type: 'delete', timeblock: 7 }],
  ['продублируй на субботу, а эту удали', { type: 'delete', timeblock: 7 }],
  [
    'продублируй на субботу, эту перенеси на 19:00',
    { type: 'reschedule', timeblock: 7, planned_time: '19:00' },
  ],
  [
    'скопируй на пятницу и эту сделай важной',
    { type: 'set_priority', timeblock: 7, priority: 'high' },
  ],
])('what is pointed at is what was copied: %s', (text, operation) => {
  expect(secondIn(text)).toMatchObject({ operation });
});

it.each([
  'повтори в субботу и напомни за час',
  'скопируй на пятницу и перенеси на 19:00',
  'скопируй на пятницу и сделай важной',
  'повтори в субботу и сделай её важной',
  'скопируй на пятницу и удали',
  'продублируй на субботу и отмени завтрашнюю',
])('without a pointer it follows the copy, of which the plan knows: %s', (text) => {
  expect(secondIn(text)).toMatchObject({ same: true });
  expect(secondIn(text)?.operation).not.toHaveProperty('timeblock');
});

it('where a name was copied, it is asked about', () => {
  const second = secondIn('продублируй йогу на субботу, эту перенеси на 19:00');
  expect(second?.confidence).toBeLessThan(CONFIDENCE.act);
});
