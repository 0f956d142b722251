import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'timeblock', number: 1, title: 'рейс' }], {
  default_timeblock_id: 1,
});
const isAtOnce = (text: string) =>
  (readSaid(text, { thread }).operations ?? []).map(({ confidence }) => confidence >= 0.75);

it.each(['а я вечером', 'а я в 10', 'и я в 10'])(
  '%s may tell of oneself, and is asked about',
  (text) => {
    expect(isAtOnce(text)).toEqual([false]);
  },
);

it.each(['нет, я ошиблась, в 12', 'ой, я перепутал, вечером', 'нет, я сказала в 12'])(
  '%s is a correction',
  (text) => {
    expect(isAtOnce(text)).toEqual([true]);
  },
);
