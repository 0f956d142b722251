import { isTaskToolName, type NextCall, type TaskToolName, taskTools } from '@planerka/contracts';
import type { z } from 'zod';
import { ensure, type Refused, refused } from './refused.ts';
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
  if (read.success) return read.data;
  throw inputRefused(tool, raw, read.error.issues);
}

/**
 * The same call without the keys that the tool does not know, when nothing else is wrong with it. What
 * a deleting call was meant to spare may be in such a key.
 */
function withoutUnknown(
  tool: TaskToolName,
  raw: unknown,
  issues: readonly z.core.$ZodIssue[],
): { readonly next?: NextCall } {
  const isMendable = issues.every(
    ({ code, path }) => code === 'unrecognized_keys' && path.length === 0,
  );
  if (!isMendable || taskTools[tool].effect === 'delete') return {};
  const { shape } = taskTools[tool].input;
  const args = Object.fromEntries(
    Object.entries(raw ?? {}).filter(([key]) => Object.hasOwn(shape, key)),
  );
  return { next: { tool, args } };
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
  const told = issues.slice(0, ISSUES_MAX).map((issue) => ({
    field: issue.path.map(String).join('.') || '(arguments)',
    problem: problemOf(issue),
  }));
  const problems = told.map(({ field, problem }) => `${field}: ${problem}`).join('; ');
  const known = Object.keys(taskTools[tool].input.shape).join(', ');
  const unknown = issues.some(({ code }) => code === 'unrecognized_keys');
  return refused(
    'INVALID_INPUT',
    `${tool}: ${problems}`.slice(0, 1000),
    unknown
      ? `Mend these fields. ${tool} knows: ${known}.`
      : 'Mend these fields and call again; nothing was written.',
    { ...withoutUnknown(tool, raw, issues), details: { fields: told } },
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
