import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, type Kernel, startKernel } from '../../../../test/rig/kernel.ts';

// cites: D-idempotency, K-undo-reason
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const bread = command('task_create', { title: 'купить хлеб' });
const milk = command('task_create', { title: 'купить молоко' });

describe('undo and redo', () => {
  it('takes a creation back, brings it again, and revisions only rise', async () => {
    const who = await kernel.story();
    await who.given(bread);
    await who
      .when({ type: 'undo' })
      .thenJournals([{ action: 'undo', type: 'change_undone', after: null, revision: 2 }]);
    expect(
      (
        await kernel.reader.inboxPage(who.context.workspace, {
          limit: 10,
          offset: 0,
          oldest: false,
        })
      ).total,
    ).toBe(0);
    await who.when({ type: 'undo' }).thenRefused('NOTHING_TO_UNDO');
    await who
      .when({ type: 'redo' })
      .thenJournals([{ action: 'redo', type: 'change_redone', revision: 3, before: null }]);
    expect(
      (
        await kernel.reader.inboxPage(who.context.workspace, {
          limit: 10,
          offset: 0,
          oldest: false,
        })
      ).items,
    ).toMatchObject([{ title: 'купить хлеб', number: 1, revision: 3 }]);
    await who.when({ type: 'redo' }).thenRefused('NOTHING_TO_REDO');
  });

  it('goes by entries that are older than a field', async () => {
    const who = await kernel.story();
    await who.given(bread);
    // As an entry looks that was written before there were contexts and areas.
    await sql`update journal set after = after - '{context,category}'::text[]
      where workspace_id = ${who.context.workspace}::uuid`.execute(kernel.connection.db);
    await who.when({ type: 'undo' }).thenDone('Отменил: задача «купить хлеб» (TASK-001).');
    await who.when({ type: 'redo' }).thenDone('Вернул: задача «купить хлеб» (TASK-001).');
    expect(
      (
        await kernel.reader.inboxPage(who.context.workspace, {
          limit: 10,
          offset: 0,
          oldest: false,
        })
      ).items,
    ).toMatchObject([{ title: 'купить хлеб', context: null, category: null }]);
  });

  it('of what a message shows takes back and brings back that, whatever came after it', async () => {
    const who = await kernel.story();
    const aboutBread = [{ kind: 'task', number: 1 }] as const;
    await who.given(bread, milk);
    await who
      .when({ type: 'undo', about: aboutBread })
      .thenDone('Отменил: задача «купить хлеб» (TASK-001).');
    // nothing of it is left to take back: the newer task stays
    await who.when({ type: 'undo', about: aboutBread }).thenRefused('NOTHING_TO_UNDO');
    await who
      .when({ type: 'redo', about: [{ kind: 'task', number: 2 }] })
      .thenRefused('NOTHING_TO_REDO');
    await who
      .when({ type: 'redo', about: aboutBread })
      .thenDone('Вернул: задача «купить хлеб» (TASK-001).');
    await who
      .when({ type: 'undo', about: [{ kind: 'task', number: 77 }] })
      .thenRefused('NOTHING_TO_UNDO');
  });

  it('walks back through the changes and forward in reverse', async () => {
    const who = await kernel.story();
    await who.given(bread, milk);
    await who.when({ type: 'undo' }).thenDone('Отменил: задача «купить молоко» (TASK-002).');
    await who.when({ type: 'undo' }).thenDone('Отменил: задача «купить хлеб» (TASK-001).');
    await who.when({ type: 'redo' }).thenDone('Вернул: задача «купить хлеб» (TASK-001).');
    await who.when({ type: 'redo' }).thenDone('Вернул: задача «купить молоко» (TASK-002).');
  });

  it('forgets what could be redone at the next new write', async () => {
    const who = await kernel.story();
    const done = await who
      .when(bread)
      .thenDone('Записал задачу «купить хлеб» (TASK-001).\nВо Входящих.');
    await who.given({ type: 'undo' }, milk);
    await who.when({ type: 'redo' }).thenRefused('NOTHING_TO_REDO');
    await who
      .when({ type: 'redo', change_ids: [done.receipt.change_id] })
      .thenRefused('NOTHING_TO_REDO');
  });

  it('gives an undone number to nobody else', async () => {
    const who = await kernel.story();
    await who.given(bread, { type: 'undo' });
    await who.when(milk).thenDone('Записал задачу «купить молоко» (TASK-002).\nВо Входящих.');
  });

  it('undoes exactly its own change by a button, and all of one breath together', async () => {
    const who = await kernel.story();
    const outcomes = await who.propose(bread, milk);
    const ids = outcomes.flatMap((one) => (one.status === 'done' ? [one.receipt.change_id] : []));
    await who
      .when({ type: 'undo', change_ids: [ids[0] ?? ''] })
      .thenDone('Отменил: задача «купить хлеб» (TASK-001).');
    await who
      .when({ type: 'undo', change_ids: ids })
      .thenDone('Отменил: задача «купить молоко» (TASK-002).');
    await who.when({ type: 'undo', change_ids: ids }).thenRefused('NOTHING_TO_UNDO');
    await who.given({ type: 'redo' }, { type: 'redo' });
    const all = await who
      .when({ type: 'undo', change_ids: ids })
      .thenDone('Отменил: задача «купить молоко» (TASK-002); задача «купить хлеб» (TASK-001).');
    await who
      .when({ type: 'redo', change_ids: all.receipt.reverted })
      .thenDone('Вернул: задача «купить хлеб» (TASK-001); задача «купить молоко» (TASK-002).');
  });

  it('names what the person changed since', async () => {
    const who = await kernel.story();
    const first = await who.proposeAs('first', { type: 'settings', timezone: 'Asia/Omsk' });
    await who.given({ type: 'settings', timezone: 'Asia/Tokyo' });
    const change_ids = first.status === 'done' ? [first.receipt.change_id] : [];
    const refused = await who.when({ type: 'undo', change_ids }).thenRefused('REVISION_MISMATCH');
    expect(refused.user_message).toBe('С тех пор это изменили: смена настроек (вы).');
  });

  it('is refused while a later change of the same object stands, and says whose', async () => {
    const who = await kernel.story();
    const first = await who
      .when({ type: 'settings', timezone: 'Asia/Omsk' })
      .thenDone(
        'Настройки записал.\nЧасовой пояс: Омск.\nРабочие часы: 09:00–19:00.\nУтро, день, вечер: 09:00, 14:00, 19:00.',
      );
    const other = who.as({ actor: { id: 'person:2', may_undo_others: false } });
    await other.given({ type: 'settings', timezone: 'Asia/Tokyo' });
    const refused = await who
      .when({ type: 'undo', change_ids: [first.receipt.change_id] })
      .thenRefused('REVISION_MISMATCH');
    expect(refused.user_message).toBe('С тех пор это изменили: смена настроек (другой участник).');
    await other.given({ type: 'undo' });
    await who.when({ type: 'undo', change_ids: [first.receipt.change_id] }).thenJournals([
      {
        object_kind: 'workspace',
        after: expect.objectContaining({ timezone: 'Europe/Moscow' }) as never,
      },
    ]);
  });

  it('is refused when another workspace has changed the person’s settings since', async () => {
    const who = await kernel.story({ actor: { id: 'person:both', may_undo_others: false } });
    const elsewhere = await kernel.story({ actor: who.context.actor });
    await who.given({ type: 'settings', reminders: { block_minutes: 30 } });
    await elsewhere.given({ type: 'settings', reminders: { block_minutes: 5 } });
    await who.when({ type: 'undo' }).thenRefused('REVISION_MISMATCH');
    await elsewhere.given({ type: 'undo' });
    await who.when({ type: 'undo' }).thenJournals([{ object_kind: 'person', after: null }]);
  });

  it("is for one's own changes, or for whoever may undo others'", async () => {
    const who = await kernel.story();
    const done = await who
      .when(bread)
      .thenDone('Записал задачу «купить хлеб» (TASK-001).\nВо Входящих.');
    const change_ids = [done.receipt.change_id];
    const stranger = who.as({ actor: { id: 'person:2', may_undo_others: false } });
    await stranger.when({ type: 'undo' }).thenRefused('NOTHING_TO_UNDO');
    await stranger.when({ type: 'undo', change_ids }).thenRefused('NOT_YOURS');
    const admin = who.as({ actor: { id: 'person:3', may_undo_others: true } });
    await admin.when({ type: 'undo', change_ids }).thenJournals([{ actor: 'person:3' }]);
  });

  it('knows no change of another workspace', async () => {
    const who = await kernel.story();
    const stranger = await kernel.story({ actor: who.context.actor });
    const done = await who
      .when(bread)
      .thenDone('Записал задачу «купить хлеб» (TASK-001).\nВо Входящих.');
    await stranger
      .when({ type: 'undo', change_ids: [done.receipt.change_id] })
      .thenRefused('NOTHING_TO_UNDO');
  });
});

