import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Kernel, type Story, startKernel } from '../../../../test/rig/kernel.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const quietOf = async ({ context }: Story): Promise<unknown> => {
  const { workspace, thread, actor } = context;
  const known = await kernel.reader.conversation(workspace, thread, actor.id, kernel.clock.now);
  return known.person?.reminder_settings?.quiet;
};

const rule = 'В это время напоминаю только о том, что назначено на этот час.';

// cites: R-settings
it('one end of the quiet hours is set and the other one kept, told and undone', async () => {
  const who = await kernel.story({ actor: { id: 'person:quiet', may_undo_others: false } });
  await who
    .when({ type: 'settings', reminders: { quiet: { from: '23:00' } } })
    .thenDone(`Тихие часы: 23:00–08:00. ${rule}`);
  expect(await quietOf(who)).toEqual({ from: '23:00', to: '08:00' });
  await who
    .when({ type: 'settings', reminders: { quiet: { to: '09:30' } } })
    .thenDone(`Тихие часы: 23:00–09:30. ${rule}`);
  await who.given({ type: 'undo' });
  expect(await quietOf(who)).toEqual({ from: '23:00', to: '08:00' });
});

// cites: R-settings
it('one end of quiet hours that were switched off brings the usual other one, and says so', async () => {
  const who = await kernel.story({ actor: { id: 'person:loud', may_undo_others: false } });
  await who.given({ type: 'settings', reminders: { quiet: null } });
  await who
    .when({ type: 'settings', reminders: { quiet: { to: '07:00' } } })
    .thenDone(`Тихие часы: 22:00–07:00. ${rule}`);
});

// cites: R-settings
it('an end that would leave no quiet hours changes nothing', async () => {
  const who = await kernel.story({ actor: { id: 'person:empty', may_undo_others: false } });
  await who
    .when({ type: 'settings', reminders: { quiet: { from: '08:00' } } })
    .thenRefused('INVALID_COMMAND');
  expect(await quietOf(who)).toBeUndefined();
});
