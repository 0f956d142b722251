import { isTaskToolName, type NextCall, taskTools } from '@planerka/contracts';

const FILL_IN = /^<fill: [^<>]*>$/;
const RECEIPT_FILL_IN = /^(?:CMD|LINK): ?<fill: [^<>]*>$/;

/** A place that the agent fills in before it calls: `<fill: what was done>`. */
export function fillIn(what: string): string {
  return `<fill: ${what}>`;
}

/** A proof with its receipts still to be filled in. */
export const EMPTY_PROOF: readonly string[] = [
  `CMD: ${fillIn('command')}`,
  `LINK: ${fillIn('url')}`,
];

/** Is the text nothing but a place that was to be filled in, receipts of a proof included? */
function isFillIn(text: string): boolean {
  return FILL_IN.test(text) || RECEIPT_FILL_IN.test(text);
}

/** Is something in the value still to be filled in? */
export function holdsFillIn(value: unknown): boolean {
  if (typeof value === 'string') return isFillIn(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsFillIn);
}

type Args = Readonly<Record<string, unknown>>;

/**
 * Every call that an answer suggests is made here: it says what is to be filled in, and leaves out
 * what was not given.
 */
export function suggestedCall(tool: string, args: Args): NextCall {
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const fill = given.filter(([, value]) => holdsFillIn(value)).map(([key]) => key);
  return { tool, args: Object.fromEntries(given), ...(fill.length === 0 ? {} : { fill }) };
}

/** How a call names what it is about; a suggestion names it anew, by ids. */
const NAMES_TARGET: ReadonlySet<string> = new Set([
  'workspace',
  'task',
  'plan',
  'target',
  'step_id',
  'path',
  'expected_revision',
]);

/** What the arguments of a call bring besides its target, as far as `tool` takes it, too. */
export function keptArguments(tool: string, args: Args): Record<string, unknown> {
  if (!isTaskToolName(tool)) return {};
  const { shape } = taskTools[tool].input;
  return Object.fromEntries(
    Object.entries(args).filter(([key]) => !NAMES_TARGET.has(key) && Object.hasOwn(shape, key)),
  );
}

/** What a call has turned out to be about. */
interface Found {
  readonly target: string | null;
  readonly step: string | null;
  /** The step that the call has taken because it named none. */
  readonly takenStep: string | null;
  readonly revision: number | undefined;
}

/** The arguments of a writing call with what they mean named by ids and at the revision that was seen. */
export function argumentsByIds(tool: string, args: Args, found: Found): Args {
  if (!isTaskToolName(tool) || taskTools[tool].effect === 'read') return args;
  const { shape } = taskTools[tool].input;
  const isNamed = ['task', 'plan', 'target'].some((key) => args[key] !== undefined);
  const takesTarget = !isNamed && Object.hasOwn(shape, 'target');
  const { path, ...rest } = args;
  const idOfStep = ['task_node_id', 'step_id'].find((key) => Object.hasOwn(shape, key));
  const step = path === undefined ? found.takenStep : found.step;
  const isById = step !== null && idOfStep !== undefined;
  return {
    ...rest,
    ...(isById ? { [idOfStep]: step } : { path }),
    ...(takesTarget && found.target !== null ? { target: found.target } : {}),
    expected_revision: args['expected_revision'] ?? found.revision,
  };
}
