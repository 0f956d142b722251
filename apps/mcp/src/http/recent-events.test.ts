import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { RecentEvents } from './recent-events.ts';

const message = (id: number, text = ''): JSONRPCMessage => ({
  jsonrpc: '2.0',
  id,
  result: { text },
});

async function replayed(events: RecentEvents, after: string): Promise<unknown[]> {
  const sent: unknown[] = [];
  await events.replayEventsAfter(after, {
    send: (_id, one) => {
      sent.push('id' in one ? one.id : one);
      return Promise.resolve();
    },
  });
  return sent;
}

it('gives what came behind an event on its stream, and nothing of another', async () => {
  const events = new RecentEvents();
  const first = await events.storeEvent('a', message(1));
  await events.storeEvent('b', message(2));
  await events.storeEvent('a', message(3));
  expect(await events.getStreamIdForEventId(first)).toBe('a');
  expect(await replayed(events, first)).toEqual([3]);
});

it('forgets the oldest: by number, and by size where they are large', async () => {
  const many = new RecentEvents();
  const ids = [];
  for (let id = 0; id < 150; id += 1) ids.push(await many.storeEvent('a', message(id)));
  expect(await many.getStreamIdForEventId(ids[0] ?? '')).toBeUndefined();
  expect((await replayed(many, ids[100] ?? '')).length).toBe(49);
  await expect(replayed(many, ids[0] ?? '')).rejects.toThrow('not kept');

  const large = new RecentEvents();
  const early = await large.storeEvent('a', message(1, 'x'.repeat(90_000)));
  const late = await large.storeEvent('a', message(2, 'x'.repeat(90_000)));
  expect(await large.getStreamIdForEventId(early)).toBeUndefined();
  expect(await large.getStreamIdForEventId(late)).toBe('a');
});
