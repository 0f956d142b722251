import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { stories } from './stories.ts';
import { Storyteller } from './storyteller.ts';

let house: House;
beforeEach(async () => {
  house = await startHouse();
});
afterEach(() => house.stop());

describe('golden conversations', () => {
  it.each(stories.map((story) => [story.slug, story] as const))('%s', async (slug, story) => {
    const t = new Storyteller(house);
    try {
      await story.tell(t);
    } catch (error) {
      throw new Error(`the story broke off after:\n${t.text}`, { cause: error });
    }
    const file = path.join(import.meta.dirname, 'golden', `${slug}.txt`);
    await expect(t.text).toMatchFileSnapshot(file);
  });
});
