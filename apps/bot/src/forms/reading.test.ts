import { describe, expect, it } from 'vitest';
import { readTimes } from './read-times.ts';
import { readZone } from './read-zone.ts';

describe('readZone', () => {
  it.each([
    ['Europe/Moscow', 'Europe/Moscow'],
    ['asia/yekaterinburg', 'Asia/Yekaterinburg'],
    ['москва', 'Europe/Moscow'],
    ['ОМСК', 'Asia/Omsk'],
    ['america/new_york', 'America/New_York'],
    ['UTC', 'UTC'],
    ['Марс', null],
    ['+03:00', null],
    ['Europe/Atlantis', null],
  ])('reads %s', (words, zone) => {
    expect(readZone(words)).toBe(zone);
  });
});

describe('readTimes', () => {
  it.each([
    ['09:00–18:00', ['09:00', '18:00']],
    ['с 9 до 18', ['09:00', '18:00']],
    ['9.30-17.45', ['09:30', '17:45']],
    ['08:00 13:00 20:00', ['08:00', '13:00', '20:00']],
    ['рано', []],
    ['25:00', []],
  ])('reads %s', (words, times) => {
    expect(readTimes(words)).toEqual(times);
  });
});
