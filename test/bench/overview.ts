import { printTable, rounded } from './table.ts';

/** What a line is to reach: its ratio to the anchor or, where it has no anchor, the figure itself. */
interface Aim {
  readonly of: 'ratio' | 'now';
  readonly least?: number;
  readonly most?: number;
}

const least = (value: number): Aim => ({ of: 'ratio', least: value });
const most = (value: number): Aim => ({ of: 'ratio', most: value });
const below = (value: number): Aim => ({ of: 'now', most: value });

/** The lines of the overview, in its order; a whole run has to fill them all. */
const AIMS = {
  'commands/s, 1 at once : bare pg': least(0.9),
  'commands/s, 8 at once : bare pg': least(0.9),
  'commands/s, 32 at once : bare pg': least(0.9),
  'commands/s, 1 at once : one CTE': least(0.5),
  'commands/s, 8 at once : one CTE': least(0.5),
  'commands/s, 32 at once : one CTE': least(0.5),
  'CPU of a command, node (ms) : one CTE': below(0.7),
  'CPU of a command, PostgreSQL (ms) : one CTE': below(1.2),
  'CPU of a command, both (ms) : one CTE': most(2),
  'commands/s, 8 writers in one workspace : bare pg': least(0.9),
  'commands/s, 32 writers in one workspace : bare pg': least(0.9),
  '8 writers in one workspace, p99 : p50 (ms)': most(3),
  '32 writers in one workspace, p99 : p50 (ms)': most(3),
  'bot path, messages/s : echo bot': least(0.3),
  'bot path, CPU of node an update (ms) : echo bot': null,
  'bot path, CPU of PostgreSQL an update (ms)': null,
  'bot path, transactions an update': null,
  'bot path, WAL an update (kB)': below(4),
  'said to answered, 1 a second, p50 (ms) : echo bot': most(4),
  'said to answered, 10 a second, p50 (ms) : echo bot': most(4),
  'said to answered, 50 a second, p50 (ms) : echo bot': most(4),
  'said to answered, 50 a second, p99 : p50 (ms)': most(4),
  'in a large workspace (ms) : in a small one, /today': most(1.5),
  'in a large workspace (ms) : in a small one, what next': most(1.5),
  'in a large workspace (ms) : in a small one, Inbox page': most(1.5),
  'in a large workspace (ms) : in a small one, overdue': most(1.5),
  'in a large workspace (ms) : in a small one, candidates: one word': most(1.5),
  'in a large workspace (ms) : in a small one, candidates: a typo': most(1.5),
  'in a large workspace (ms) : in a small one, candidates: nothing': most(1.5),
  'in a large workspace (ms) : in a small one, the worst of all others': most(1.5),
  'serve, second start (ms) : node alone': below(1000),
  'serve, memory when idle (MB)': below(110),
  'say (ms) : node alone': below(800),
  'parse (ms) : node alone': below(400),
  '--help (ms) : node alone': below(300),
  'after many messages, memory (MB) : idle': most(1.3),
  'after many messages, p50 (ms) : of the first': most(1.3),
  'initialize (ms) : the library alone': most(1.5),
  'initialize, CPU (ms) : the library alone': most(1.5),
  'agents over stdio, the worst call, p50 : with the fewest tasks': most(1.3),
  'agents over stdio, the worst call, p99 : with the fewest tasks': most(1.3),
  'agents over HTTP, the worst call, p50 : with the fewest tasks': most(1.3),
  'agents over HTTP, the worst call, p99 : with the fewest tasks': most(1.3),
  'bytes read for a closed step, over stdio': below(1500),
  'bytes read for a closed step, over HTTP': below(1500),
} as const satisfies Readonly<Record<string, Aim | null>>;

export type Line = keyof typeof AIMS;

interface Figure {
  readonly now: number;
  /** What the same takes without us; null where there is nothing to compare with. */
  readonly anchor: number | null;
  /** Where rounds were compared one by one: the median of their ratios. */
  readonly ratio?: number;
}

const figures = new Map<Line, Figure>();

/** Keeps a figure that a benchmark has measured for the overview at the end of the run. */
export function note(line: Line, figure: Figure): void {
  figures.set(line, figure);
}

const isLine = (name: string): name is Line => Object.hasOwn(AIMS, name);
const LINES = Object.keys(AIMS).filter(isLine);

/** A figure and the line that it belongs to. */
export interface Noted {
  readonly line: Line;
  readonly figure: Figure;
}

/** What was noted in this process since the last call, for another process to note. */
export function takeNoted(): Noted[] {
  const noted = [...figures].map(([line, figure]) => ({ line, figure }));
  figures.clear();
  return noted;
}

/** Lines that no benchmark of this run has filled. */
export const missingLines = (): Line[] => LINES.filter((line) => !figures.has(line));

/** What was noted in this run: measured, anchor, ratio, aim. */
export function printOverview(): void {
  const rows = LINES.flatMap((line) => {
    const figure = figures.get(line);
    return figure === undefined ? [] : [rowOf(line, figure)];
  });
  if (rows.length > 0) printTable('Overview', rows);
}

/** Lines whose figure of this run does not reach its aim. */
export const missedLines = (): Line[] =>
  LINES.filter((line) => {
    const figure = figures.get(line);
    return figure !== undefined && rowOf(line, figure)['reached'] === 'NO';
  });

function rowOf(line: Line, { now, anchor, ratio }: Figure): Record<string, string | number> {
  const compared = ratio ?? (anchor === null ? null : now / anchor);
  const aim: Aim | null = AIMS[line];
  return {
    measure: line,
    now: rounded(now),
    anchor: anchor === null ? '' : rounded(anchor),
    ratio: compared === null ? '' : rounded(compared),
    aim: aim === null ? '' : wordsOf(aim),
    reached: aim === null ? '' : isReached(aim, aim.of === 'now' ? now : compared) ? 'yes' : 'NO',
  };
}

function wordsOf({ of, least: from, most: to }: Aim): string {
  const bound = from === undefined ? `at most ${to}` : `at least ${from}`;
  return of === 'now' ? `now ${bound}` : bound;
}

function isReached({ least: from, most: to }: Aim, value: number | null): boolean {
  if (value === null) return false;
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}
