import type { AgentRight } from '@planerka/db';
import type { TaskCaller } from '../task-surface.ts';

/** What a token says of the agent that brings it. */
export interface KnownAgent {
  readonly token_id: string;
  readonly workspace_id: string;
  readonly name: string;
  readonly rights: readonly AgentRight[];
  /** The names of its workspace. */
  readonly workspace_names: readonly string[];
}

/**
 * An agent that came with a token. Only its own workspace has names for it: another one's is as
 * unknown as one that does not exist.
 */
export function agentCaller(agent: KnownAgent): TaskCaller {
  const { workspace_id, workspace_names } = agent;
  const own = new Set([workspace_id, ...workspace_names]);
  return {
    actor: `agent:${agent.token_id}`,
    name: agent.name,
    rights: new Set(agent.rights),
    workspace: workspace_id,
    defaultWorkspace: workspace_names[0] ?? workspace_id,
    workspaceOf: (name) => Promise.resolve(own.has(name) ? workspace_id : null),
  };
}
