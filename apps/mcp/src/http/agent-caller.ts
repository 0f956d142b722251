import type { AgentRight, Caller } from '@planerka/agents';

/** What a token says of the agent that brings it. */
export interface KnownAgent {
  readonly token_id: string;
  readonly workspace_id: string;
  readonly rights: readonly AgentRight[];
  /** The names of its workspace. */
  readonly workspace_names: readonly string[];
}

/** What a workspace without a name is called by those whose token opens it: nobody types a uuid. */
const OWN_WORKSPACE = 'own';

/**
 * An agent that came with a token. Only its own workspace has names for it: another one's is as
 * unknown as one that does not exist.
 */
export function agentCaller(agent: KnownAgent, traceId: string): Caller {
  const { workspace_id: id, workspace_names: names } = agent;
  const name = names[0] ?? OWN_WORKSPACE;
  return {
    actor: `agent:${agent.token_id}`,
    rights: new Set(agent.rights),
    workspace: { id, name },
    defaultWorkspace: name,
    workspaceOf: (said) =>
      Promise.resolve(
        said === id || said === name || names.includes(said) ? { id, name: said } : null,
      ),
    traceId,
  };
}
