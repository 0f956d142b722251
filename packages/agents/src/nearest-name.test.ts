import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const KNOWN = ['tasks_radar', 'tasks_resume', 'tasks_macro_close_step'];

it.each([
  ['tasks_rader', 'tasks_radar'],
  ['radar', 'tasks_radar'],
  ['tasks_macro_closestep', 'tasks_macro_close_step'],
  ['tasks_resume_', 'tasks_resume'],
])('%s: %s', (name, nearest) => {
  expect(nearestName(name, KNOWN)).toBe(nearest);
});

it.each(['delete_everything', '', 'x'.repeat(1_000_000)])('suggests nothing far: %.20s', (name) => {
  expect(nearestName(name, KNOWN)).toBeNull();
});
