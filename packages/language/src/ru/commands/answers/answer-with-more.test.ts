import type { Entities, PendingQuestion } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const asked = (
  code: 'DURATION' | 'START' | 'DAY',
  intent: 'task_create' | 'timeblock_create',
  entities: Entities,
): PendingQuestion => ({
  draft_id: '00000000-0000-4000-8000-000000000001',
  envelope: {
    trace_id: 't',
    source: { channel: 'telegram_text' },
    command: { intent, confidence: 0.9, entities },
  },
  question: { code, clarifying_question: 'Когда и надолго ли?', choices: [] },
});
const length = asked('DURATION', 'timeblock_create', {
  title: 'встреча с Олей',
  start_at: '2026-09-16T12:00:00+03:00',
});
const day = asked('DAY', 'task_create', { title: 'вернуть книги в библиотеку' });
const nameless = asked('START', 'timeblock_create', { duration_minutes: 60 });

const entitiesOf = (text: string, pending: PendingQuestion): Entities | null => {
  const { kind, envelopes } = readSaid(text, { pending });
  return kind === 'answer' ? (envelopes[0]?.command.entities ?? null) : null;
};

describe('how long it takes, and what else is set of it', () => {
  it.each([
    ['на час, и напомни за 15 минут', 60, { remind_before_minutes: [15] }],
    ['минут сорок, и напомни за полчаса', 40, { remind_before_minutes: [30] }],
    ['час, за день напомни и за час', 60, { remind_before_minutes: [1440, 60] }],
    ['напомни за полчаса, а сама встреча на час', 60, { remind_before_minutes: [30] }],
    ['30 минут. Напомни за 15 минут до встречи', 30, { remind_before_minutes: [15] }],
    ['часа полтора, и это важно', 90, { priority: 'high' }],
    ['на час, приоритет высокий', 60, { priority: 'high' }],
    ['полчаса, метка дети', 30, { tags: ['дети'] }],
  ])('%s', (text, minutes, more) => {
    expect(entitiesOf(text, length)).toMatchObject({ duration_minutes: minutes, ...more });
  });

  it.each([
    'на час, и напомни Оле за 15 минут',
    'на час, и напомни за 15 минут позвонить Ире',
    'на час, и важная встреча с Ирой в пятницу',
    'на час, и в проект Работа',
    'на час, и напомни за 15 минут?',
  ])('%s says more than that', (text) => {
    expect(entitiesOf(text, length)).toBeNull();
  });
});

describe('the day, and how urgent it is', () => {
  it.each([
    ['завтра, и пусть будет важная', 'high'],
    ['послезавтра, сделай её важной', 'high'],
    ['завтра, она очень важная', 'high'],
    ['завтра, не срочная', 'low'],
    ['завтра, она не срочная', 'low'],
  ])('%s: %s', (text, priority) => {
    const found = entitiesOf(text, day);
    expect(found?.planned_at).toBeDefined();
    expect(found?.priority).toBe(priority);
  });

  it.each(['в среду, или в четверг, срочно', 'завтра или в пятницу, важная'])(
    '%s leaves the day open',
    (text) => {
      expect(entitiesOf(text, day)).toBeNull();
    },
  );

  it.each(['завтра, неважно', 'завтра, и книги важные', 'завтра, и важно взять билет'])(
    '%s says nothing of that',
    (text) => {
      expect(entitiesOf(text, day)?.priority).toBeUndefined();
    },
  );
});

describe('the name, the time, and how urgent it is', () => {
  it.each([
    ['обед, завтра в 13, важный', 'обед', 'high'],
    ['созвон, в пятницу в 12, важный', 'созвон', 'high'],
    ['тренировка, важная, завтра в 19', 'тренировка', 'high'],
    ['ужин, завтра в 19, срочно', 'ужин', 'high'],
    ['стрижка, в субботу в 12, не срочно', 'стрижка', 'low'],
    ['важная встреча, завтра в 19', 'важная встреча', undefined],
  ])('%s', (text, title, priority) => {
    const found = entitiesOf(text, nameless);
    expect([found?.title, found?.priority]).toEqual([title, priority]);
  });
});

describe('the name and the time of a block that had no name', () => {
  it.each([
    ['тренировка, завтра в 19', 'тренировка', 'T19:00'],
    ['английский, завтра в 19:30', 'английский', 'T19:30'],
    ['уборка гаража в субботу в 11', 'уборка гаража', 'T11:00'],
    ['писать диплом, завтра с 10', 'писать диплом', 'T10:00'],
    ['завтра в 19 тренировка', 'тренировка', 'T19:00'],
    ['обед, завтра в 13', 'обед', 'T13:00'],
  ])('%s', (text, title, hour) => {
    const found = entitiesOf(text, nameless);
    expect(found).toMatchObject({ title, duration_minutes: 60 });
    expect(found?.start_at).toContain(hour);
  });

  it.each([
    'купить корм завтра в 19',
    'надо купить корм, завтра в 19',
    'напомни позвонить маме завтра в 19',
    'ещё тренировка завтра в 19',
    'тренировка завтра в 19 и в 20 бассейн',
    'тренировка завтра',
    'стоматолог уже занят завтра в 19',
    'у мамы день рождения завтра в 19',
  ])('%s is no name of it', (text) => {
    expect(entitiesOf(text, nameless)?.title).toBeUndefined();
  });

  it.each(['обед, завтра в 13, важный', 'тренировка, завтра в 19, метка спорт'])(
    '%s: nothing is made without its name',
    (text) => {
      const found = entitiesOf(text, nameless);
      expect(found === null || found.title !== undefined).toBe(true);
    },
  );

  it('a block that has its name keeps it', () => {
    const named = asked('START', 'timeblock_create', { title: 'спорт', duration_minutes: 60 });
    expect(entitiesOf('бассейн, завтра в 19', named)).toBeNull();
  });
});
