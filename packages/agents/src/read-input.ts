import { isTaskToolName, type NextCall, type TaskToolName, taskTools } from '@planerka/contracts';
import type { z } from 'zod';
import { type Refused, refused } from './refused.ts';
import { unstorable } from './unstorable.ts';

const ISSUES_MAX = 5;

/** The tool's name, if there is such a tool. */
export function readToolName(name: string): TaskToolName {
  if (isTaskToolName(name)) return name;
  throw refused(
    'UNKNOWN_TOOL',
    `There is no tool ${name.slice(0, 60)}.`,
    'tools/list names the tools there are.',
  );
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
): NextCall | null {
  const isUnknown = issues.every(
    ({ code, path }) => code === 'unrecognized_keys' && path.length === 0,
  );
  if (taskTools[tool].effect === 'delete') return null;
  if (!isUnknown || typeof raw !== 'object' || raw === null) return null;
  const known = Object.keys(taskTools[tool].input.shape);
  const args = Object.fromEntries(Object.entries(raw).filter(([key]) => known.includes(key)));
  return { tool, args };
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
  const known = Object.keys(taskTools[tool].input.shape);
  const unknown = issues.some(({ code }) => code === 'unrecognized_keys');
  const next = withoutUnknown(tool, raw, issues);
  return refused(
    'INVALID_INPUT',
    `${tool}: ${told.map(({ field, problem }) => `${field}: ${problem}`).join('; ')}`.slice(
      0,
      1000,
    ),
    unknown
      ? `Mend these fields. ${tool} knows: ${known.join(', ')}.`
      : 'Mend these fields and call again; nothing was written.',
    { ...(next === null ? {} : { next }), details: { fields: told } },
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
