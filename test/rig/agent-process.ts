import { createTaskSurface } from '@planerka/agents';
import { connect, createTaskStore } from '@planerka/db';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { NOON } from './wishes.ts';

/*
 * An agent that leaves note after note on one task until it is killed, and adds a line to the task's
 * description with each. The request ids count up, so that whoever takes over can repeat what it does
 * not know the end of. What was acknowledged is printed, a number a line. Its one argument is JSON.
 */
const options = z
  .strictObject({
    url: z.string(),
    workspace: z.uuid(),
    actor: z.string(),
    task: z.string(),
    from: z.int(),
    connections: z.int(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

const { url, actor, task, from, connections } = options;
const workspace = { id: options.workspace, name: 'sample/killed' };
const connection = connect({ url, max: connections });
const surface = createTaskSurface({
  store: createTaskStore(connection.db),
  clock: { now: () => NOON },
  ids: { uuid: uuidv7 },
});
const caller = {
  actor,
  rights: new Set(['read', 'write'] as const),
  workspace,
  defaultWorkspace: workspace.name,
  workspaceOf: () => Promise.resolve(workspace),
  traceId: 'trace',
};

async function write(tool: string, id: string, args: object): Promise<void> {
  const shared = { workspace: workspace.name, task, request_id: id };
  const answer = await surface.call(caller, tool, { ...shared, ...args });
  if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
}

for (let number = from; ; number += 1) {
  const text = `${actor}-${number}`;
  const ops = [{ op: 'append', field: 'description', value: text }];
  await Promise.all([
    write('tasks_note', `note ${number}`, { note: text }),
    write('tasks_patch', `line ${number}`, { kind: 'task_detail', ops }),
  ]);
  process.stdout.write(`${number}\n`);
}
