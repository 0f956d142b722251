import type { JsonObject, TaskToolInput } from '@planerka/contracts';
import { cutLists, type More, mergedCut, writeCursor } from '../cursor.ts';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { ShrinkPlan } from './budget.ts';
import { budgeted } from './budgeted.ts';
import { capsuleOf, smallCapsules } from './capsule.ts';
import { richestWithin } from './core-signals.ts';
import { diffCursor, type GraphDiff, graphDiffOf } from './graph-diff.ts';
import { shiftReportOf } from './handoff.ts';
import { signalOf } from './headline.ts';
import { DEFAULT_LIMITS, memoryOf } from './memory.ts';
import { lastOf } from './pages.ts';
import { radarCut, radarOf, radarShrinkage } from './radar.ts';
import { resumed } from './resume.ts';
import { signalsOf } from './signals.ts';
import { inWindow, type Situation } from './situation.ts';
import { stepStatusOf } from './step-status.ts';
import { readListPlace, windowMore } from './task-window.ts';
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
  ensure(
    name === undefined || input.read_only !== true,
    'INVALID_INPUT',
    'read_only=true keeps no snapshot, and a name for one was given.',
    'Leave read_only out to keep it, or name out to look only.',
    { details: { fields: ['name', 'read_only'] } },
  );
  return await superView(call, input, true, name);
}

async function superView(
  call: ToolCall,
  input: SuperInput,
  withDiff: boolean,
  name?: string,
): Promise<ToolReply> {
  return await resumed(call, { ...input, name }, async (situation, scope, head) => {
    if (input.view === 'minimal') return minimalResume(call, situation);
    const { entity } = situation;
    const { lines: timeline, more: moreEvents } = await timelineOf(call, scope, {
      limit: input.events_limit ?? DEFAULT_LIMITS.events,
      cursor: input.events_cursor,
    });
    const [last] = timeline;
    const report = await shiftReportOf(call, situation, REPORT_ITEMS);
    const project = entity.kind === 'project' ? entity.row.project_id : null;
    const diff = withDiff ? await graphDiffOf(call, scope, project, input) : null;
    const kept =
      name === undefined
        ? {}
        : { snapshot: name, version: (await call.tx.countSnapshots(name)) + 1 };
    const place = readListPlace('steps', 'steps_cursor', input.steps_cursor);
    const listed = await inWindow(call, situation, place.window);
    const steps = stepStatusOf(situation, { listed, place });
    const moreSteps = windowMore('steps', place, {
      inWindow: listed.steps.length,
      rest: listed.rest,
    });
    const capsule = capsuleOf(call, situation, { report, last });
    const memory = await memoryOf(call, situation, scope, input);
    const signals = await signalsOf(call, situation, last);
    const result = {
      ...head,
      ...kept,
      radar: { ...radarOf(situation, call.workspace.name) },
      steps,
      timeline,
      signals,
      memory: memory.lists,
      ...(diff === null ? {} : { graph_diff: diff.shown }),
      capsule,
      degradation: { truncated_fields: [], minimal: false },
      ...mergedCut(
        cutLists({
          steps_list: { shown: steps.list.length, of: moreSteps },
          timeline: { shown: timeline.length, of: moreEvents },
        }),
        radarCut(situation, 'radar_'),
      ),
    };
    return budgeted(
      call,
      input.max_chars,
      result,
      shrinkage(call, situation, input, {
        capsule,
        moreSteps,
        moreEvents,
        kept: memory.shrinkage('memory.'),
        signals: signals.length,
        diff,
      }),
    );
  });
}

/** Of the small form: what a macro that brings it says itself has to fit into 1 kB, too. */
const MINIMAL_MAX_BYTES = 600;

/** The small form: the capsule of the least, whatever else there is to tell. */
function minimalResume(call: ToolCall, situation: Situation): ToolReply {
  const capsule = richestWithin(smallCapsules(call, situation), MINIMAL_MAX_BYTES);
  call.warn('BUDGET_MINIMAL', 'Small form: view "full" shows more.');
  return { result: { ...signalOf(situation), capsule } };
}

/** What goes first: the difference, then memory from the least to the most telling, then the rest. */
function shrinkage(
  call: ToolCall,
  situation: Situation,
  input: SuperInput,
  {
    capsule,
    moreSteps,
    moreEvents,
    kept,
    signals,
    diff,
  }: {
    readonly capsule: JsonObject;
    readonly moreSteps: ReturnType<typeof windowMore>;
    readonly moreEvents: ReturnType<typeof windowMore>;
    readonly kept: ReturnType<Awaited<ReturnType<typeof memoryOf>>['shrinkage']>;
    readonly signals: number;
    readonly diff: GraphDiff | null;
  },
): ShrinkPlan {
  const radar = radarShrinkage('radar.', situation);
  return {
    lists: [
      graphDiffList(input, diff),
      kept.trace,
      kept.cards,
      kept.notes,
      kept.evidence,
      kept.decisions,
      { path: 'timeline', keep: 2, more: moreEvents },
      { path: 'steps.list', keep: 5, more: moreSteps },
      { path: 'signals', keep: 2, more: () => moreSignals(signals) },
      kept.blockers,
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
    signals: [capsule, ...smallCapsules(call, situation)].map((each) => ({
      ...signalOf(situation),
      capsule: each,
    })),
    tells: true,
  };
}

/** Those that are not shown are among the issues that tasks_lint lists. */
function moreSignals(total: number): More {
  return { total, see: 'tasks_lint', next_cursor: writeCursor('issues', '0') };
}

/** The page of the difference, cut at its end, goes on from the same base. */
function graphDiffList(
  { graph_diff_cursor: given }: SuperInput,
  diff: GraphDiff | null,
): ShrinkPlan['lists'][number] {
  const since = diff?.since ?? 0;
  return {
    path: 'graph_diff.changes',
    keep: 1,
    whenCut: (shown) => {
      const last = lastOf(shown, 'seq');
      const start = given ?? diffCursor(since, 0);
      return {
        'graph_diff.total': diff?.counted.total,
        'graph_diff.at_least': diff?.counted.at_least,
        'graph_diff.next_cursor': last === null ? start : diffCursor(since, Number(last)),
      };
    },
  };
}
