import type { TaskToolInput, JsonObject } from '@planerka/contracts';
import type { ToolReply } from '../tool-handler.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ShrinkPlan } from './budget.ts';
import { budgeted } from './budgeted.ts';
import { capsuleOf } from './capsule.ts';
import { diffCursor, graphDiffOf } from './graph-diff.ts';
import { shiftReportOf } from './handoff.ts';
import { DEFAULT_LIMITS, lastOf, memoryOf, pagedList } from './memory.ts';
import { radarOf, radarShrinkage } from './radar.ts';
import { resumed, resumeSignals } from './resume.ts';
import { signalsOf } from './signals.ts';
import type { Situation } from './situation.ts';
import { stepStatusOf } from './step-status.ts';
import { timelineOf } from './timeline.ts';

const REPORT_ITEMS = 5;

type SuperInput = TaskToolInput<'tasks_resume_super'>;

/** `tasks_resume_super`: everything that picking the work up needs, with its own limits and losses. */
export async function resumeSuper(call: ToolCall, input: SuperInput): Promise<ToolReply> {
  return await superView(call, input, input.graph_diff === true || input.base !== undefined);
}

/** `tasks_snapshot`: the same with the difference; a name keeps this moment as a base for later. */
export async function snapshot(
  call: ToolCall,
  { name, ...input }: TaskToolInput<'tasks_snapshot'>,
): Promise<ToolReply> {
  return await superView(call, input, true, name);
}

async function superView(
  call: ToolCall,
  input: SuperInput,
  withDiff: boolean,
  name?: string,
): Promise<ToolReply> {
  return await resumed(call, { ...input, name }, async (situation, scope, head) => {
    const { entity } = situation;
    const timeline = await timelineOf(call, scope, input.events_limit ?? DEFAULT_LIMITS.events);
    const [last] = timeline;
    const report = await shiftReportOf(call, situation, REPORT_ITEMS);
    const project = entity.kind === 'project' ? entity.row.project_id : null;
    const diff = withDiff ? await graphDiffOf(call, scope, project, input) : null;
    const kept = input.read_only !== true && name !== undefined ? { snapshot: name } : {};
    const capsule = capsuleOf(call, situation, { report, last });
    const result = {
      ...head,
      ...kept,
      radar: { ...radarOf(situation, call.workspace.name) },
      steps: stepStatusOf(situation),
      timeline,
      signals: await signalsOf(call, situation, last),
      memory: await memoryOf(call, situation, scope, input),
      ...(diff === null ? {} : { graph_diff: diff.shown }),
      capsule,
      degradation: { truncated_fields: [], minimal: false },
    };
    return budgeted(
      call,
      input.max_chars,
      result,
      shrinkage(call, situation, input, { capsule, since: diff?.since ?? 0 }),
    );
  });
}

/** What goes first: the difference, then memory from the least to the most telling, then the rest. */
function shrinkage(
  call: ToolCall,
  situation: Situation,
  input: SuperInput,
  { capsule, since }: { readonly capsule: JsonObject; readonly since: number },
): ShrinkPlan {
  const radar = radarShrinkage('radar.');
  const paged = (list: 'notes' | 'trace' | 'cards') =>
    pagedList(
      list,
      { items: `memory.${list}.items`, cursor: `memory.${list}.next_cursor` },
      input[`${list}_cursor`],
    );
  return {
    lists: [
      graphDiffList(input, since),
      paged('trace'),
      paged('cards'),
      paged('notes'),
      { path: 'memory.evidence', keep: 1 },
      { path: 'memory.decisions', keep: 1 },
      { path: 'timeline', keep: 2 },
      { path: 'steps.list', keep: 5 },
      { path: 'signals', keep: 2 },
      { path: 'memory.blockers', keep: 2 },
      ...radar.lists,
    ],
    optional: [
      'graph_diff',
      'steps.list',
      'timeline',
      'memory.trace',
      'memory.cards',
      'memory.evidence',
      'memory.notes',
      'signals',
      'memory',
      'capsule.handoff',
      'steps',
      ...radar.optional,
      'radar',
    ],
    signals: [
      { ...resumeSignals(situation, call.workspace.name)[1], capsule },
      ...resumeSignals(situation, call.workspace.name),
    ],
    tells: true,
  };
}

/** The page of the difference, cut at its end, goes on from the same base. */
function graphDiffList(
  { graph_diff_cursor: given }: SuperInput,
  since: number,
): ShrinkPlan['lists'][number] {
  return {
    path: 'graph_diff.changes',
    keep: 1,
    whenCut: (shown) => {
      const last = lastOf(shown, 'seq');
      const start = given ?? diffCursor(since, 0);
      return {
        'graph_diff.next_cursor': last === null ? start : diffCursor(since, Number(last)),
      };
    },
  };
}
