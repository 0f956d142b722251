import { isCurrency } from '../../packages/plan/src/changesets/money/currencies.ts';
import { type MoneyLine, totalsOf } from '../../packages/plan/src/changesets/money/line-amounts.ts';
import {
  type CriticalPath,
  criticalPath,
} from '../../packages/plan/src/changesets/schedule/critical-path.ts';
import { type Network, networkOf } from '../../packages/plan/src/changesets/schedule/network.ts';
import { seeded } from '../rig/seeded.ts';
import { readAndCheck } from './change-set-check.ts';
import { lifeOfASet } from './change-set-life.ts';
import { runFromSource } from './child.ts';
import { mapsOf, pathOverMaps } from './path-over-maps.ts';
import { type SampleProject, sampleProject } from './random-project.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const SIZES = {
  full: { tasks: 100_000, few: 1_000, rounds: 15, lines: 100_000, ops: 1_000, checks: 100 },
  smoke: { tasks: 2_000, few: 200, rounds: 1, lines: 100, ops: 20, checks: 1 },
} as const;
/** Of the same passes over Maps. */
const SHARE_MAX = 0.1;
/** Of the time that a task takes where each project has few. */
const GROWTH_MAX = 1.5;
const MEGABYTES_MAX = 64;
/** Times the reading of the envelope by its schema, which the check does itself for each op. */
const CHECK_MAX = 4;

const networkOfProject = ({ tasks, links }: SampleProject): Network => networkOf(tasks, links);

/** Nothing is planned to start; one array for all, as it is part of what is given. */
const NOT_BEFORE = new Float64Array(SIZES.full.tasks);

function passesOver(network: Network): CriticalPath {
  const path = criticalPath(network, NOT_BEFORE.subarray(0, network.size));
  if (path === null) throw new Error('a circle where there is none');
  return path;
}

function millisecondsOf(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/**
 * The least of several rounds: what others do on the machine only adds to it. One after the other in each
 * round, so that it is as busy for all.
 */
function timed<What extends string>(
  work: Readonly<Record<What, () => void>>,
  rounds: number,
): Record<What, number> {
  const took = new Map<string, number[]>();
  for (let round = -1; round < rounds; round += 1) {
    for (const [what, does] of Object.entries<() => void>(work)) {
      const milliseconds = millisecondsOf(does);
      if (round >= 0) took.set(what, [...(took.get(what) ?? []), milliseconds]);
    }
  }
  return Object.fromEntries(
    [...took].map(([what, values]) => [what, Math.min(...values)]),
  ) as Record<What, number>;
}

async function grownBy(tasks: number): Promise<number> {
  const child = runFromSource('test/bench/path-memory.ts', [String(tasks)], {});
  const grown = Number(await child.untilPrinted('grown by: '));
  await child.stop();
  return grown;
}

function sampleLines(count: number): MoneyLine[] {
  const random = seeded(15);
  const decimal = (below: number, by: number) => String(random.below(below) / by);
  return Array.from({ length: count }, () => ({
    quantity: decimal(100_000, 1_000),
    unitPrice: decimal(10_000_000, 100),
    isTaxable: true,
    vatRate: random.pick(['0.17', '0.2', '0.22']),
  }));
}

function printMoney(count: number): void {
  const currency = 'RUB';
  if (!isCurrency(currency)) throw new Error('no currency');
  const lines = sampleLines(count);
  const { totals } = timed({ totals: () => totalsOf(lines, currency) }, 3);
  printTable('Money', [
    { lines: count, ms: rounded(totals), 'µs a line': rounded((totals * 1000) / count) },
  ]);
}

/** How many times as long as the reading by its schema a set takes to be held against its project. */
function printCheck(ops: number, rounds: number): number {
  const { parse, check } = timed(readAndCheck(ops), rounds);
  const times = check / parse;
  printTable(`Check of a set of ${ops} ops`, [
    {
      'check, ms': rounded(check),
      'parse by its schema, ms': rounded(parse),
      times: rounded(times),
      'at most': CHECK_MAX,
    },
  ]);
  return times;
}

/** Both ways must come to the same before it is told which is quicker. */
function assertSame(path: CriticalPath, maps: ReturnType<typeof pathOverMaps>): void {
  const same = [...maps.times.values()].every(
    ({ start, latest }, task) => start === path.starts[task] && latest === path.latest[task],
  );
  if (!same || maps.finish !== path.finish) throw new Error('two critical paths of one project');
}

/** The critical path against the same passes over Maps, its memory and growth; the totals; a set's check. */
export async function run(name: BenchSize): Promise<void> {
  const { tasks, few, rounds, lines, ops, checks } = SIZES[name];
  // First, while nothing else has filled the memory.
  const checkTimes = printCheck(ops, checks);
  const large = sampleProject(tasks);
  // As many tasks as the large one has, so that both come out of as much memory.
  const small = Array.from({ length: tasks / few }, (_, seed) => sampleProject(few, seed));
  const smallNetworks = small.map(networkOfProject);
  const [network, maps] = [networkOfProject(large), mapsOf(large)];
  assertSame(passesOver(network), pathOverMaps(maps));
  const took = timed(
    {
      passes: () => passesOver(network),
      overMaps: () => pathOverMaps(maps),
      few: () => smallNetworks.forEach(passesOver),
      wholeOfFew: () => small.forEach((project) => passesOver(networkOfProject(project))),
      whole: () => passesOver(networkOfProject(large)),
      wholeOverMaps: () => pathOverMaps(mapsOf(large)),
    },
    rounds,
  );
  const megabytes = await grownBy(tasks);
  const share = took.passes / took.overMaps;
  const growth = took.passes / took.few;
  const wholeGrowth = took.whole / took.wholeOfFew;
  printTable(`Critical path: ${tasks} tasks, ${large.links.length} links`, [
    { what: 'the passes', ms: rounded(took.passes), 'over Maps, ms': rounded(took.overMaps) },
    { what: 'from rows on', ms: rounded(took.whole), 'over Maps, ms': rounded(took.wholeOverMaps) },
  ]);
  printTable('Bounds', [
    { what: 'the passes, of those over Maps', is: rounded(share), 'at most': SHARE_MAX },
    { what: `the passes a task, times ${few}`, is: rounded(growth), 'at most': GROWTH_MAX },
    { what: `from rows on a task, times ${few}`, is: rounded(wholeGrowth) },
    { what: 'MB beyond the rows', is: rounded(megabytes), 'at most': MEGABYTES_MAX },
  ]);
  printMoney(lines);
  const isLifeShort = await lifeOfASet(ops, name === 'smoke' ? 1 : 5);
  if (name === 'smoke') return;
  if (share > SHARE_MAX) throw new Error('the critical path takes too long');
  if (growth > GROWTH_MAX) throw new Error('the critical path is not linear');
  if (megabytes > MEGABYTES_MAX) throw new Error('the critical path takes too much memory');
  if (!isLifeShort) throw new Error('a set takes too long to be applied or taken back');
  if (checkTimes > CHECK_MAX) throw new Error('a set takes too long to be checked');
}