describe('idempotency keys', () => {
  it('return the first outcome and change nothing', async () => {
    const who = await kernel.story();
    const first = await who.proposeAs('key', bread);
    const again = await who.proposeAs('key', milk);
    expect(again).toEqual(first);
    expect(await who.journal()).toHaveLength(1);
  });

  it('hold for questions and refusals as well', async () => {
    const who = await kernel.story();
    const question = await who.proposeAs('q', command('timeblock_create', {}));
    expect(await who.proposeAs('q', command('timeblock_create', {}))).toEqual(question);
    const refused = await who.proposeAs('r', { type: 'redo' });
    await who.given(bread, { type: 'undo' });
    expect(await who.proposeAs('r', { type: 'redo' })).toEqual(refused);
  });

  it('let a refused button be pressed again when things have changed', async () => {
    const who = await kernel.story();
    const other = who.as({ actor: { id: 'person:2', may_undo_others: false } });
    const done = await who.proposeAs('a', { type: 'settings', timezone: 'Asia/Omsk' });
    await other.given({ type: 'settings', timezone: 'Asia/Tokyo' });
    const change_ids = done.status === 'done' ? [done.receipt.change_id] : [];
    const press = () => who.proposeAs('button', { type: 'undo', change_ids });
    expect(await press()).toMatchObject({ code: 'REVISION_MISMATCH' });
    await other.given({ type: 'undo' });
    expect(await press()).toMatchObject({ status: 'done' });
    expect(await press()).toMatchObject({ status: 'done' });
    expect((await who.journal()).filter(({ action }) => action === 'undo')).toHaveLength(2);
  });

  it('settle the same command from eight connections at once', async () => {
    const who = await kernel.story();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => who.proposeAs('same', bread)),
    );
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    expect(await who.journal()).toHaveLength(1);
  });

  it('lose no number and no entry when eight different commands come at once', async () => {
    const who = await kernel.story();
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        who.proposeAs(`key-${index}`, command('task_create', { title: `дело ${index}` })),
      ),
    );
    const journal = await who.journal();
    expect(journal.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(journal.map(({ after }) => after?.['number'])).size).toBe(8);
  });
});
