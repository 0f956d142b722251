import type { SuggestionDraft } from '@planerka/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  NOON,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';
import type { ToldOutcome } from '../../../../test/rig/told.ts';

// cites: D-expiry, D-words-quoted
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());
beforeEach(() => {
  kernel.clock.now = NOON;
});

const DURATION = 'На сколько минут поставить блок?';
const FIRST_STEP = '«гараж»: какой первый шаг?';
const UNANSWERED = `Ответа не было 15 минут, вопрос закрыт: ${FIRST_STEP}`;
const block = command('timeblock_create', {}, { said: 'поставь блок про отчёт' });
const after = (minutes: number): void => {
  kernel.clock.now = new Date(Date.parse(NOON) + minutes * 60_000).toISOString();
};

const VAGUE: SuggestionDraft = {
  rule: 'vague',
  type: 'ask_clarification',
  position: 0,
  confidence: 0.55,
  requires_confirmation: false,
  reason: { code: 'VAGUE', data: {} },
  payload: { questionId: 'vague' },
};

/** The tap on the chip of a new task that asks for its first step. */
async function asksFirstStep(who: Story): Promise<Wish> {
  const [made] = await who.propose(
    command('task_create', { title: 'гараж' }, { suggestions: [VAGUE] }),
  );
  const id = made?.status === 'done' ? made.offers?.[0]?.suggestion_id : undefined;
  if (id === undefined) throw new Error('nothing is suggested');
  return { type: 'suggestion', suggestion_id: id, act: 'accept' };
}

const half = (draft: string): Wish => ({ type: 'choice', draft_id: draft, choice_id: 'm:30' });
const step = (draft: string): Wish => ({
  type: 'operation_answer',
  draft_id: draft,
  read: { operation: { type: 'subtask_add', title: 'вынести доски' }, confidence: 0.9 },
  said: 'вынести доски',
});

/** What is said of what was refused; '' of all else. */
function wordsOf(outcome: ToldOutcome | undefined): string {
  return outcome?.status === 'refused' ? outcome.user_message : '';
}

/** The block is asked about, and ten minutes later, while it is, the suggestion. */
async function blockFirst() {
  const who = await kernel.story();
  const tap = await asksFirstStep(who);
  const older = await who.when(block).thenAsks(DURATION);
  after(10);
  const newer = await who.when(tap).thenAsks(FIRST_STEP);
  return { who, older: older.draft_id, newer: newer.draft_id };
}

/** The suggestion is asked about, and ten minutes later, while it is, the block. */
async function suggestionFirst() {
  const who = await kernel.story();
  const older = await who.when(await asksFirstStep(who)).thenAsks(FIRST_STEP);
  after(10);
  const newer = await who.when(block).thenAsks(DURATION);
  return { who, older: older.draft_id, newer: newer.draft_id };
}

describe('a suggestion’s question over a question about a block', () => {
  it('both are asked at once: a tap answers the older, words the newer', async () => {
    const { who, older, newer } = await blockFirst();
    const [start, again] = await who.propose(half(older));
    expect(start).toMatchObject({ status: 'question', draft_id: older });
    expect(again).toBeUndefined();
    await who.when(step(newer)).thenJournals([{ type: 'subtask_added' }]);
  });

  it('the older runs out alone and is told with its words, whatever is said; the newer stays', async () => {
    const { who, older, newer } = await blockFirst();
    after(16);
    const outcomes = await who
      .when(step(newer))
      .thenJournals([{ type: 'subtask_added', after: { title: 'вынести доски' } }]);
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'refused']);
    expect(outcomes[1]).toMatchObject({ code: 'DRAFT_EXPIRED' });
    expect(wordsOf(outcomes[1])).toContain('«поставь блок про отчёт»');
    expect(wordsOf(outcomes[1])).not.toContain(FIRST_STEP);
    await who.when(half(older)).thenRefused('STALE_BUTTON');
  });

  it('a tap on the older one is late and says so; the newer is answered afterwards', async () => {
    const { who, older, newer } = await blockFirst();
    after(16);
    const outcomes = await who.propose(half(older));
    expect(outcomes).toMatchObject([{ code: 'STALE_BUTTON' }, { code: 'DRAFT_EXPIRED' }]);
    expect(wordsOf(outcomes[1])).toContain('«поставь блок про отчёт»');
    await who.when(step(newer)).thenJournals([{ type: 'subtask_added' }]);
  });

  it('the timer of the older tells it, and nobody tells it again', async () => {
    const { who, older, newer } = await blockFirst();
    after(15);
    const expired = await who
      .when({ type: 'expire', draft_id: older })
      .thenRefused('DRAFT_EXPIRED');
    expect(expired.user_message).toContain('«поставь блок про отчёт»');
    expect(await who.propose(step(newer))).toMatchObject([{ status: 'done' }]);
  });

  it('who comes after both have run out is told of both, once', async () => {
    const { who, older, newer } = await blockFirst();
    after(26);
    const outcomes = await who.propose({ type: 'not_understood', said: 'вынести доски' });
    expect(outcomes).toMatchObject([{ status: 'refused', code: 'DRAFT_EXPIRED' }]);
    expect(wordsOf(outcomes[0])).toContain('«поставь блок про отчёт»');
    expect(wordsOf(outcomes[0])).toContain(UNANSWERED);
    for (const late of [half(older), step(newer)]) {
      await who.when(late).thenRefused('STALE_BUTTON');
    }
  });
});

describe('a question about a block over a suggestion’s question', () => {
  it('the suggestion’s runs out alone: no words of the person are lost by it, and the block stays', async () => {
    const { who, older, newer } = await suggestionFirst();
    after(16);
    const outcomes = await who.propose(half(newer));
    expect(outcomes.map(({ status }) => status)).toEqual(['question', 'refused']);
    expect(outcomes[1]).toMatchObject({ code: 'DRAFT_EXPIRED' });
    expect(wordsOf(outcomes[1])).toContain(UNANSWERED);
    await who.when(step(older)).thenRefused('STALE_BUTTON');
  });

  it('who speaks of something else is told, and the block is still asked about', async () => {
    const { who, newer } = await suggestionFirst();
    after(16);
    const outcomes = await who.propose(command('task_create', { title: 'хлеб' }));
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'refused', 'question']);
    expect(wordsOf(outcomes[1])).toContain(UNANSWERED);
    expect(outcomes[2]).toMatchObject({ draft_id: newer });
  });

  it('the same tap after that asks anew, and tells of the question that ran out', async () => {
    const who = await kernel.story();
    const tap = await asksFirstStep(who);
    await who.when(tap).thenAsks(FIRST_STEP);
    after(16);
    const [asked, ...told] = await who.propose(tap);
    expect(asked).toMatchObject({ status: 'question', clarifying_question: FIRST_STEP });
    expect(told).toMatchObject([{ code: 'DRAFT_EXPIRED' }]);
  });
});
