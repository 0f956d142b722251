import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import { type Caller, END_OF_EVENTS } from '@planerka/agents';
import { z } from 'zod';
import { answerOf } from './answer-of.ts';
import { readResource } from './resources.ts';
import type { TaskHost } from './task-host.ts';

const LogEnd = z.object({ next_cursor: z.string() });

/** Where the log of a workspace ends now; null for a workspace that this caller may not see. */
export async function logEnd(
  host: TaskHost,
  caller: Caller,
  workspace: string,
): Promise<string | null> {
  const args = { workspace, since: END_OF_EVENTS, limit: 1 };
  const answer = await answerOf(host, caller, { tool: 'tasks_delta', args, writes: false });
  return answer.ok ? LogEnd.parse(answer.result).next_cursor : null;
}

/** What a resource says. */
export async function readResourceText(
  host: TaskHost,
  caller: Caller,
  uri: string,
): Promise<string> {
  const { contents } = await readResource(host, caller, uri);
  return JSON.stringify(contents);
}

/** The same; null where there is no such resource, or not any more. */
export async function readTextIfThere(
  host: TaskHost,
  caller: Caller,
  uri: string,
): Promise<string | null> {
  try {
    return await readResourceText(host, caller, uri);
  } catch (error) {
    if (error instanceof ResourceNotFoundError) return null;
    throw error;
  }
}
