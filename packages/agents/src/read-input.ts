import { isTaskToolName, type NextCall, type TaskToolName, taskTools } from '@planerka/contracts';
import type { z } from 'zod';
import { ensure, type Refused, refused } from './refused.ts';
import { withKnownKeys } from './renamed-keys.ts';
import { holdsFillIn, suggestedCall } from './suggested-call.ts';
import { unstorable } from './unstorable.ts';

const ISSUES_MAX = 5;

/** The tool's name, if there is such a tool. */
export function readToolName(name: string): TaskToolName {
  ensure(
    isTaskToolName(name),
    'UNKNOWN_TOOL',
    `There is no tool ${name.slice(0, 60)}.`,
    'tools/list names the tools there are.',
  );
  return name;
}

/** A tool's arguments, checked; a refusal names every field at fault and how to mend it. */
export function readInput(tool: TaskToolName, raw: unknown): Record<string, unknown> {
  const wrong = unstorable(raw);
  if (wrong) {
    throw refused(
      'INVALID_INPUT',
      `${tool}: ${wrong.field.slice(0, 200)}: ${wrong.problem}`,
      'Mend this field and call again; nothing was written.',
      { details: { fields: [{ ...wrong, field: wrong.field.slice(0, 200) }] } },
    );
  }
  const read = taskTools[tool].input.safeParse(raw ?? {});
  if (read.success) {
    refuseFillIns(tool, read.data);
    return read.data;
  }
  throw inputRefused(tool, raw, read.error.issues);
}

/** Receipts of a proof: a place in them that is not filled in proves nothing, but is no mistake. */
const MAY_STAY_UNFILLED = new Set(['proof', 'checks', 'operations']);

/** What was to be filled in and was not must not become the words of a note or a step. */
function refuseFillIns(tool: TaskToolName, input: Readonly<Record<string, unknown>>): void {
  const unfilled = Object.keys(input).filter(
    (key) => !MAY_STAY_UNFILLED.has(key) && holdsFillIn(input[key]),
  );
  ensure(
    unfilled.length === 0,
    'INVALID_INPUT',
    `${tool}: ${unfilled.join(', ')} holds <fill: ...>, which was to be filled in.`,
    'Put your own words in its place and call again; nothing was written.',
    { details: { fields: unfilled } },
  );
}

/**
 * The same call with unknown keys under the names that were meant, when nothing else is wrong with it. A
 * reading call may also lose them; a writing one may not: what it was meant to spare may be in one.
 */
function withoutUnknown(
  tool: TaskToolName,
  raw: unknown,
  issues: readonly z.core.$ZodIssue[],
): { readonly next?: NextCall } {
  const { effect, input } = taskTools[tool];
  const isKey = ({ code, path }: z.core.$ZodIssue) =>
    code === 'unrecognized_keys' && path.length === 0;
  if (!issues.some(isKey) || effect === 'delete') return {};
  const args: Readonly<Record<string, unknown>> = { ...Object(raw) };
  const { shape } = input;
  const renamed = withKnownKeys(args, Object.keys(shape));
  if (renamed !== null && input.safeParse(renamed).success) {
    return { next: suggestedCall(tool, renamed) };
  }
  if (effect !== 'read' || !issues.every(isKey)) return {};
  const known = Object.entries(args).filter(([key]) => Object.hasOwn(shape, key));
  return { next: suggestedCall(tool, Object.fromEntries(known)) };
}

function inputRefused(
  tool: TaskToolName,
  raw: unknown,
  issues: readonly z.core.$ZodIssue[],
): Refused {
  const missing = issues.some(
    ({ code, path }) => code === 'invalid_type' && path.length === 1 && path[0] === 'workspace',
  );
  if (missing) {
    return refused(
      'WORKSPACE_REQUIRED',
      `${tool} needs workspace: nothing is written to a workspace that was not named.`,
      'Add "workspace": its alias (such as acme/repo) or id.',
    );
  }
  const all = issues.map((issue) => ({
    field: issue.path.map(String).join('.') || '(arguments)',
    problem: problemOf(issue),
  }));
  // A value may fall short of several rules that say the same.
  const found = new Map(all.map((each) => [`${each.field}: ${each.problem}`, each]));
  const told = [...found.values()].slice(0, ISSUES_MAX);
  const problems = told.map(({ field, problem }) => `${field}: ${problem}`).join('; ');
  const known = Object.keys(taskTools[tool].input.shape).join(', ');
  const unknown = issues.some(({ code }) => code === 'unrecognized_keys');
  const left = found.size - told.length;
  const others = left === 0 ? '' : ` The other ${left} are named when these are mended.`;
  return refused(
    'INVALID_INPUT',
    `${tool}: ${problems}`.slice(0, 1000),
    unknown
      ? `Mend these fields. ${tool} knows: ${known}.${others}`
      : `Mend these fields and call again; nothing was written.${others}`,
    {
      ...withoutUnknown(tool, raw, issues),
      details: {
        fields: told,
        ...(found.size > told.length ? { total: found.size } : {}),
      },
    },
  );
}

/** Of a value that fits none of several forms, what each form wants of it. */
function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message;
  const wishes = issue.errors.flatMap(([first]) => {
    if (first === undefined) return [];
    const where = first.path.length === 0 ? '' : `${first.path.map(String).join('.')}: `;
    return [`${where}${problemOf(first)}`];
  });
  return [...new Set(wishes)].join(', or ') || issue.message;
}
