import type { CreateOperation } from '@planerka/plan';
import { expect, it } from 'vitest';
import { isFilling } from './fills-project.ts';

const created = (
  notes: CreateOperation['notes'],
  project?: string,
): Pick<CreateOperation, 'notes' | 'entities'> => ({
  notes,
  entities: { title: 'заказать торт', ...(project === undefined ? {} : { project }) },
});

it('is kept of what was put there by pointing, or went on from that', () => {
  const pointed = { code: 'FILLING', position: 0, by: 'pointed' } as const;
  const more = { code: 'FILLING', position: 0, by: 'more', in_view: 1 } as const;
  expect(isFilling(created([pointed], 'Свадьба'))).toBe(true);
  expect(isFilling(created([more], 'Свадьба'))).toBe(true);
});

it('is not kept of what is in no project, or was named with it', () => {
  const more = { code: 'FILLING', position: 0, by: 'more', in_view: 1 } as const;
  expect(isFilling(created([more]))).toBe(false);
  expect(isFilling(created([], 'Свадьба'))).toBe(false);
});
