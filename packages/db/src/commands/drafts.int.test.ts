import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { command, envelope, type Kernel, NOON, startKernel } from '../../../../test/rig/kernel.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterEach(() => {
  kernel.clock.now = NOON;
});
afterAll(() => kernel.stop());

const DURATION = 'На сколько минут поставить блок?';
const START = 'На какое время поставить блок?';
const block = command('timeblock_create', {}, { said: 'поставь блок' });

describe('answers', () => {
  it('takes several fields at once and keeps what was said before', async () => {
    const who = await kernel.story();
    const said = command('timeblock_create', { title: 'созвон', planned_at: '2026-02-26' });
    const asked = await who.when(said).thenAsks(DURATION);
    await who
      .when({
        type: 'answer',
        draft_id: asked.draft_id,
        envelope: envelope('timeblock_create', {
          start_at: '2026-02-26T09:00:00+03:00',
          duration_minutes: 60,
        }),
        said: 'в 9 на час',
      })
      .thenDone('Поставил блок «созвон» (BLOCK-001).\nКогда: завтра, 09:00–10:00 (1 ч).');
  });

  it('takes no other intent from an answer', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    await who
      .when({
        type: 'answer',
        draft_id: asked.draft_id,
        envelope: envelope('task_create', { title: 'чужое' }),
        said: 'чужое',
      })
      .thenAsks(DURATION);
  });

  it('refuses a bad duration with its reason and asks again', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    const [refused, again] = await who.propose({
      type: 'answer',
      draft_id: asked.draft_id,
      envelope: envelope('timeblock_create', { duration_minutes: 0 }),
      said: 'ноль',
    });
    expect(refused).toMatchObject({ status: 'refused', code: 'DURATION_OUT_OF_RANGE' });
    expect(again).toMatchObject({ clarifying_question: DURATION, follow_up: true });
  });

  it('lets a new duration move an end that was said before', async () => {
    const who = await kernel.story();
    const asked = await who
      .when(
        command('timeblock_create', {
          start_at: '2026-02-26T14:00:00+03:00',
          end_at: '2026-02-26T16:00:00+03:00',
          duration_minutes: 60,
        }),
      )
      .thenAsks(DURATION);
    await who
      .when({
        type: 'answer',
        draft_id: asked.draft_id,
        envelope: envelope('timeblock_create', { duration_minutes: 30 }),
        said: 'полчаса',
      })
      .thenDone('Поставил блок BLOCK-001.\nКогда: завтра, 14:00–14:30 (30 мин).');
  });
});

describe('an answer that fits nothing', () => {
  it('repeats the question with its choices; the third drops the draft and quotes it', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    for (const said of ['ну такое', 'не знаю']) {
      const again = await who.when({ type: 'not_understood', said }).thenAsks(DURATION);
      expect(again.choices).toEqual(asked.choices);
      expect(again.draft_id).toBe(asked.draft_id);
    }
    const dropped = await who
      .when({ type: 'not_understood', said: 'эээ' })
      .thenRefused('DRAFT_DROPPED');
    expect(dropped.user_message).toContain('«поставь блок»');
    await who.when({ type: 'not_understood', said: 'привет' }).thenRefused('NOT_UNDERSTOOD');
  });

  it('counts anew after an answer that fits', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    await who.given(
      { type: 'not_understood', said: 'раз' },
      { type: 'not_understood', said: 'два' },
      { type: 'choice', draft_id: asked.draft_id, choice_id: 'm:30' },
    );
    await who.when({ type: 'not_understood', said: 'три' }).thenAsks(START);
  });
});

describe('cancelling', () => {
  it('drops the open question and quotes the words back', async () => {
    const who = await kernel.story();
    await who.given(block);
    const refused = await who.when({ type: 'cancel', said: 'не надо' }).thenRefused('CANCELLED');
    expect(refused.user_message).toBe('Хорошо, не записываю. Вы сказали: «поставь блок».');
  });

  it('changes nothing when nothing is asked', async () => {
    const who = await kernel.story();
    await who.given(command('task_create', { title: 'купить хлеб' }));
    await who.when({ type: 'cancel', said: '/cancel' }).thenRefused('NOTHING_TO_CANCEL');
    expect(await who.journal()).toHaveLength(1);
  });
});

