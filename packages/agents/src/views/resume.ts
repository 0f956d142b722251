import type { JsonObject, TaskToolInput } from '@planerka/contracts';
import { cutLists, type More, mergedCut, offsetMore, readOffset, writeCursor } from '../cursor.ts';
import type { TargetSelector } from '../target-selector.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { ShrinkPlan } from './budget.ts';
import { budgeted } from './budgeted.ts';
import { coresOf } from './core-signals.ts';
import { detailsOf, headlineOf, signalOf } from './headline.ts';
import { journalMoment, restoredFocus } from './journal-moment.ts';
import { DEFAULT_LIMITS, keptOf, type MemoryScope, scopeOf } from './memory.ts';
import { nextStepOf } from './next-call.ts';
import { radarCut, radarOf, radarShrinkage } from './radar.ts';
import { type Situation, situationOf } from './situation.ts';
import { stepInFull, taskLine } from './step-status.ts';
import { timelineOf } from './timeline.ts';

/**
 * A view that picks work up: with `read_only=false` the focus goes there; unless it is true this
 * moment of the journal is kept.
 */
export async function resumed(
  call: ToolCall,
  input: TargetSelector & { read_only?: boolean | undefined; name?: string | undefined },
  view: (situation: Situation, scope: MemoryScope, head: JsonObject) => Promise<ToolReply>,
): Promise<ToolReply> {
  const { read_only: readOnly, name } = input;
  const entity = await call.entity(input);
  const { told, focus } = await restoredFocus(call, entity, readOnly);
  const situation = await situationOf(call, entity);
  const scope = await scopeOf(call, situation);
  const reply = await view(situation, scope, { ...headlineOf(situation), ...told });
  if (readOnly === true) return reply;
  const kept = await journalMoment(
    call,
    entity,
    name === undefined ? { kind: 'resume' } : { kind: 'named', name },
  );
  return { ...reply, ...(focus ? { focus } : {}), ...kept };
}

/** Of a plan's tasks the view shows those that somebody has begun first: all of them are in the list by number. */
function openTasksMore(total: number): (shown: number) => More {
  const next_cursor = writeCursor('list', 't0');
  return (shown) => (shown < total ? { total, see: 'tasks_context', next_cursor } : { total });
}

/** What is left of a resume when nothing else fits. */
export function resumeSignals(situation: Situation, workspace: string): ShrinkPlan['signals'] {
  const signal = signalOf(situation);
  return coresOf(situation, workspace).map((core) => ({ ...signal, ...core }));
}

/** `tasks_resume`: the plan or task itself, its steps (a plan's tasks), and what happened last. */
export async function resume(
  call: ToolCall,
  input: TaskToolInput<'tasks_resume'>,
): Promise<ToolReply> {
  return await resumed(call, input, async (situation, scope, head) => {
    const { entity, tasks, steps, counts } = situation;
    const timeline = await timelineOf(call, scope, {
      limit: input.events_limit ?? DEFAULT_LIMITS.events,
      cursor: input.events_cursor,
    });
    const from = readOffset('steps', 'steps_cursor', input.steps_cursor);
    const moreSteps = offsetMore('steps', from, steps.length);
    const moreTasks = openTasksMore(counts.open);
    const body =
      entity.kind === 'task'
        ? { steps: steps.slice(from).map((node) => stepInFull(node, situation.zone)) }
        : {
            counts: { ...counts },
            tasks: tasks.map(taskLine),
          };
    const isPlan = entity.kind === 'project';
    const cut = cutLists({
      timeline: { shown: timeline.lines.length, of: timeline.more },
      ...(isPlan ? { tasks: { shown: tasks.length, of: moreTasks } } : {}),
    });
    const result = {
      ...head,
      ...detailsOf(entity, call.turn.moment.zone),
      ...body,
      next: { ...nextStepOf(situation, call.workspace.name) },
      timeline: timeline.lines,
      ...cut,
    };
    return budgeted(call, input.max_chars, result, {
      lists: [
        { path: 'timeline', keep: 2, more: timeline.more },
        { path: 'tasks', keep: 5, more: moreTasks },
        { path: 'steps', keep: 5, more: moreSteps },
      ],
      optional: ['contract_data', 'checklist', 'context', 'notes', 'timeline', 'contract'],
      signals: resumeSignals(situation, call.workspace.name),
    });
  });
}

/** `tasks_resume_pack`: radar, timeline, decisions, evidence and blockers. */
export async function resumePack(
  call: ToolCall,
  input: TaskToolInput<'tasks_resume_pack'>,
): Promise<ToolReply> {
  return await resumed(call, input, async (situation, scope, head) => {
    const timeline = await timelineOf(call, scope, {
      limit: input.events_limit ?? DEFAULT_LIMITS.events,
      cursor: input.events_cursor,
    });
    const { lists: kept, shrinkage: keptShrinkage } = await keptOf(call, situation, scope, input);
    const result = {
      ...head,
      radar: { ...radarOf(situation, call.workspace.name) },
      timeline: timeline.lines,
      ...kept,
      ...mergedCut(
        kept,
        cutLists({ timeline: { shown: timeline.lines.length, of: timeline.more } }),
        radarCut(situation, 'radar_'),
      ),
    };
    const shrinkage = radarShrinkage('radar.', situation);
    const cut = keptShrinkage('');
    return budgeted(call, input.max_chars, result, {
      lists: [
        cut.evidence,
        { path: 'timeline', keep: 2, more: timeline.more },
        cut.decisions,
        cut.blockers,
        ...shrinkage.lists,
      ],
      optional: ['evidence', 'timeline', 'decisions', ...shrinkage.optional],
      signals: resumeSignals(situation, call.workspace.name),
    });
  });
}
