import { expect } from 'vitest';
import type { Agent, AgentKernel } from './agent.ts';
import { planTables } from './plan-tables.ts';

/** Every object of the agent's workspace without its revision, which only ever rises. */
async function rows(kernel: AgentKernel, agent: Agent): Promise<Record<string, unknown>> {
  const tables = await planTables(kernel.connection.db, agent.workspace.id);
  return Object.fromEntries(
    [...tables].map(([key, { row }]) => [key, { ...row, revision: undefined }]),
  );
}

/**
 * A call that writes one change: tasks_undo brings every row back exactly, tasks_redo brings the
 * change back exactly, and that is how the plan is left. Returns the call's own result.
 */
export async function thereAndBack(
  kernel: AgentKernel,
  agent: Agent,
  tool: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  const before = await rows(kernel, agent);
  const entries = (await agent.journal()).length;
  const result = await agent.done(tool, args);
  const after = await rows(kernel, agent);
  expect(after).not.toEqual(before);
  const written = (await agent.journal()).slice(entries);
  expect(new Set(written.map(({ change_id: id }) => id)).size).toBe(1);
  const undone = await agent.done('tasks_undo');
  expect(undone).toMatchObject({ undone: { tool, change_id: written[0]?.change_id } });
  expect(await rows(kernel, agent)).toEqual(before);
  await agent.done('tasks_redo');
  expect(await rows(kernel, agent)).toEqual(after);
  return result;
}