describe('cancelling too late', () => {
  it('leaves the last change alone when the question has just run out', async () => {
    const who = await kernel.story();
    await who.given(command('task_create', { title: 'купить хлеб' }), block);
    kernel.clock.now = '2026-02-25T09:16:00.000Z';
    const [refused, expired] = await who.propose({
      type: 'cancel',
      said: 'отмена',
    });
    expect(refused).toMatchObject({ status: 'refused', code: 'NOTHING_TO_CANCEL' });
    expect(expired).toMatchObject({ status: 'refused', code: 'DRAFT_EXPIRED' });
  });
});

describe('a question that is open', () => {
  it('lets a full new command be done at once, and is spoken of once', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    const [done, again] = await who.propose(command('task_create', { title: 'купить хлеб' }));
    expect(done).toMatchObject({ status: 'done' });
    expect(again).toMatchObject({
      status: 'question',
      draft_id: asked.draft_id,
      clarifying_question: 'Жду: на сколько минут поставить блок? Это о «поставь блок».',
      follow_up: true,
    });
    const more = await who.propose(command('task_create', { title: 'купить сыр' }));
    expect(more.map(({ status }) => status)).toEqual(['done']);
    await who.when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'm:30' }).thenAsks(START);
  });

  it('waits while a newer one is asked, and is in hand again after it', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    const [newer] = await who.propose(command('task_create', {}));
    expect(newer).toMatchObject({ clarifying_question: 'Как назвать задачу?', queued: false });
    const [cancelled, again] = await who.propose({ type: 'cancel', said: 'не надо' });
    expect(cancelled).toMatchObject({ code: 'CANCELLED' });
    expect(again).toMatchObject({ draft_id: asked.draft_id, follow_up: true });
    await who.when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'm:30' }).thenAsks(START);
  });

  it('lets later questions queue, one at a time', async () => {
    const who = await kernel.story();
    const [first, second] = await who.propose(block, command('task_create', {}));
    expect(first).toMatchObject({ clarifying_question: DURATION, queued: false });
    expect(second).toMatchObject({ clarifying_question: 'Как назвать задачу?', queued: true });
    const draft_id = first?.status === 'question' ? first.draft_id : '';
    const [cancelled, next] = await who.propose({
      type: 'cancel',
      said: 'не надо',
    });
    expect(cancelled).toMatchObject({ code: 'CANCELLED' });
    expect(next).toMatchObject({ clarifying_question: 'Как назвать задачу?', queued: false });
    await who.when({ type: 'choice', draft_id, choice_id: 'm:30' }).thenRefused('STALE_BUTTON');
  });

  it('belongs to the one who was asked, in the thread where it was asked', async () => {
    const who = await kernel.story();
    const other = who.as({ actor: { id: 'person:2', may_undo_others: true } });
    const elsewhere = who.as({ thread: 'another topic' });
    const asked = await who.when(block).thenAsks(DURATION);
    const tap = { type: 'choice', draft_id: asked.draft_id, choice_id: 'm:30' } as const;
    await other.when(tap).thenRefused('NOT_YOURS');
    await elsewhere.when(tap).thenRefused('STALE_BUTTON');
    await other.when({ type: 'not_understood', said: 'что?' }).thenRefused('NOT_UNDERSTOOD');
    await who.when(tap).thenAsks(START);
  });

  it('survives a database that forgets nothing: the draft is a row', async () => {
    const who = await kernel.story();
    await who.given(block);
    const { workspace, thread, actor } = who.context;
    const { draft } = await kernel.reader.conversation(workspace, thread, actor.id, NOON);
    expect(draft).toMatchObject({ state: 'open', said: ['поставь блок'] });
  });
});

