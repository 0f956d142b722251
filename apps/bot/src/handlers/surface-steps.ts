import { type InterpretResponse, readSurfaces, type Surface } from '@planerka/contracts';
import type { PlanView } from '@planerka/runtime';
import type { Step } from '../outbox/reply.ts';
import { renderSurface } from '../surfaces/render-surface.ts';
import type { BotContext } from '../work/bot-context.ts';
import { readMessageTokens } from './read-message-tokens.ts';

/**
 * The surfaces that a model has made (conversation contract, 7). Whatever does not fit, or names
 * something that does not stand in this plan, is dropped, and the chat goes on.
 */
export async function surfaceSteps(ctx: BotContext, reading: InterpretResponse): Promise<Step[]> {
  const surfaces = readSurfaces(reading.surfaces ?? []);
  if (surfaces.length === 0) return [];
  const { turn, services } = ctx;
  const { timezone: zone } = await turn.conversation();
  const view = services.reader.view(await turn.workspace());
  const steps: Step[] = [];
  for (const surface of surfaces) {
    if (!(await namesOnlyKnown(surface, view))) continue;
    const { shown } = services.store;
    const standing = await shown.messageOf(services.me.id, turn.thread, surface.surface_id);
    const drawn = renderSurface(surface, { now: services.clock.now(), zone });
    steps.push(...drawn.map((step) => inPlaceOf(step, standing)));
  }
  return steps;
}

/** The same surface again edits its message (7.1). */
function inPlaceOf(step: Step, messageId: number | null): Step {
  return step.kind === 'text' && messageId !== null ? { ...step, edits: messageId } : step;
}

async function namesOnlyKnown(surface: Surface, view: PlanView): Promise<boolean> {
  const named: Named = { tokens: [], tasks: [], events: [] };
  collect(surface.payload, named);
  const tokens = await readMessageTokens(named.tokens.join(' '), view);
  const tasks = await Promise.all(named.tasks.map((number) => view.byNumber('task', number)));
  const events = await Promise.all(
    named.events.map((number) => view.byNumber('timeblock', number)),
  );
  return tokens.ok && [...tasks, ...events].every((target) => target !== null);
}

interface Named {
  readonly tokens: string[];
  readonly tasks: number[];
  readonly events: number[];
}

/** Op tokens and ids, wherever they stand in a payload. */
function collect(value: unknown, named: Named): void {
  if (Array.isArray(value)) for (const each of value) collect(each, named);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      const isTask = key === 'taskId' || key === 'suggestedTaskId';
      if (key === 'opToken' && typeof each === 'string') named.tokens.push(each);
      else if (isTask && typeof each === 'number') named.tasks.push(each);
      else if (key === 'eventId' && typeof each === 'number') named.events.push(each);
      else collect(each, named);
    }
  }
}
