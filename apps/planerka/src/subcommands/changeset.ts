import { isJsonObject, OffsetDateTime, readJson } from '@planerka/contracts';
import { projectNeeds } from '@planerka/language';
import { type Approval, type CheckedChangeSet, checkChangeSet } from '@planerka/plan';
import { inputLines } from './input-lines.ts';
import type { ProgramContext } from './program-context.ts';
import { readProductionProject } from './read-project.ts';

/**
 * `planerka changeset --check`: JSON lines `{id, now, plan, envelope, approve?}` in, what becomes of
 * each op out, in order, with the totals and the schedule as the plan would then be
 * (docs/contracts/changesets.md). What is wrong with a line is told in its answer, as what is wrong
 * with an envelope: the program goes on and ends with 0.
 */
export async function checkChangeSets({ print }: ProgramContext): Promise<void> {
  for await (const text of inputLines(process.stdin)) {
    if (text.trim() !== '') print(JSON.stringify(answerTo(text)));
  }
}

function answerTo(text: string) {
  const line = readJson(text);
  if (!isJsonObject(line)) return { id: null, ok: false, code: 'INVALID_JSON' };
  const id = nameOf(line['id']);
  const { now } = line;
  if (now !== undefined && !OffsetDateTime.safeParse(now).success) return missing(id, 'now');
  const project = readProductionProject(line['plan']);
  if ('field' in project) return missing(id, project.field);
  const approve = readApproval(line['approve']);
  if (approve === null) return missing(id, 'approve');
  const needs = projectNeeds(project.overview ?? '');
  return { id, ...written(checkChangeSet(line['envelope'], { project, needs, approve })) };
}

/** What answers are told apart by; anything but a name or a number is none. */
function nameOf(id: unknown): string | number | null {
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function missing(id: string | number | null, field: string) {
  return { id, ok: false, code: 'MISSING_FIELD', field };
}

/** Undefined where nobody has said anything yet; null for what cannot be read. */
function readApproval(raw: unknown): Approval | undefined | null {
  if (raw === undefined || raw === null) return undefined;
  if (raw === 'all') return 'all';
  if (!Array.isArray(raw)) return null;
  const positions: unknown[] = raw;
  return positions.every((position) => Number.isSafeInteger(position) && Number(position) >= 0)
    ? positions.map(Number)
    : null;
}

/** What is told of a set: no rows, and the field at fault only where the set as a whole is. */
function written(checked: CheckedChangeSet) {
  if (!('ops' in checked)) return checked;
  const { ok, ops, totals, schedule } = checked;
  return {
    ok,
    ops: ops.map(({ index, status, code }) =>
      code === undefined ? { index, status } : { index, status, code },
    ),
    totals,
    ...(schedule === undefined
      ? {}
      : {
          schedule: {
            finishAt: schedule.finishAt,
            criticalTasks: schedule.criticalTasks,
            tasks: Object.fromEntries(
              Array.from(schedule.tasks, ([id, { startAt, endAt, slackMinutes }]) => [
                id,
                { startAt, endAt, slackHours: slackMinutes / MINUTES_OF_HOUR },
              ]),
            ),
          },
        }),
  };
}

const MINUTES_OF_HOUR = 60;
