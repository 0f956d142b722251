import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InterpretResponse } from '@planerka/contracts';
import { interpretUtterance, observeTitle } from '@planerka/language';
import { seeded } from '../rig/seeded.ts';
import { spokenUtterance } from '../rig/spoken-grammar.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

/** What people say, beside the repository or in LANGUAGE_DATA_DIR; without it generated phrases only. */
const FOLDER =
  process.env.LANGUAGE_DATA_DIR ?? path.join(import.meta.dirname, '../../../shared/language');
const FILES = ['voice.dev.tsv', 'several.dev.tsv'];
const NOW = '2026-02-25T12:00:00+03:00';
const ZONE = { timezone: 'Europe/Moscow' };
const SIZES = {
  full: { generated: 2000, rounds: 15, warmUp: 3 },
  smoke: { generated: 20, rounds: 1, warmUp: 0 },
} as const;
const TIMES_MAX = 2;
const CHIPS_MAX = 0.08;

const PROJECTS = Array.from({ length: 50 }, (_, i) => ({
  id: `PLAN-${String(i + 1).padStart(3, '0')}`,
  name: `Образец ${i + 1}`,
}));

const read = (text: string): InterpretResponse =>
  interpretUtterance(
    { trace_id: 'bench', source: { channel: 'telegram_voice' }, now_iso: NOW, text },
    ZONE,
  ).response;

function saidPhrases(): string[] {
  const files = FILES.map((file) => path.join(FOLDER, file)).filter((file) => existsSync(file));
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const said = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return [...new Set(said.map((line) => line.split('\t').at(-1) ?? ''))];
}

const titlesOf = (text: string): string[] =>
  read(text).envelopes.flatMap(({ command }) => command.entities.title ?? []);

function millisecondsOf(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How many of the titles of new tasks have something suggested about them. */
function printChips(phrases: readonly string[]): void {
  const answers = phrases.map(read);
  const titles = answers
    .flatMap(({ envelopes }) => envelopes)
    .filter(({ command }) => command.intent === 'task_create').length;
  const chips = answers.reduce(
    (sum, { suggestions = [] }) => sum + new Set(suggestions.map(({ position }) => position)).size,
    0,
  );
  const share = chips / Math.max(1, titles);
  printTable('Clean titles', [
    { titles, 'with a chip': chips, '% (under 8)': rounded(share * 100) },
  ]);
  if (share >= CHIPS_MAX) throw new Error('too many clean titles get a chip');
}

/** What the rules over a title take, side by side with the reading of the phrases that it came from. */
export async function run(name: BenchSize): Promise<void> {
  const { generated, rounds, warmUp } = SIZES[name];
  const random = seeded(13);
  const said = saidPhrases();
  const phrases = [
    ...said,
    ...Array.from({ length: generated }, () => spokenUtterance(random).text),
  ];
  const titles = phrases.flatMap(titlesOf);
  const ground = { now: NOW, ...ZONE };
  const work = {
    'interpret a phrase': () => phrases.forEach(read),
    'rules over its titles': () => titles.forEach((title) => observeTitle(title, ground)),
    'with 50 projects': () =>
      titles.forEach((title) => observeTitle(title, { ...ground, projects: PROJECTS })),
  };
  const took: Record<string, number[]> = {};
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [what, does] of Object.entries(work)) {
      const milliseconds = millisecondsOf(does);
      if (round >= 0) (took[what] ??= []).push(milliseconds);
    }
  }
  const one = middle(took['interpret a phrase'] ?? []);
  const rows = Object.entries(took).map(([what, values]) => ({
    what,
    'ms of all': rounded(middle(values)),
    'µs a phrase': rounded((middle(values) * 1000) / phrases.length),
    'times interpret (at most 2)': rounded(middle(values) / one),
  }));
  printTable(`Rules over ${titles.length} titles of ${phrases.length} phrases`, rows);
  if (name === 'full' && rows.some((row) => row['times interpret (at most 2)'] > TIMES_MAX)) {
    throw new Error('the rules over a title take too long');
  }
  if (said.length > 0) printChips(said);
}
