import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Kernel, type Story, startKernel } from '../../../../test/rig/kernel.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const themeOf = async ({ context }: Story): Promise<unknown> => {
  const { workspace, thread, actor } = context;
  const known = await kernel.reader.conversation(workspace, thread, actor.id, kernel.clock.now);
  return known.person?.picture_theme;
};

it('cites: B-settings: the colours of pictures are a setting of the person, and can be undone', async () => {
  const who = await kernel.story({ actor: { id: 'person:dark', may_undo_others: false } });
  expect(await themeOf(who)).toBeUndefined();
  await who
    .when({ type: 'settings', picture_theme: 'dark' })
    .thenDone('Картинки дня: тёмная тема.');
  expect(await themeOf(who)).toBe('dark');
  await who
    .when({ type: 'settings', picture_theme: 'light' })
    .thenDone('Картинки дня: светлая тема.');
  await who.given({ type: 'settings', reminders: { block_minutes: 5 } });
  expect(await themeOf(who)).toBe('light');
  await who.given({ type: 'undo' });
  await who.given({ type: 'undo' });
  expect(await themeOf(who)).toBe('dark');
});
