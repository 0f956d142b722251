import { describe, expect, it } from 'vitest';
import { cityOf } from './cities.ts';

describe('what a zone is called', () => {
  it.each([
    ['Europe/Moscow', 'Москва'],
    ['Asia/Kamchatka', 'Камчатка'],
    ['America/New_York', 'Нью-Йорк'],
    ['America/Detroit', 'Детройт'],
  ])('%s is %s', (timezone, name) => {
    expect(cityOf(timezone)).toBe(name);
  });

  it.each(['Asia/Dubai', 'Europe/Berlin', 'Asia/Tbilisi', 'Australia/Sydney'])(
    '%s has a Russian name, and none of the machine',
    (timezone) => {
      expect(cityOf(timezone)).toMatch(/^[\p{Script=Cyrillic} .-]+$/u);
    },
  );

  it.each(['Etc/UTC', 'No/Such'])('%s has its own name only', (timezone) => {
    expect(cityOf(timezone)).toBe(timezone);
  });
});
