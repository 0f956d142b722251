import { isTaskToolName, type JsonObject, taskTools } from '@planerka/contracts';
import { definitionOf, firstOpen, isClosed, openNodes } from '@planerka/plan';
import { cutLists } from '../cursor.ts';
import { ENTITY_KEYS, statusOf } from '../names.ts';
import type { ToolCall } from '../tool-call.ts';
import { coresOf } from './core-signals.ts';
import type { ChangeLine } from './event-line.ts';
import { goalOf } from './goal-and-blockers.ts';
import type { ShiftReport } from './handoff.ts';
import { excerpt } from './json-paths.ts';
import { currentTask, type NextStep, nextStepOf } from './next-call.ts';
import type { Situation } from './situation.ts';

/** Rises when a field of the capsule changes its meaning or goes; new fields may come. */
const CAPSULE_VERSION = 1;

const GOAL_MAX_CHARS = 300;
const ITEM_MAX_CHARS = 120;
const ITEMS = 5;

/**
 * The small container that another agent picks the work up from (T-capsule):
 * goal and state, done/remaining/risks, counts, the last activity, and the next call.
 */
export function capsuleOf(
  call: ToolCall,
  situation: Situation,
  { report, last }: { readonly report: ShiftReport; readonly last: ChangeLine | undefined },
): JsonObject {
  const { entity, id, revision, counts, steps: all } = situation;
  const [core] = coresOf(situation, call.workspace.name);
  const open = openNodes(all);
  return {
    version: CAPSULE_VERSION,
    id,
    qualified_id: call.qualified(id),
    kind: ENTITY_KEYS[entity.kind],
    title: entity.row.title,
    status: statusOf(entity),
    revision,
    goal: excerpt(goalOf(situation), GOAL_MAX_CHARS),
    state: stateOf(situation),
    handoff: {
      done: report.done.slice(0, ITEMS).map(inWords),
      remaining: report.remaining.slice(0, ITEMS).map(inWords),
      risks: report.risks.slice(0, ITEMS).map(riskInWords),
      ...handoffCut(report),
    },
    counts: {
      ...(entity.kind === 'project' ? { tasks_open: counts.open, tasks_done: counts.done } : {}),
      steps: all.length,
      ...(situation.rest === null ? {} : { at_least: true }),
      steps_open: open.length,
      steps_done: all.length - open.length,
      steps_blocked: open.filter(({ row }) => definitionOf(row).blocked).length,
    },
    last: last === undefined ? null : { at: last.at, actor: last.actor, types: last.types },
    action: withToolset(nextStepOf(situation, call.workspace.name)),
    why: core.why,
    blockers: core.blockers,
  };
}

/** Of each list that the capsule shows the beginning of: how many there are, and the handoff's cursor behind it. */
function handoffCut({ done, remaining, risks, more }: ShiftReport): ReturnType<typeof cutLists> {
  const shown = (list: readonly unknown[]) => Math.min(list.length, ITEMS);
  return cutLists({
    done: { shown: shown(done), of: more.done },
    remaining: { shown: shown(remaining), of: more.remaining },
    risks: { shown: shown(risks), of: more.risks },
  });
}

function stateOf(situation: Situation): string {
  const { entity, counts } = situation;
  if (entity.kind === 'project') return `${counts.done} of ${counts.open + counts.done} tasks done`;
  if (isClosed(entity.row)) return 'done';
  const at = currentTask(situation);
  const steps = at?.steps ?? [];
  if (steps.length === 0) return 'no steps';
  const done = steps.filter(({ row }) => isClosed(row)).length;
  const first = at && firstOpen(at.nodes);
  const where = first
    ? `, at ${first.path} ${excerpt(first.row.title, ITEM_MAX_CHARS)}`
    : ', to be completed';
  return `${done} of ${steps.length} steps done${where}`;
}

function inWords(item: JsonObject): string {
  const place = item['path'] ?? item['task'];
  return excerpt(`${String(place)} ${String(item['title'])}`, ITEM_MAX_CHARS);
}

function riskInWords({ kind, ...facts }: JsonObject): string {
  const said = facts['text'] ?? facts['reason'] ?? facts['title'];
  const place = facts['path'] ?? facts['task'] ?? facts['id'];
  const words = [String(kind).replaceAll('_', ' '), place, said].filter(
    (part) => part !== undefined && part !== null,
  );
  return excerpt(words.map(String).join(': '), ITEM_MAX_CHARS);
}

/** Tells an agent of the small toolset where it finds the tool. */
function withToolset(next: NextStep): JsonObject {
  const { tool } = next;
  if (!isTaskToolName(tool) || taskTools[tool].toolset === 'daily') return { ...next };
  return {
    ...next,
    toolset: {
      needs: 'full',
      hint: `${tool} is not among the daily tools: call it all the same, or list all tools (--toolset full, /mcp?toolset=full).`,
    },
  };
}

/** The capsule where little else fits: the next call, why, and what is in the way, ever shorter. */
export function smallCapsules({ workspace }: ToolCall, situation: Situation) {
  const [first, ...others] = coresOf(situation, workspace.name);
  const capsule = ({ next, why, blockers }: typeof first): JsonObject => ({
    action: next,
    why,
    blockers,
  });
  return [capsule(first), ...others.map(capsule)] as const;
}
