import { readdirSync } from 'node:fs';
import path from 'node:path';
import { judgedIn } from '../../packages/language/scripts/labelled-utterances.ts';
import { printTable } from './table.ts';

/** Loose speech with its labels, one kind of utterance a file (test/speech). */
const SPEECH = path.join(import.meta.dirname, '../speech');
const BINS = [0, 0.4, 0.6, 0.75, 0.8, 0.85, 0.9, 0.95];

/**
 * The readings of one file in so many, each beside its confidence, and whether it is right. A set has three files,
 * one kind of speech each: a multiple of three would read one kind only.
 */
function readings(every: number): { confidence: number; isRight: boolean }[] {
  const files = readdirSync(SPEECH)
    .filter((name) => /-(?:voice|several|negative)\./.test(name))
    .filter((_, index) => index % every === 0);
  return files
    .flatMap((name) => judgedIn(path.join(SPEECH, name)))
    .flatMap(({ isCounted, readings: all }) =>
      all.map(({ confidence, isRight }) => ({ confidence, isRight: isCounted && isRight })),
    );
}

/** How often readings of a confidence are right: a confidence that is earned rises with the share. */
export function printReliability(every: number): void {
  const all = readings(every);
  const rows = BINS.map((from, i) => {
    const to = BINS[i + 1] ?? 1.01;
    const inside = all.filter(({ confidence }) => confidence >= from && confidence < to);
    const right = inside.filter((one) => one.isRight).length;
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length;
    return {
      confidence: `${from} to ${Math.min(to, 1)}`,
      readings: inside.length,
      'mean confidence': inside.length === 0 ? '' : mean.toFixed(2),
      right: inside.length === 0 ? '' : `${((100 * right) / inside.length).toFixed(1)} %`,
    };
  });
  const sure = all.filter(({ confidence }) => confidence >= 0.75);
  rows.push({
    confidence: '0.75 and more',
    readings: sure.length,
    'mean confidence': '',
    right: `${((100 * sure.filter((one) => one.isRight).length) / sure.length).toFixed(1)} %`,
  });
  printTable('Commands on labelled loose speech (test/speech), by confidence', rows);
}
