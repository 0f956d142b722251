/** What `npm run bench` was asked for. */
export interface BenchRun {
  /** Words of which a benchmark's name has to contain one; none: all are run. */
  readonly wanted: readonly string[];
  readonly smoke: boolean;
  readonly strict: boolean;
}

const MISUSED = 2;

/** Reads the arguments; says what is wrong with them and ends the process where they mean nothing. */
export function readCommandLine(args: readonly string[]): BenchRun {
  const options = args.filter((word) => word.startsWith('--'));
  const unknown = options.find((option) => option !== '--smoke' && option !== '--strict');
  const [smoke, strict] = [options.includes('--smoke'), options.includes('--strict')];
  if (unknown !== undefined) refuse(`there is no ${unknown}`);
  if (smoke && strict) refuse('figures of --smoke mean nothing: no aim can be held against them');
  return { wanted: args.filter((word) => !word.startsWith('--')), smoke, strict };
}

function refuse(why: string): never {
  console.error(why);
  process.exit(MISUSED);
}
