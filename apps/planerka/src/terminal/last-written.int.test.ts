import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, type Kernel, startKernel } from '../../../../test/rig/kernel.ts';
import { lastWritten } from './last-written.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(async () => {
  await kernel.stop();
});

describe('what was last written at the terminal', () => {
  it('is the newest change of this person at this door', async () => {
    const here = await kernel.story({ door: 'cli' });
    expect(await lastWritten(kernel.reader, here.context)).toEqual([]);
    await here.given(command('task_create', { title: 'Купить хлеб' }));
    await here.as({ door: 'telegram' }).given(command('task_create', { title: 'Купить сыр' }));
    const other = { id: 'person:2', may_undo_others: false };
    await here.as({ actor: other }).given(command('task_create', { title: 'Купить чай' }));
    expect(await lastWritten(kernel.reader, here.context)).toEqual([{ kind: 'task', number: 1 }]);
  });

  it('is nothing once it was taken back', async () => {
    const here = await kernel.story({ door: 'cli' });
    await here.given(command('task_create', { title: 'Купить хлеб' }), { type: 'undo' });
    expect(await lastWritten(kernel.reader, here.context)).toEqual([]);
  });
});