describe('expiry after 15 minutes', () => {
  it('quotes the words back, of the queued ones too', async () => {
    const who = await kernel.story();
    const [asked] = await who.propose(block, command('task_create', {}, { said: 'создай задачу' }));
    if (asked?.status !== 'question') throw new Error('asked');
    kernel.clock.now = '2026-02-25T09:14:59.000Z';
    await who.when({ type: 'expire', draft_id: asked.draft_id }).thenRefused('STALE_BUTTON');
    kernel.clock.now = '2026-02-25T09:15:00.000Z';
    const expired = await who
      .when({ type: 'expire', draft_id: asked.draft_id })
      .thenRefused('DRAFT_EXPIRED');
    expect(expired.user_message).toContain('«поставь блок», «создай задачу»');
  });

  it('is told of one that was set aside when its own time is over', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    await who.when(command('task_create', {})).thenAsks('Как назвать задачу?');
    kernel.clock.now = '2026-02-25T09:15:00.000Z';
    const expired = await who
      .when({ type: 'expire', draft_id: asked.draft_id })
      .thenRefused('DRAFT_EXPIRED');
    expect(expired.user_message).toContain('«поставь блок»');
  });

  it('happens at the next word when the timer was late', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    kernel.clock.now = '2026-02-25T09:16:00.000Z';
    const outcomes = await who.propose({
      type: 'choice',
      draft_id: asked.draft_id,
      choice_id: 'm:30',
    });
    expect(outcomes).toMatchObject([{ code: 'STALE_BUTTON' }, { code: 'DRAFT_EXPIRED' }]);
  });

  it('is told beside words that say more than a late answer', async () => {
    const who = await kernel.story();
    await who.when(block).thenAsks(DURATION);
    kernel.clock.now = '2026-02-25T09:16:00.000Z';
    const said = 'масло взял в магазине на углу';
    const outcomes = await who.propose({ type: 'not_understood', said });
    expect(outcomes).toMatchObject([{ code: 'NOT_UNDERSTOOD' }, { code: 'DRAFT_EXPIRED' }]);
  });

  it('starts anew when the question is asked again', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    kernel.clock.now = '2026-02-25T09:10:00.000Z';
    await who.given({ type: 'not_understood', said: 'эээ' });
    kernel.clock.now = '2026-02-25T09:20:00.000Z';
    await who.when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'm:30' }).thenAsks(START);
  });

  it('enqueues its timer with the question', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    const { rows } = await kernel.connection.pool.query<{ seconds: number }>(
      `select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs
        where key = $1`,
      [`expire_draft:${asked.draft_id}`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.seconds).toBeGreaterThan(14 * 60);
  });
});

