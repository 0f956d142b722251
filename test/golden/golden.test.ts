import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startHouse } from '../rig/house.ts';
import { startSpeechServer } from '../rig/speech-server.ts';
import { type Story, stories } from './stories.ts';
import { Storyteller } from './storyteller.ts';

const leftovers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const tidy of leftovers.splice(0).reverse()) await tidy();
});

async function storyteller({ hears }: Story): Promise<Storyteller> {
  const environment: Record<string, string> = {};
  if (hears) {
    const speech = await startSpeechServer({ model: 'whisper-1', language: 'ru' });
    leftovers.push(() => speech.stop());
    speech.replies(...hears);
    environment['TRANSCRIBE_BASE_URL'] = speech.baseUrl;
  }
  const house = await startHouse({ environment });
  leftovers.push(() => house.stop());
  return new Storyteller(house);
}

describe('golden conversations', () => {
  it.each(stories.map((story) => [story.slug, story] as const))('%s', async (slug, story) => {
    const t = await storyteller(story);
    try {
      await story.tell(t);
    } catch (error) {
      throw new Error(`the story broke off after:\n${t.text}`, { cause: error });
    }
    const file = path.join(import.meta.dirname, 'golden', `${slug}.txt`);
    await expect(t.text).toMatchFileSnapshot(file);
  });
});
