import path from 'node:path';
import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { type Judged, judgedIn } from '../../packages/language/scripts/labelled-utterances.ts';

/**
 * What each set must keep: commands read whole and surely, several of them, talk left alone, and at
 * most so many silently wrong. Sets whose talk is labelled strictly never reach all of it.
 */
const FLOORS = {
  a: { one: 103, several: 39, talk: 50, wrong: 2 },
  b: { one: 104, several: 41, talk: 50, wrong: 4 },
  c: { one: 99, several: 40, talk: 50, wrong: 4 },
  // «… и Томочке в пятницу тоже» is asked about since «тоже» is no word of a title.
  d: { one: 92, several: 34, talk: 45, wrong: 9 },
  e: { one: 56, several: 55, talk: 40, wrong: 7 },
  f: { one: 106, several: 45, talk: 48, wrong: 3 },
  // «… и пусть Саня проверит термобудки» is asked about: he does it, or one sees to it.
  g: { one: 112, several: 27, talk: 48, wrong: 9 },
  h: { one: 34, several: 8, talk: 20, wrong: 6 },
  i: { one: 21, several: 36, talk: 23, wrong: 4 },
  j: { one: 43, several: 28, talk: 34, wrong: 9 },
  k: { one: 41, several: 29, talk: 36, wrong: 5 },
  l: { one: 42, several: 33, talk: 38, wrong: 2 },
  m: { one: 44, several: 39, talk: 39, wrong: 5 },
  n: { one: 39, several: 35, talk: 34, wrong: 10 },
  // «перед сменой заскочить в аптеку» is asked about: it may be an hour of that day.
  o: { one: 27, several: 15, talk: 43, wrong: 31 },
  q: { one: 81, several: 27, talk: 46, wrong: 4 },
  q2: { one: 24, several: 6, talk: 18, wrong: 10 },
  r: { one: 88, several: 44, talk: 44, wrong: 0 },
  s: { one: 90, several: 42, talk: 45, wrong: 4 },
  t: { one: 93, several: 47, talk: 47, wrong: 1 },
  v: { one: 135, several: 57, talk: 59, wrong: 1 },
  w: { one: 79, several: 16, talk: 280, wrong: 14 },
  // A stranger's set, measured before it was read, and the unread half of what was written to mend it by.
  // «в пятницу сдать ключ охране и ещё пронумеровать тома»: the day that is said first is each one's.
  w2: { one: 169, several: 36, talk: 60, wrong: 1 },
  p: { one: 88, several: 0, talk: 20, wrong: 3 },
  x: { one: 89, several: 35, talk: 40, wrong: 1 },
  // Of odd turns of speech; the rules were mended by the odd numbers only.
  y: { one: 83, several: 38, talk: 40, wrong: 8 },
  z: { one: 75, several: 35, talk: 39, wrong: 12 },
} as const satisfies Record<string, Kept>;

interface Kept {
  readonly one: number;
  readonly several: number;
  readonly talk: number;
  readonly wrong: number;
}

const isSure = ({ confidence }: Judged['readings'][number]): boolean =>
  confidence >= CONFIDENCE.act;

const isWhole = ({ isCounted, readings }: Judged): boolean =>
  isCounted && readings.length > 0 && readings.every((one) => one.isRight && isSure(one));

const isLeftAlone = ({ readings }: Judged): boolean =>
  readings.every(({ confidence }) => confidence < CONFIDENCE.hint);

/** Written without a question, and not what was meant. */
const isSilentlyWrong = ({ isCounted, readings }: Judged): boolean =>
  readings.some((one) => isSure(one) && !(isCounted && one.isRight));

const read = (name: string): readonly Judged[] => judgedIn(path.join(import.meta.dirname, name));

function keptOf(set: string): Kept {
  const one = read(`${set}-voice.tsv`);
  const several = read(`${set}-several.tsv`);
  const talk = read(`${set}-negative.txt`);
  return {
    one: one.filter(isWhole).length,
    several: several.filter(isWhole).length,
    talk: talk.filter(isLeftAlone).length,
    wrong: [...one, ...several, ...talk].filter(isSilentlyWrong).length,
  };
}

/** All of them take a minute of a core: the soak reads each set, `npm test` every third. */
const EVERY = process.env['EVERY_SET'] === undefined ? 3 : 1;

describe.each(Object.entries(FLOORS).filter((_, index) => index % EVERY === 0))(
  'set %s of loose speech',
  (set, floor) => {
    it('is read no worse than it was', () => {
      const kept = keptOf(set);
      expect(kept.one).toBeGreaterThanOrEqual(floor.one);
      expect(kept.several).toBeGreaterThanOrEqual(floor.several);
      expect(kept.talk).toBeGreaterThanOrEqual(floor.talk);
      expect(kept.wrong).toBeLessThanOrEqual(floor.wrong);
    });
  },
);
