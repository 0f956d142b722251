import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '../../../../test/rig/random-cases.ts';
import { addMinutes, minutesBetween } from '../time/zoned.ts';
import { type DecidedSuggestion, type RuleRecord, ruleStillUntil, silentUntil } from './silence.ts';

const START = '2026-02-25T09:00:00.000Z';
const at = (minutes: number): string => addMinutes(START, minutes);

const no = (minutes: number): DecidedSuggestion => ({
  state: 'rejected',
  decidedAt: at(minutes),
  revertedAt: null,
});
const yes = (minutes: number, revertedAfter: number | null = null): DecidedSuggestion => ({
  state: 'accepted',
  decidedAt: at(minutes),
  revertedAt: revertedAfter === null ? null : at(minutes + revertedAfter),
});

/** The minute until which it is silent at `now`. */
function silent(decided: readonly DecidedSuggestion[], now: number): number | null {
  const until = silentUntil(decided, at(now));
  return until === null ? null : minutesBetween(START, until);
}

describe('silence', () => {
  it.each<[string, readonly DecidedSuggestion[], number, number | null]>([
    ['nothing decided', [], 0, null],
    ['two rejections', [no(0), no(1)], 2, null],
    ['three at once', [no(0), no(0), no(0)], 0, 20],
    ['three in half an hour', [no(0), no(15), no(30)], 30, 50],
    ['three in half an hour, in any order', [no(30), no(0), no(15)], 30, 50],
    ['three in a minute more', [no(0), no(15), no(31)], 31, null],
    ['the last minute of it', [no(0), no(1), no(2)], 21, 22],
    ['when it is over', [no(0), no(1), no(2)], 22, null],
    ['one more after it', [no(0), no(1), no(2), no(25)], 25, 45],
    ['one more long after it', [no(0), no(1), no(2), no(33)], 33, null],
    ['what is not yet decided', [no(0), no(1), no(2)], 1, null],
    ['one acceptance since', [no(0), no(1), no(2), yes(3)], 4, 22],
    ['two acceptances since', [no(0), no(1), no(2), yes(3), yes(4)], 4, null],
    ['two acceptances before', [yes(0), yes(0), no(1), no(2), no(3)], 4, 23],
    ['an acceptance undone at once is none', [no(0), no(1), no(2), yes(3), yes(4, 1)], 6, 22],
    ['one undone later is one', [no(0), no(1), no(2), yes(3), yes(4, 11)], 16, null],
    ['one quick revert', [yes(0, 5)], 5, null],
    ['two quick reverts', [yes(0, 5), yes(10, 10)], 20, 65],
    ['two within an hour', [yes(0, 0), yes(55, 5)], 60, 105],
    ['two in a minute more', [yes(0, 0), yes(56, 5)], 61, null],
    ['one quick and one slow', [yes(0, 5), yes(10, 11)], 21, null],
    ['one that is still to come', [yes(0, 5), yes(10, 10)], 19, null],
    ['both: the longer one', [yes(0, 1), yes(2, 1), no(20), no(21), no(22)], 22, 48],
    ['both: the later one', [yes(0, 1), yes(2, 1), no(40), no(41), no(42)], 43, 62],
  ])('%s', (_, decided, now, expected) => {
    expect(silent(decided, now)).toBe(expected);
  });

  const minute = fc.integer({ min: 0, max: 120 });
  const decision = fc.oneof(
    minute.map(no),
    fc
      .tuple(minute, fc.option(fc.integer({ min: 0, max: 15 })))
      .map(([on, after]) => yes(on, after)),
  );
  const decisions = fc.array(decision, { maxLength: 12 });

  it('never lasts longer than three quarters of an hour, nor ends before now', () => {
    fc.assert(
      fc.property(decisions, minute, (decided, now) => {
        const until = silent(decided, now);
        expect(until === null || (until > now && until <= now + 45)).toBe(true);
      }),
      randomCases(),
    );
  });

  it('needs three rejections or two reverts, and does not depend on the order', () => {
    fc.assert(
      fc.property(decisions, minute, (decided, now) => {
        const rejected = decided.filter(({ state }) => state === 'rejected').length;
        const reverted = decided.filter(({ revertedAt }) => revertedAt !== null).length;
        const until = silent(decided, now);
        expect(until === null || rejected >= 3 || reverted >= 2).toBe(true);
        expect(silent([...decided].reverse(), now)).toBe(until);
      }),
      randomCases(),
    );
  });

  it('ends with two acceptances', () => {
    fc.assert(
      fc.property(decisions, minute, (decided, now) => {
        expect(silent([...decided, yes(now + 1), yes(now + 1)], now + 1)).toSatisfy(
          (until: number | null) =>
            // What begins in the same minute as the acceptances is not ended by them.
            until === null || decided.some((one) => startsAt(one) === now + 1),
        );
      }),
      randomCases(),
    );
  });

  function startsAt({ decidedAt, revertedAt }: DecidedSuggestion): number {
    return minutesBetween(START, revertedAt ?? decidedAt);
  }
});

describe('a rule that nobody wants', () => {
  const record = (taken: number, shown: number): RuleRecord => ({
    rule: 'rule',
    shown,
    taken,
    newestAt: shown === 0 ? null : START,
  });
  const DAYS = 30 * 24 * 60;

  it.each<[string, RuleRecord, number, number | null]>([
    ['never shown', record(0, 0), 0, null],
    ['nineteen times for nothing', record(0, 19), 1, null],
    ['twenty times for nothing', record(0, 20), 1, DAYS],
    ['one of twenty taken', record(1, 20), 1, DAYS],
    ['two of twenty taken', record(2, 20), 1, null],
    ['thirty days later', record(0, 20), DAYS, null],
    ['a minute before', record(0, 20), DAYS - 1, DAYS],
  ])('%s', (_, last, now, expected) => {
    const until = ruleStillUntil(last, at(now));
    expect(until === null ? null : minutesBetween(START, until)).toBe(expected);
  });
});
