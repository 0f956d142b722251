import { expect, test } from 'vitest';
import { Faults } from './faults.ts';

test('a fault strikes its method as often as it says', () => {
  const faults = new Faults();
  const planned = faults.add({ type: 'drop_after', method: 'sendMessage', times: 2 });
  expect(faults.strikeCall('getUpdates', {})).toBeUndefined();
  expect(faults.strikeCall('sendMessage', {})?.type).toBe('drop_after');
  expect(planned.left).toBe(1);
  expect(faults.strikeCall('sendMessage', {})?.type).toBe('drop_after');
  expect(faults.strikeCall('sendMessage', {})).toBeUndefined();
});

test('it may pass some calls and look at parameters', () => {
  const faults = new Faults();
  faults.add({
    type: 'bad_gateway',
    method: 'sendMessage',
    skip: 1,
    where: ({ chat_id }) => chat_id === 1,
  });
  expect(faults.strikeCall('sendMessage', { chat_id: 2 })).toBeUndefined();
  expect(faults.strikeCall('sendMessage', { chat_id: 1 })).toBeUndefined();
  expect(faults.strikeCall('sendMessage', { chat_id: 1 })?.type).toBe('bad_gateway');
});

test('without a method it strikes anything but getUpdates', () => {
  const faults = new Faults();
  faults.add({ type: 'server_error' });
  expect(faults.strikeCall('getUpdates', {})).toBeUndefined();
  expect(faults.strikeCall('getMe', {})?.type).toBe('server_error');
});

test('faults of updates and of calls do not mix', () => {
  const faults = new Faults();
  faults.add({ type: 'repeat_tap' });
  expect(faults.strikeCall('getMe', {})).toBeUndefined();
  expect(faults.strikeUpdate('repeat_update')).toBe(false);
  expect(faults.strikeUpdate('repeat_tap')).toBe(true);
  expect(faults.strikeUpdate('repeat_tap')).toBe(false);
});

test('a cancelled fault strikes nothing', () => {
  const faults = new Faults();
  faults.add({ type: 'drop_before' }).cancel();
  faults.add({ type: 'drop_before' });
  faults.clear();
  expect(faults.strikeCall('getMe', {})).toBeUndefined();
});
