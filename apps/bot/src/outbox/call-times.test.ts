import { beforeEach, expect, it } from 'vitest';
import { CallTimes } from './call-times.ts';

const CHAT = 1;
const OTHER = 2;

let now = 0;
let times: CallTimes;
beforeEach(() => {
  now = 0;
  times = new CallTimes(() => now);
});

const take = (count: number, ms: number, chat = CHAT) => {
  for (let index = 0; index < count; index += 1) times.took(chat, ms);
};

it('nothing is known yet: a call may hold a sender for half a second', () => {
  expect(times.patienceFor(CHAT)).toEqual({ alone: 500, besideOthers: 500 });
});

it('where calls are quick, one that is not yields to those that wait', () => {
  take(60, 10);
  expect(times.patienceFor(OTHER)).toEqual({ alone: 500, besideOthers: 100 });
});

it('where all calls take long, none of them is slow', () => {
  take(60, 10);
  take(60, 90);
  expect(times.patienceFor(CHAT).besideOthers).toBeGreaterThan(300);
  take(60, 400);
  expect(times.patienceFor(CHAT)).toEqual({ alone: 500, besideOthers: 500 });
});

it('a chat that was slow holds none, until it is quick again or that is long ago', () => {
  take(60, 10);
  times.took(CHAT, 20_000);
  const none = { alone: 0, besideOthers: 0 };
  expect(times.patienceFor(CHAT)).toEqual(none);
  expect(times.patienceFor(OTHER)).not.toEqual(none);
  times.took(CHAT, 10);
  expect(times.patienceFor(CHAT)).not.toEqual(none);
  times.took(CHAT, 20_000);
  now += 300_001;
  expect(times.patienceFor(CHAT)).not.toEqual(none);
});

it('twenty chats that hang again and again change nothing for the others', () => {
  take(60, 10);
  for (let round = 0; round < 10; round += 1) {
    for (let chat = 10; chat < 30; chat += 1) times.took(chat, 20_000);
  }
  expect(times.patienceFor(OTHER).besideOthers).toBeLessThan(300);
});
