import { expect, it } from 'vitest';
import { NO_NEEDS, OVERVIEWS } from './corpus-project-needs.ts';
import { projectNeeds } from './project-needs.ts';

it.each(OVERVIEWS)('"%s" needs %j', (overview, needs) => {
  expect(projectNeeds(overview)).toEqual(needs);
});

it.each(NO_NEEDS)('"%s" needs nothing', (overview) => {
  expect(projectNeeds(overview)).toEqual([]);
});
