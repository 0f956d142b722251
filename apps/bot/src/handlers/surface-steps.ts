import {
  type InterpretResponse,
  InvariantError,
  inTurn,
  type ObjectHandle,
  type Operation,
  readSurfaces,
  type Surface,
} from '@planerka/contracts';
import type { Moment, Target } from '@planerka/plan';
import type { PlanView } from '@planerka/runtime';
import { namedBy, readMessageTokens } from '@planerka/talk';
import { inOurWords, type KnownToPlan } from '@planerka/views';
import type { ReplyPart } from '../reply/reply.ts';
import { renderSurface } from '../surfaces/render-surface.ts';
import type { BotContext } from '../turn/bot-context.ts';

/** A model's ids are a space of their own: none of them is a card or an answer of the bot. */
const OF_A_MODEL = 'model:';

/**
 * The surfaces that a model has made (K7-surfaces), in our words (K7-own-words). One that does not fit, or names
 * something that the model was not offered (K8-2-only-offered) or that is not in this plan, is dropped, and the
 * chat goes on.
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
  const frame = turn.frame();
  const steps = await inTurn(surfaces, async (made) => {
    const known = await knownToPlan(made, { view, offered, moment: frame });
    const told = known && inOurWords(made, known);
    if (!told) return [];
    const surface = { ...told, surface_id: `${OF_A_MODEL}${made.surface_id}` };
    const { shown } = services.store;
    const shownIn = await shown.messageOf(services.me.id, turn.update.thread, surface.surface_id);
    const drawn = renderSurface(surface, frame);
    // The same surface again edits its message (K7-1-in-place).
    const edits = shownIn === null ? {} : { edits: shownIn };
    return drawn.map((step) => (step.kind === 'text' ? { ...step, ...edits } : step));
  });
  return steps.flat();
}

/** All that the surface names, as the plan has it; null where it names anything else than was offered. */
async function knownToPlan(
  surface: Surface,
  from: {
    readonly view: PlanView;
    readonly offered: readonly ObjectHandle[];
    readonly moment: Moment;
  },
): Promise<KnownToPlan | null> {
  const named: Named = { tokens: [], objects: [] };
  collect(surface.payload, named);
  const operations = new Map<string, { operation: Operation; names: readonly ObjectHandle[] }>();
  for (const token of new Set(named.tokens)) {
    const read = await readMessageTokens(token, from.view);
    const [operation] = read.ok ? read.operations : [];
    if (operation === undefined) return null;
    operations.set(token, { operation, names: namedBy(operation) });
  }
  const objects = new Map<string, Target>();
  for (const handle of [
    ...named.objects,
    ...[...operations.values()].flatMap(({ names }) => names),
  ]) {
    const isOffered = from.offered.some(
      ({ kind, number }) => kind === handle.kind && number === handle.number,
    );
    const object = isOffered ? await from.view.byNumber(handle.kind, handle.number) : null;
    if (object === null) return null;
    objects.set(keyOf(handle), object);
  }
  return {
    moment: from.moment,
    object: (handle) => objects.get(keyOf(handle)) ?? null,
    operation: (opToken) => {
      const known = operations.get(opToken);
      if (known) return known;
      throw new InvariantError('UNREAD_TOKEN', 'a token of a surface was not read');
    },
  };
}

const keyOf = ({ kind, number }: ObjectHandle): string => `${kind}:${number}`;

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
