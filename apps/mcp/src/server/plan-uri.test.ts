import { expect, it } from 'vitest';
import { readPlanUri, writePlanUri } from './plan-uri.ts';

it.each([
  [{ workspace: 'acme/repo', plan: 'PLAN-001', view: 'radar' }, 'acme%2Frepo'],
  [{ workspace: 'Дом', plan: 'PLAN-012', view: 'handoff' }, '%D0%94%D0%BE%D0%BC'],
] as const)('goes and comes back: %j', (place, host) => {
  const uri = writePlanUri(place);
  expect(uri).toBe(`planerka://${host}/plans/${place.plan}/${place.view}`);
  expect(readPlanUri(uri)).toEqual(place);
});

it.each([
  'planerka://acme/repo/plans/PLAN-001/radar',
  'planerka://acme/plans/PLAN-001',
  'planerka://acme/plans/PLAN-001/steps',
  'planerka://acme/plans/PLAN-001/radar?x=1',
  'planerka:///plans/PLAN-001/radar',
  'planerka://%ZZ/plans/PLAN-001/radar',
  'https://acme/plans/PLAN-001/radar',
  '',
])('is no address: %s', (uri) => {
  expect(readPlanUri(uri)).toBeNull();
});