describe('asked anew after nobody has answered', () => {
  const title = (words: string) => ({ title: words }) as const;

  it('comes with all that was settled, and those that waited behind it come in their turn', async () => {
    const who = await kernel.story();
    const said = command('timeblock_create', { title: 'созвон', planned_at: '2026-02-26' });
    const [asked] = await who.propose(said, command('task_create', {}, { said: 'создай задачу' }));
    if (asked?.status !== 'question') throw new Error('asked');
    kernel.clock.now = '2026-02-25T09:16:00.000Z';
    const ended = await who
      .when({ type: 'expire', draft_id: asked.draft_id })
      .thenRefused('DRAFT_EXPIRED');
    const draft_ids = ended.ended ?? [];
    expect(draft_ids).toHaveLength(2);
    expect(draft_ids[0]).toBe(asked.draft_id);
    await who.when({ type: 'ask_anew', draft_ids }).thenAsks(DURATION);
    const [done, next] = await who.propose({
      type: 'answer',
      draft_id: asked.draft_id,
      envelope: envelope('timeblock_create', {
        start_at: '2026-02-26T09:00:00+03:00',
        duration_minutes: 60,
      }),
      said: 'в 9 на час',
    });
    expect(done).toMatchObject({ status: 'done' });
    expect(next).toMatchObject({ clarifying_question: 'Как назвать задачу?', queued: false });
    // What was answered, or is being asked, is not asked anew.
    await who.when({ type: 'ask_anew', draft_ids }).thenRefused('STALE_BUTTON');
  });

  it('comes after three answers that fit nothing, too', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    await who.given({ type: 'not_understood', said: 'эээ' });
    await who.given({ type: 'not_understood', said: 'ммм' });
    const dropped = await who
      .when({ type: 'not_understood', said: 'ааа' })
      .thenRefused('DRAFT_DROPPED');
    expect(dropped.ended).toEqual([asked.draft_id]);
    const [anew] = await who.propose({ type: 'ask_anew', draft_ids: [asked.draft_id] });
    // What it is about is said with it.
    expect(anew).toMatchObject({
      clarifying_question: DURATION,
      lead: 'Вы сказали: «поставь блок».',
    });
    // Three tries again.
    await who.when({ type: 'not_understood', said: 'эээ' }).thenAsks(DURATION);
  });

  it('sets what is asked meanwhile aside, which is answered by its own button', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    kernel.clock.now = '2026-02-25T09:16:00.000Z';
    await who.when({ type: 'expire', draft_id: asked.draft_id }).thenRefused('DRAFT_EXPIRED');
    const newer = command('task_create', { due_date: '2026-02-27' }, { said: 'к пятнице' });
    const name = await who.when(newer).thenAsks('Как назвать задачу?');
    await who.when({ type: 'ask_anew', draft_ids: [asked.draft_id] }).thenAsks(DURATION);
    await who
      .when({
        type: 'answer',
        draft_id: name.draft_id,
        envelope: envelope('task_create', title('купить хлеб')),
        said: 'купить хлеб',
      })
      .thenDone('Записал задачу «купить хлеб» (TASK-001).\nСрок: послезавтра.');
  });

  it('is nobody else’s to ask for, and not where nobody asked', async () => {
    const who = await kernel.story();
    const asked = await who.when(block).thenAsks(DURATION);
    kernel.clock.now = '2026-02-25T09:16:00.000Z';
    await who.when({ type: 'expire', draft_id: asked.draft_id }).thenRefused('DRAFT_EXPIRED');
    const anew = { type: 'ask_anew', draft_ids: [asked.draft_id] } as const;
    const other = who.as({ actor: { id: 'person:2', may_undo_others: true } });
    await other.when(anew).thenRefused('NOT_YOURS');
    await who.as({ thread: 'another topic' }).when(anew).thenRefused('STALE_BUTTON');
    const unknown = { type: 'ask_anew', draft_ids: [crypto.randomUUID()] } as const;
    await who.when(unknown).thenRefused('STALE_BUTTON');
  });

  it('of what would be lost waits for its yes as before', async () => {
    const who = await kernel.story();
    await who.given(command('task_create', title('купить хлеб')));
    const remove = {
      type: 'operation',
      read: { operation: { type: 'delete' }, mention: 'хлеб', confidence: 1 },
      refs: [],
      suggested: [],
      said: 'удали хлеб',
    } as const;
    const [asked] = await who.propose(remove);
    if (asked?.status !== 'question') throw new Error('asked');
    kernel.clock.now = '2026-02-25T09:16:00.000Z';
    await who.when({ type: 'expire', draft_id: asked.draft_id }).thenRefused('DRAFT_EXPIRED');
    const [again] = await who.propose({ type: 'ask_anew', draft_ids: [asked.draft_id] });
    expect(again).toMatchObject({ status: 'question', draft_id: asked.draft_id });
    const yes = { type: 'choice', draft_id: asked.draft_id, choice_id: 'yes' } as const;
    const [done] = await who.propose(yes);
    expect(done).toMatchObject({ status: 'done' });
  });
});
