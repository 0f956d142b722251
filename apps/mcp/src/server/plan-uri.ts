/** The views of a plan that can be read as resources. */
export const PLAN_VIEWS = ['radar', 'handoff'] as const;
export type PlanResource = (typeof PLAN_VIEWS)[number];

/** One view of one plan: `planerka://acme%2Frepo/plans/PLAN-001/radar`. */
export interface PlanUri {
  /** As agents name it. */
  readonly workspace: string;
  readonly plan: string;
  readonly view: PlanResource;
}

const URI = /^planerka:\/\/([^/?#]+)\/plans\/([^/?#]+)\/([^/?#]+)$/;

/** The address of a view; a workspace's name may hold slashes, so it is percent-encoded. */
export function writePlanUri({ workspace, plan, view }: PlanUri): string {
  return `planerka://${encodeURIComponent(workspace)}/plans/${encodeURIComponent(plan)}/${view}`;
}

/** Null for anything that is no address of a view. */
export function readPlanUri(uri: string): PlanUri | null {
  const [, workspace, plan, name] = URI.exec(uri) ?? [];
  const view = PLAN_VIEWS.find((one) => one === name);
  if (workspace === undefined || plan === undefined || view === undefined) return null;
  try {
    return { workspace: decodeURIComponent(workspace), plan: decodeURIComponent(plan), view };
  } catch {
    return null;
  }
}
