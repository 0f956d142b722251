import { expect, it } from 'vitest';
import { localAgent } from './local-agent.ts';

const agent = (name: string) =>
  localAgent({
    name,
    defaultWorkspace: null,
    find: async (said) => (said === 'acme/repo' ? 'w-1' : null),
  });

it.each([
  ['claude-code', 'agent:claude-code'],
  ['Claude Code (VS Code)', 'agent:claude-code-vs-code'],
  ['Помощник', 'agent:помощник'],
  ['a\n{"b":1}', 'agent:a-b-1'],
  ['x'.repeat(1_000), `agent:${'x'.repeat(40)}`],
  ['...---!!!', 'agent:...'],
  ['---', 'agent:agent'],
])('%j is %s', (name, actor) => {
  expect(agent(name).actor).toBe(actor);
});

it('finds workspaces by their names', async () => {
  expect(await agent('a').workspaceOf('acme/repo')).toEqual({ id: 'w-1', name: 'acme/repo' });
  expect(await agent('a').workspaceOf('acme/other')).toBeNull();
});
