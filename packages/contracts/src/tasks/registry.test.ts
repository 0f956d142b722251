import { expect, it } from 'vitest';
import { z } from 'zod';
import { TASK_TOOLS } from './registry.ts';

const properties = (input: z.ZodType): string[] => {
  const { properties: known = {} } = z.toJSONSchema(input, { io: 'input' });
  return Object.keys(known);
};

// cites: T-concurrency, T-x-request-id
it.each(TASK_TOOLS.filter(({ effect }) => effect !== 'read').map((tool) => [tool.name, tool]))(
  '%s takes the revision that it expects and a request id',
  (_name, { input }) => {
    expect(properties(input)).toEqual(expect.arrayContaining(['expected_revision', 'request_id']));
  },
);

// cites: T-workspace, T-macro-workspace
it.each(TASK_TOOLS.map((tool) => [tool.name, tool]))('%s works in a workspace', (name, tool) => {
  const { required = [] } = z.toJSONSchema(tool.input, { io: 'input' });
  expect(properties(tool.input)).toContain('workspace');
  expect(required.includes('workspace')).toBe(!name.startsWith('tasks_macro_'));
});
