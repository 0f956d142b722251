import {
  type InterpretResponse,
  type ObjectHandle,
  readSurfaces,
  type Surface,
  inTurn,
} from '@planerka/contracts';
import type { PlanView } from '@planerka/runtime';
import { asMessages } from '@planerka/views';
import type { ReplyPart } from '../reply/reply.ts';
import { namedBy, readMessageTokens } from '@planerka/talk';
import { renderSurface } from '../surfaces/render-surface.ts';
import type { BotContext } from '../turn/bot-context.ts';

/** A model's ids are a space of their own: none of them is a card or an answer of the bot. */
const OF_A_MODEL = 'model:';

/**
 * The surfaces that a model has made (K7-surfaces). One that does not fit, or names something that
 * the model was not offered (K8-2-only-offered) or that is not in this plan, is dropped, and the chat
 * goes on.
 */
export async function surfaceSteps(
  ctx: BotContext,
  reading: InterpretResponse,
  offered: readonly ObjectHandle[],
): Promise<ReplyPart[]> {
  const surfaces = readSurfaces(reading.surfaces ?? []);
  if (surfaces.length === 0) return [];
  const { turn, services } = ctx;
  const view = services.reader.view(await turn.workspace());
  const steps = await inTurn(surfaces, async (made) => {
    if (!(await namesOnlyOffered(made, view, offered))) return [];
    const surface = asMessages({ ...made, surface_id: `${OF_A_MODEL}${made.surface_id}` });
    const { shown } = services.store;
    const shownIn = await shown.messageOf(services.me.id, turn.update.thread, surface.surface_id);
    const drawn = renderSurface(surface, turn.frame());
    // The same surface again edits its message (K7-1-in-place).
    const edits = shownIn === null ? {} : { edits: shownIn };
    return drawn.map((step) => (step.kind === 'text' ? { ...step, ...edits } : step));
  });
  return steps.flat();
}

async function namesOnlyOffered(
  surface: Surface,
  view: PlanView,
  offered: readonly ObjectHandle[],
): Promise<boolean> {
  const named: Named = { tokens: [], objects: [] };
  collect(surface.payload, named);
  const tokens = await readMessageTokens(named.tokens.join(' '), view);
  if (!tokens.ok) return false;
  const objects = [...named.objects, ...tokens.refs, ...tokens.operations.flatMap(namedBy)];
  const found = await Promise.all(objects.map(({ kind, number }) => view.byNumber(kind, number)));
  return objects.every(
    ({ kind, number }, index) =>
      found[index] !== null && offered.some((each) => each.kind === kind && each.number === number),
  );
}

interface Named {
  readonly tokens: string[];
  readonly objects: ObjectHandle[];
}

/** Op tokens and ids, anywhere in a payload. */
function collect(value: unknown, named: Named): void {
  if (Array.isArray(value)) for (const each of value) collect(each, named);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      const isTask = key === 'taskId' || key === 'suggestedTaskId';
      if (key === 'opToken' && typeof each === 'string') named.tokens.push(each);
      else if (isTask && typeof each === 'number') {
        named.objects.push({ kind: 'task', number: each });
      } else if (key === 'eventId' && typeof each === 'number') {
        named.objects.push({ kind: 'timeblock', number: each });
      } else collect(each, named);
    }
  }
}
