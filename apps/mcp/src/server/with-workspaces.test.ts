import type { TaskAnswer } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { isMisnamed, withWorkspaces } from './with-workspaces.ts';

const tool = 'tasks_radar';
const caller = { defaultWorkspace: null };
const refused = (code: 'WORKSPACE_REQUIRED' | 'UNKNOWN_WORKSPACE' | 'NO_TARGET'): TaskAnswer => ({
  ok: false,
  error: { code, message: 'No.', recovery: 'Name one.' },
});

it('knows a call that named no workspace, or none there is', () => {
  expect(isMisnamed(refused('WORKSPACE_REQUIRED'))).toBe(true);
  expect(isMisnamed(refused('UNKNOWN_WORKSPACE'))).toBe(true);
  expect(isMisnamed(refused('NO_TARGET'))).toBe(false);
  expect(isMisnamed({ ok: true, result: {}, warnings: [] })).toBe(false);
});

it('gives the call again with the only name there is', () => {
  const call = { tool, caller, args: { task: 'TASK-001' } };
  expect(withWorkspaces(refused('WORKSPACE_REQUIRED'), call, ['acme/repo'])).toMatchObject({
    error: {
      recovery: expect.stringContaining('acme/repo'),
      next: { tool, args: { task: 'TASK-001', workspace: 'acme/repo' } },
      details: { workspaces: ['acme/repo'] },
    },
  });
});

it.each([
  ['acme/docs', { workspace: 'acme/docs' }],
  ['gone', undefined],
])('gives it with the default %s, if there is such a workspace', (defaultWorkspace, args) => {
  const told = withWorkspaces(
    refused('WORKSPACE_REQUIRED'),
    { tool, args: {}, caller: { defaultWorkspace } },
    ['acme/repo', 'acme/docs'],
  );
  expect(told.ok ? undefined : told.error.next?.args).toEqual(args);
});

it('gives it with the name that was misspelled', () => {
  const call = { tool, caller, args: { workspace: 'acme/rep' } };
  expect(
    withWorkspaces(refused('UNKNOWN_WORKSPACE'), call, ['acme/repo', 'acme/docs']),
  ).toMatchObject({
    error: {
      recovery: 'Name one. Did you mean acme/repo?',
      next: { tool, args: { workspace: 'acme/repo' } },
    },
  });
});

it('writes to no workspace that was only like the one named', () => {
  const call = { tool: 'tasks_create', caller, args: { workspace: 'acme/rep' } };
  const told = withWorkspaces(refused('UNKNOWN_WORKSPACE'), call, ['acme/repo', 'acme/docs']);
  expect(told).toMatchObject({ error: { recovery: 'Name one. Did you mean acme/repo?' } });
  expect(told).not.toHaveProperty('error.next');
});

it.each([
  [{}, ['acme/repo', 'acme/docs']],
  [{ workspace: 'elsewhere' }, ['acme/repo']],
  [{ workspace: 7 }, ['acme/repo']],
  [{ task: 'x'.repeat(5_000) }, ['acme/repo']],
])('guesses nothing of %j among %j', (args, names) => {
  const told = withWorkspaces(refused('UNKNOWN_WORKSPACE'), { tool, caller, args }, names);
  expect(told).toMatchObject({ error: { details: { workspaces: names } } });
  expect(told).not.toHaveProperty('error.next');
});

it('says nothing of names where there are none', () => {
  const answer = refused('UNKNOWN_WORKSPACE');
  expect(withWorkspaces(answer, { tool, caller, args: {} }, [])).toEqual(answer);
});

it('of very many names says how many there are, and how another one is found', () => {
  const names = Array.from({ length: 26 }, (_, index) => `acme/project-${index}`);
  const call = { tool, caller, args: {} };
  expect(withWorkspaces(refused('WORKSPACE_REQUIRED'), call, names)).toMatchObject({
    error: {
      recovery: expect.stringContaining('And 6 more'),
      details: { workspaces: names.slice(0, 20), total: 26 },
    },
  });
  const near = { tool, caller, args: { workspace: 'acme/projects-25' } };
  expect(withWorkspaces(refused('UNKNOWN_WORKSPACE'), near, names)).toMatchObject({
    error: { recovery: 'Name one. Did you mean acme/project-25?' },
  });
});
