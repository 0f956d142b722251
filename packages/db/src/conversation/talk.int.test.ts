import { afterAll, beforeAll, expect, it } from 'vitest';
import { command, type Kernel, startKernel } from '../../../../test/rig/kernel.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

it.each([
  ['thanks', 'спасибо', 'Рад помочь!'],
  ['greeting', 'привет', 'Здравствуйте! Скажите, что нужно сделать, а я запишу.'],
  ['abilities', 'что ты умеешь?', 'Записываю задачи и встречи'],
  ['agreed', 'ладно', 'Хорошо.'],
  ['unasked', 'да', 'Сейчас я ни о чём не спрашиваю. Скажите, что сделать.'],
  ['farewell', 'пока', 'До встречи!'],
] as const)(
  '%s is answered as talk, with an example, and writes nothing',
  async (talk, said, words) => {
    const who = await kernel.story();
    const told = await who
      .when({ type: 'not_understood', said, talk })
      .thenRefused('NOT_UNDERSTOOD');
    expect(told.user_message).toContain(words);
    expect(told.user_message).not.toContain('Не понял');
    expect(told.recovery).toContain('«Добавь задачу позвонить маме завтра»');
  },
);

it('a question that no plan answers is told so, with examples of those that it does', async () => {
  const who = await kernel.story();
  const told = await who
    .when({ type: 'not_understood', said: 'почему трава зелёная?', talk: 'question' })
    .thenRefused('NOT_UNDERSTOOD');
  expect(told.user_message).toContain('знаю только ваш план');
  expect(told.recovery).toContain('«Что у меня завтра?»');
});

it('the hour is told in the zone of the workspace, with examples of what the plan answers', async () => {
  const who = await kernel.story();
  const told = await who
    .when({ type: 'not_understood', said: 'который час?', talk: 'clock' })
    .thenRefused('NOT_UNDERSTOOD');
  expect(told.user_message).toBe('Сейчас 12:00, среда, 25 февраля.');
  expect(told.recovery).toContain('«Что у меня завтра?»');
});

it('words that are neither a command nor talk are not understood', async () => {
  const who = await kernel.story();
  const told = await who
    .when({ type: 'not_understood', said: 'мда' })
    .thenRefused('NOT_UNDERSTOOD');
  expect(told.user_message).toContain('Не понял.');
});

const BLOCK = command('timeblock_create', { title: 'созвон' }, { said: 'поставь созвон' });

it.each(['thanks', 'greeting', 'farewell', 'abilities'] as const)(
  '%s beside an open question is answered as such, and the question waits',
  async (talk) => {
    const who = await kernel.story();
    const asked = await who.when(BLOCK).thenAsks('На сколько минут поставить блок?');
    for (const round of [1, 2, 3, 4]) {
      const [told, waits] = await who.propose({ type: 'not_understood', said: 'а?', talk });
      expect(told).toMatchObject({ status: 'refused', code: 'NOT_UNDERSTOOD' });
      // told once that the question waits; it is never asked again, and never dropped for talk
      expect(waits?.status).toBe(round === 1 ? 'question' : undefined);
    }
    const { draft_id } = asked;
    await who
      .when({ type: 'choice', draft_id, choice_id: asked.choices[0]?.id ?? '' })
      .thenAsks('На какое время поставить блок?');
  },
);

it('consent beside an open question is no talk: the question is put again', async () => {
  const who = await kernel.story();
  await who.when(BLOCK).thenAsks('На сколько минут поставить блок?');
  await who
    .when({ type: 'not_understood', said: 'ладно', talk: 'agreed' })
    .thenAsks('На сколько минут поставить блок?');
});
