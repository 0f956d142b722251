import { z } from 'zod';
import { budget, Cursor, DATA_MAX_CHARS, Data, Id, Limit, scope, write } from '../parts.ts';
import { taskTool } from '../tool.ts';

const EnvelopeText = z.string().max(DATA_MAX_CHARS);

/** What agents may propose to people; that is all they may: no tool accepts. */
export const suggestionTools = {
  suggestions_context: taskTool({
    name: 'suggestions_context',
    description: 'What a suggestion may name: open tasks, projects, now, zone, surfaces.',
    input: z.strictObject({
      ...scope,
      limit: Limit.optional(),
      cursor: Cursor.optional(),
      ...budget,
    }),
    effect: 'read',
    toolset: 'full',
  }),
  suggestions_propose: taskTool({
    name: 'suggestions_propose',
    description:
      'Propose changes for people to accept (suggestion envelope, contractVersion 1). Answers what was kept, and why the rest was not.',
    input: z.strictObject({
      ...scope,
      envelope: z.union([Data, EnvelopeText]).describe('the envelope, or its JSON text'),
      task: Id.optional().describe('task_drawer: the only task it may name'),
      ...write,
    }),
    effect: 'write',
    toolset: 'full',
  }),
  suggestions_list: taskTool({
    name: 'suggestions_list',
    description: 'Suggestions that wait for a person, newest first.',
    input: z.strictObject({
      ...scope,
      task: Id.optional(),
      limit: Limit.optional(),
      cursor: Cursor.optional(),
      ...budget,
    }),
    effect: 'read',
    toolset: 'full',
  }),
};
