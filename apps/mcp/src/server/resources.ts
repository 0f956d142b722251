import {
  type ListResourcesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import type { Caller } from '@planerka/agents';
import { z } from 'zod';
import { answerOf } from './answer-of.ts';
import { PLAN_VIEWS, type PlanResource, readPlanUri, writePlanUri } from './plan-uri.ts';
import type { TaskHost } from './task-host.ts';

const MIME_TYPE = 'application/json';

const VIEWS: Readonly<Record<PlanResource, { tool: string; title: string; description: string }>> =
  {
    radar: {
      tool: 'tasks_radar',
      title: 'radar',
      description: 'Now, Why, Verify, Next, Blockers on one screen',
    },
    handoff: {
      tool: 'tasks_handoff',
      title: 'handoff',
      description: 'What is done, what remains, risks, and the radar',
    },
  };

/** What `resources/templates/list` answers. */
export const PLAN_RESOURCES: readonly ResourceTemplateType[] = PLAN_VIEWS.map((view) => ({
  name: `plan_${view}`,
  title: `A plan's ${VIEWS[view].title}`,
  description: VIEWS[view].description,
  uriTemplate: `planerka://{workspace}/plans/{plan}/${view}`,
  mimeType: MIME_TYPE,
}));

/** The part of tasks_context that is read here. */
const PlansPage = z.object({
  plans: z.array(z.object({ id: z.string(), title: z.string() })),
  next_cursor: z.string().nullish(),
});

/** Where a list goes on: the workspace, and the place in its plans. */
const Place = z.tuple([z.string(), z.string().nullable()]);

const PLANS_A_PAGE = 50;

/** The views of every plan that the caller may read, page by page. */
export async function listResources(
  host: TaskHost,
  caller: Caller,
  cursor: string | undefined,
): Promise<ListResourcesResult> {
  const workspaces = await host.workspaces(caller);
  const [first] = workspaces;
  if (first === undefined) return { resources: [] };
  const [workspace, after] = cursor === undefined ? [first, null] : readCursor(cursor);
  if (!workspaces.includes(workspace)) throw badCursor();
  const page = await plansOf(host, caller, workspace, after);
  const next = page.next_cursor
    ? writeCursor(workspace, page.next_cursor)
    : writeCursor(workspaces[workspaces.indexOf(workspace) + 1], null);
  return {
    resources: page.plans.flatMap((plan) => resourcesOf(workspace, plan)),
    ...(next === undefined ? {} : { nextCursor: next }),
  };
}

function resourcesOf(workspace: string, plan: { id: string; title: string }): Resource[] {
  return PLAN_VIEWS.map((view) => ({
    uri: writePlanUri({ workspace, plan: plan.id, view }),
    name: `${plan.id} ${view}`,
    title: `${plan.title}: ${VIEWS[view].title}`,
    description: VIEWS[view].description,
    mimeType: MIME_TYPE,
  }));
}

async function plansOf(
  host: TaskHost,
  caller: Caller,
  workspace: string,
  cursor: string | null,
): Promise<z.infer<typeof PlansPage>> {
  const result = await resultOf(host, caller, 'tasks_context', {
    workspace,
    kind: 'plan',
    limit: PLANS_A_PAGE,
    ...(cursor === null ? {} : { cursor }),
  });
  return PlansPage.parse(result);
}

/** The plans whose id begins with what was typed, for completion: at least `enough` of them, if there are. */
export async function plansLike(
  host: TaskHost,
  caller: Caller,
  { workspace, typed, enough }: { workspace: string; typed: string; enough: number },
): Promise<string[]> {
  const found: string[] = [];
  let after: string | null = null;
  do {
    const page: z.infer<typeof PlansPage> = await plansOf(host, caller, workspace, after);
    const ids = page.plans.map(({ id }) => id);
    found.push(...ids.filter((id) => id.startsWith(typed.toUpperCase())));
    after = page.next_cursor ?? null;
  } while (after !== null && found.length < enough);
  return found;
}

/** One view of one plan as JSON. It is only read: no focus moves. */
export async function readResource(
  host: TaskHost,
  caller: Caller,
  uri: string,
): Promise<ReadResourceResult> {
  const place = readPlanUri(uri);
  if (!place) throw new ResourceNotFoundError(uri);
  const { workspace, plan, view } = place;
  const readOnly = view === 'handoff' ? { read_only: true } : {};
  const result = await resultOf(
    host,
    caller,
    VIEWS[view].tool,
    { workspace, plan, ...readOnly },
    uri,
  );
  return { contents: [{ uri, mimeType: MIME_TYPE, text: JSON.stringify(result) }] };
}

const ABSENT = new Set(['UNKNOWN_WORKSPACE', 'UNKNOWN_ID', 'INVALID_ID', 'WRONG_KIND']);

async function resultOf(
  host: TaskHost,
  caller: Caller,
  tool: string,
  args: Readonly<Record<string, unknown>>,
  uri?: string,
): Promise<Record<string, unknown>> {
  const answer = await answerOf(host, caller, { tool, args, writes: false });
  if (answer.ok) return answer.result;
  const { code, message, recovery } = answer.error;
  if (uri !== undefined && ABSENT.has(code)) throw new ResourceNotFoundError(uri);
  const ours = code === 'INTERNAL' || code === 'UNAVAILABLE';
  throw new ProtocolError(
    ours ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams,
    `${code}: ${message} ${recovery}`,
    answer.error,
  );
}

function writeCursor(workspace: string | undefined, after: string | null): string | undefined {
  if (workspace === undefined) return undefined;
  return Buffer.from(JSON.stringify([workspace, after])).toString('base64url');
}

function readCursor(cursor: string): z.infer<typeof Place> {
  try {
    return Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw badCursor();
  }
}

function badCursor(): ProtocolError {
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    'The cursor is not one that this server gave.',
  );
}
