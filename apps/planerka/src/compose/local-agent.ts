import type { Caller } from '@planerka/agents';
import { systemIds } from './system-ids.ts';

export interface LocalAgent {
  readonly name: string;
  readonly defaultWorkspace: string | null;
  /** The workspace of a name, or null. */
  readonly find: (name: string) => Promise<string | null>;
}

/** An agent of whoever started this program: it may do what they may, in every workspace that has a name. */
export function localAgent({ name, defaultWorkspace, find }: LocalAgent): Caller {
  return {
    actor: `agent:${plain(name)}`,
    rights: new Set(['read', 'write', 'delete']),
    workspace: null,
    defaultWorkspace,
    workspaceOf: async (said) => {
      const id = await find(said);
      return id === null ? null : { id, name: said };
    },
    traceId: `mcp:${systemIds.uuid()}`,
  };
}

const NAME_MAX_CHARS = 40;

/** Clients call themselves anything: "Claude Code (VS Code)" is `claude-code-vs-code`. */
function plain(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}._]+/gu) ?? [];
  return words.join('-').slice(0, NAME_MAX_CHARS) || 'agent';
}
