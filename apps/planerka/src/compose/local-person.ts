import type { ProposalContext } from '@planerka/runtime';
import type { Environment } from './environment.ts';
import type { OpenPlan } from './open-plan.ts';

/** The name of the workspace of whoever is at this terminal. */
export const LOCAL_ALIAS = 'cli';

/** The person at the terminal, in a workspace of their own. */
export async function localPerson(
  plan: OpenPlan,
  environment: Environment,
  now: string,
  traceId: string,
): Promise<ProposalContext> {
  const workspace = await plan.directory.forAlias(LOCAL_ALIAS, {
    kind: 'personal',
    timezone: environment.APP_TIMEZONE,
    created_at: now,
  });
  return {
    workspace,
    actor: { id: 'cli', may_undo_others: true },
    thread: 'cli',
    door: 'cli',
    traceId,
  };
}
