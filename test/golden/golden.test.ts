import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOpenAiModel } from '@planerka/gateway';
import { PSEUDO_LOCALE } from '@planerka/texts';
import { startHouse } from '../rig/house.ts';
import { keepDatabase, type KeptDatabase } from '../rig/kept-database.ts';
import { startModelServer } from '../rig/model-server.ts';
import { startSpeechServer } from '../rig/speech-server.ts';
import { type Story, stories } from './stories.ts';
import { type PressedAt, Storyteller } from './storyteller.ts';
import { cyrillicIn } from './cyrillic-in.ts';

const MODEL = { apiKey: 'sk-sample-key', model: 'sample-model', onFailure: () => {} };

/** Stories whose calls of the Bot API are kept as well: each method and each kind of place once. */
const AT_THE_WIRE = new Set([
  'answer-by-tap',
  'asking-history',
  'asking-picture-fails',
  'asking-today',
  'asking-triage',
  'block-complete',
  'calendar-facts',
  'conversation-bulk',
  'conversation-card-buttons',
  'conversation-invalid-tokens',
  'conversation-numbers',
  'conversation-open-steps',
  'conversation-recurrence',
  'conversation-reply-names-the-object',
  'conversation-two-people-in-a-group',
  'conversation-workroom',
  'digest-of-the-morning',
  'double-tap',
  'edited-message',
  'erase',
  'every-operation-by-button',
  'expiry',
  'group',
  'hard-odd-titles',
  'meeting-words',
  'model-surfaces',
  'other-kinds-of-message',
  'overlap',
  'reminder-of-a-block',
  'restart-in-the-middle',
  'review-of-the-evening',
  'settings',
  'slash-commands',
  'stale-button',
  'topics',
  'two-commands-at-once',
  'undo-and-redo',
  'unfit-thrice',
  'voice-several-commands',
  'voice-silence-and-noise',
]);

let kept: KeptDatabase;
beforeAll(async () => {
  kept = await keepDatabase();
});
afterAll(() => kept.drop());

const leftovers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const tidy of leftovers.splice(0).reverse()) await tidy();
});

async function storyteller(
  { hears, thinks }: Story,
  again: { readonly locale?: string; readonly places?: readonly PressedAt[] } = {},
): Promise<Storyteller> {
  const environment: Record<string, string> = {};
  if (hears) {
    const speech = await startSpeechServer({ model: 'whisper-1', language: 'ru' });
    leftovers.push(() => speech.stop());
    speech.replies(...hears);
    environment['TRANSCRIBE_BASE_URL'] = speech.baseUrl;
  }
  const server = thinks ? await startModelServer() : null;
  if (server) leftovers.push(() => server.stop());
  server?.replies(...(thinks ?? []));
  const model = server && createOpenAiModel({ ...MODEL, baseUrl: server.baseUrl });
  const { locale } = again;
  const house = await startHouse({
    kept,
    environment,
    // Else a busy machine adds the line that says to wait.
    patienceMs: 120_000,
    ...(model ? { model, drafts: model, suggests: model } : {}),
    ...(locale === undefined ? {} : { locale }),
  });
  leftovers.push(() => house.stop());
  return new Storyteller(house, () => server?.calls ?? 0, again.places ?? null);
}

async function tell(story: Story, t: Storyteller): Promise<void> {
  try {
    await story.tell(t);
  } catch (error) {
    throw new Error(`the story broke off after:\n${t.text}`, { cause: error });
  }
}

/** Which buttons each story presses: labels in another language are found by their places. */
const pressed = new Map<string, readonly PressedAt[]>();

async function placesIn(story: Story): Promise<readonly PressedAt[]> {
  const known = pressed.get(story.slug);
  if (known) return known;
  const t = await storyteller(story);
  await tell(story, t);
  return t.pressed;
}

describe('golden conversations', () => {
  it.each(stories.map((story) => [story.slug, story] as const))('%s', async (slug, story) => {
    const t = await storyteller(story);
    await tell(story, t);
    pressed.set(slug, t.pressed);
    const folder = path.join(import.meta.dirname, 'golden');
    await expect(t.text).toMatchFileSnapshot(path.join(folder, `${slug}.txt`));
    if (!AT_THE_WIRE.has(slug)) return;
    await expect(t.wire).toMatchFileSnapshot(path.join(folder, 'wire', `${slug}.txt`));
  });
});

/** A story takes as long again in another language: the soak tells all, `npm test` every twelfth. */
const EVERY = process.env['EVERY_STORY'] === undefined ? 12 : 1;
const retold = stories.filter((_, index) => index % EVERY === 0);

describe('in a language that nobody speaks', () => {
  it.each(retold.map((story) => [story.slug, story] as const))(
    '%s: the bot has no Russian words but those that people said',
    async (_slug, story) => {
      const t = await storyteller(story, { locale: PSEUDO_LOCALE, places: await placesIn(story) });
      await tell(story, t);
      // A model stands for a person here: what it words itself is data, too.
      const received = [...t.received, JSON.stringify(story.thinks ?? [])];
      const known = new Set(cyrillicIn(received.join(' ')));
      const unknown = t.sent.flatMap((text) => {
        const words = cyrillicIn(text).filter((word) => !known.has(word));
        return words.length === 0 ? [] : [`${words.join(', ')} in: ${text}`];
      });
      expect(unknown.join('\n')).toBe('');
    },
  );
});
