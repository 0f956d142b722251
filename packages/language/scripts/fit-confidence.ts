/**
 * Fits the model of confidence to labelled utterances.
 *
 *   npm run fit-confidence -- \
 *     [--write] [--unsure SHARE] [--penalty NUMBER] FILE ... [--only-fitted FILE ...]
 *
 * Each FILE has one row a command: id, now (Europe/Moscow), "=" or "~" (another acceptable reading),
 * intent, planned, start, minutes, question, title, extra, text; rows of one id are one utterance.
 * A file with three columns (id, now, text) lists what creates nothing. Utterances of the files behind
 * --only-fitted teach, but say nothing about the threshold: rules were mended by them. Only weights are
 * kept of all that. Without --write it prints what cross-validation says and changes nothing.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONFIDENCE } from '@planerka/contracts';
import { FEATURES, NEUTRAL } from '../src/ru/commands/confidence/reading-features.ts';
import { type Judged, judgedIn } from './labelled-utterances.ts';
import { type Fitted, fit } from './logistic.ts';

const FOLDS = 10;
const WRITTEN = path.join(
  import.meta.dirname,
  '../src/ru/commands/confidence/confidence-weights.ts',
);

const args = process.argv.slice(2);
function option(name: string, otherwise: number): number {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : Number(args.splice(at, 2)[1]);
}
function flag(name: string): boolean {
  const at = args.indexOf(name);
  if (at >= 0) args.splice(at, 1);
  return at >= 0;
}
const most = option('--unsure', 0.1);
const penalty = option('--penalty', 8);
const isWritten = flag('--write');
const onlyFitted = args.indexOf('--only-fitted');
const files = onlyFitted < 0 ? args : args.slice(0, onlyFitted);
const others = onlyFitted < 0 ? [] : args.slice(onlyFitted + 1);

const names = Object.keys(FEATURES);
const fresh = files.flatMap(judgedIn);
const known = others.flatMap(judgedIn);

type Reading = Judged['readings'][number];

const isAccident = ([name, weight]: [string, number]): boolean => weight > 0 && !NEUTRAL.has(name);

/** Fits, and leaves out doubts that would speak for a reading, until none does. */
function teach(said: readonly Judged[], wanted: readonly string[] = names): Fitted {
  const model = fit(
    said
      .flatMap(({ readings }) => readings)
      .filter(({ ruled }) => ruled >= CONFIDENCE.act)
      .map(({ features, isRight }) => ({ values: features, isTrue: isRight })),
    wanted,
    penalty,
  );
  const accidents = new Set(
    Object.entries(model.weights)
      .filter(isAccident)
      .map(([name]) => name),
  );
  if (accidents.size === 0) return model;
  return teach(
    said,
    wanted.filter((name) => !accidents.has(name)),
  );
}

const scoreOf = ({ intercept, weights }: Fitted, { features }: Reading): number =>
  Object.entries(features).reduce(
    (sum, [name, value]) => sum + (weights[name] ?? 0) * value,
    intercept,
  );

/** Each utterance with scores of a model that has not seen it. */
function scored(): { said: Judged; scores: number[] }[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = teach([...fresh.filter((__, i) => i % FOLDS !== fold), ...known]);
    return fresh
      .filter((__, i) => i % FOLDS === fold)
      .map((said) => ({ said, scores: said.readings.map((one) => scoreOf(model, one)) }));
  }).flat();
}

interface Outcome {
  readonly unsure: number;
  readonly harm: number;
  /** Right as a whole and yet asked about. */
  readonly inVain: number;
}

/** What a threshold would make of the utterances. */
function outcomeAt(all: readonly { said: Judged; scores: number[] }[], threshold: number): Outcome {
  let unsure = 0;
  let harm = 0;
  let inVain = 0;
  for (const { said, scores } of all) {
    const isSure = said.readings.map(
      ({ ruled }, i) => ruled >= CONFIDENCE.act && (scores[i] ?? 0) >= threshold,
    );
    // what is read as nothing is no silent write either
    const isDoubted = isSure.length === 0 || isSure.includes(false);
    const isWrong = !said.isCounted || said.readings.some(({ isRight }) => !isRight);
    if (isDoubted) unsure += 1;
    if (isDoubted && !isWrong) inVain += 1;
    const isHarmed = said.isCounted
      ? said.readings.some(({ isRight }, i) => isSure[i] === true && !isRight)
      : isSure.includes(true);
    if (isHarmed) harm += 1;
  }
  const share = (n: number): number => n / all.length;
  return { unsure: share(unsure), harm: share(harm), inVain: share(inVain) };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const all = scored();
const thresholds = [-99, ...all.flatMap(({ scores }) => scores).sort((a, b) => a - b)];
let chosen = -99;
let shown = -1;
for (const threshold of thresholds) {
  const { unsure, harm, inVain } = outcomeAt(all, threshold);
  if (unsure <= most) chosen = threshold;
  if (Math.floor(unsure * 100) === shown || unsure > 0.25) continue;
  shown = Math.floor(unsure * 100);
  console.log(
    `threshold ${threshold.toFixed(2)}: unsure ${percent(unsure)}, harm ${percent(harm)}, right and asked ${percent(inVain)}`,
  );
}
console.log(
  `${fresh.length} utterances, ${known.length} more only fitted; chosen ${chosen.toFixed(2)}`,
);

const model = teach([...fresh, ...known]);
// the chosen score becomes the confidence from which a reading is written without a question
const shift = Math.log(CONFIDENCE.act / (1 - CONFIDENCE.act)) - chosen;
const rounded = (weight: number): number => Math.round(weight * 100) / 100;
const weights = Object.entries(model.weights)
  .map(([name, weight]): [string, number] => [name, rounded(weight)])
  .filter(([, weight]) => weight !== 0);
for (const [name, weight] of [...weights].sort((a, b) => a[1] - b[1]))
  console.log(`${weight}\t${name}`);
if (isWritten) {
  const lines = weights.map(([name, weight]) => `    ${name}: ${weight},`);
  writeFileSync(
    WRITTEN,
    `import type { ConfidenceModel } from './confidence-model.ts';

/** Made by scripts/fit-confidence.ts from labelled utterances; not edited by hand. */
export const CONFIDENCE_MODEL: ConfidenceModel = {
  intercept: ${rounded(model.intercept + shift)},
  weights: {
${lines.join('\n')}
  },
};
`,
  );
}
