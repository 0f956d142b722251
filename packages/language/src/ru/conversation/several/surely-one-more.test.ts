import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const behind = (title: string) =>
  spokenOf(
    [
      { kind: 'task', number: 2, title },
      { kind: 'task', number: 1, title: 'отнести самовар и лампочки' },
    ],
    { default_task_id: 2, listed_count: 0 },
  );
const moreIn = (text: string, title = 'купить валик') => {
  const { envelopes, notes = [] } = readSaid(text, { thread: behind(title) });
  const isMore = notes.some(({ code }) => code === 'ONE_MORE');
  return isMore ? envelopes.map(({ command }) => command.entities.title) : null;
};

describe('one more of what was written just now', () => {
  it.each([
    ['и шпатель', 'купить шпатель'],
    ['и розжиг', 'купить розжиг'],
    ['и шарики тоже', 'купить шарики'],
    ['и ещё салфетки', 'купить салфетки'],
    ['а ещё масло', 'купить масло'],
    ['и белый шкаф', 'купить белый шкаф'],
    ['и краску', 'купить краску'],
  ])('%s', (text, title) => expect(moreIn(text)).toEqual([title]));

  it.each([
    ['и Саше', 'позвонить Оле', 'позвонить Саше'],
    ['и бабушке тоже', 'написать маме', 'написать бабушке'],
    ['и соседу', 'позвонить брату', 'позвонить соседу'],
    ['и племяннику', 'позвонить маме', 'позвонить племяннику'],
    ['и Антону', 'позвонить Оле', 'позвонить Антону'],
    ['и лак', 'докупить валик', 'докупить лак'],
    ['и пирог', 'заказать торт', 'заказать пирог'],
  ])('%s behind %s', (text, behindIt, title) => expect(moreIn(text, behindIt)).toEqual([title]));

  it.each([
    'и Саше',
    'и мужу',
    'и самовар',
    'и лампочки тоже',
    'и быстро',
    'и срочно',
    'и красный',
    'и завтра',
    'и забыл',
    'и пойду',
    'и помоги',
    'и проверь',
    'и покрасить',
    'и привет',
    'и там',
    'шпатель',
    'шпатель тоже',
    'и шпатель, и валик',
    'и шпатель?',
    'и ужас',
    'и стоп',
    'и хорош',
    'и конец',
    'и Антон',
    'и Петрович',
    'и кот',
    'и сосед',
    'и друг',
    'и сын',
    'и ремонт',
    'и окулист',
    'и маникюр',
    'и танцы',
    'и концерт',
    'и экзамен',
    'и долг',
    'и снег',
    'и стирку',
    'и рассылку',
    'и зачёт',
  ])('%s is none, or asked about', (text) => expect(moreIn(text)).toBeNull());

  it.each([
    ['и розжиг', 'позвонить маме'],
    ['и шпатель', 'купить маме цветы'],
    ['и шкаф', 'заняться уборкой'],
    ['и вместе', 'позвонить маме'],
    ['и пойду', 'позвонить маме'],
    ['и лучше', 'позвонить маме'],
    ['и Саше', 'отдать Пете книгу'],
    ['и шпатель', 'стрижка'],
    ['и хлеб', 'вынести мусор'],
    ['и суп', 'починить кран'],
    ['и паспорт', 'зарядить телефон'],
    ['и паспорт', 'собрать чемодан'],
    ['и мусор', 'полить огурцы'],
    ['и ужин', 'посмотреть фильм'],
    ['и врач', 'сдать отчёт'],
    ['и торт', 'встретить поезд'],
    ['и посылку', 'позвонить маме'],
    ['и картинку', 'позвонить маме'],
    ['и кассу', 'позвонить брату'],
    ['и работу', 'позвонить брату'],
    ['и рыбалке', 'позвонить брату'],
    ['и внизу', 'позвонить маме'],
    ['и ужине', 'позвонить маме'],
    ['и отчету', 'написать Оле'],
    ['и заявке', 'написать Оле'],
    ['и Машку', 'позвонить маме'],
  ])('%s behind %s is none', (text, title) => expect(moreIn(text, title)).toBeNull());
});

it('is told by the plan with a time of its own: what was written has to have one, too', () =>
  expect(moreIn('и шпатель завтра')).toEqual(['купить шпатель']));

describe('one more of a row', () => {
  const rows = [
    { kind: 'task', number: 1, title: 'поход' },
    { kind: 'task', number: 2, title: 'проверить палатку' },
  ] as const;
  const isMoreIn = (text: string, hints: Partial<ReturnType<typeof spokenOf>>) => {
    const { notes = [] } = readSaid(text, { thread: spokenOf(rows, hints) });
    return notes.some(({ code }) => code === 'ONE_MORE');
  };

  it.each(['и ещё одну: купить газ', 'ещё одна: купить газ'])('%s', (text) =>
    expect(isMoreIn(text, { listed_count: 2 })).toBe(true),
  );
  it.each(['и ещё одну задачу: купить газ', 'ещё вот что: купить газ', 'и ещё одно: купить газ'])(
    '%s is a task',
    (text) => expect(isMoreIn(text, { listed_count: 2 })).toBe(false),
  );
  it.each([
    ['a list', { listed_count: 2, default_task_id: 1 }],
    ['one task', { listed_count: 0, default_task_id: 1 }],
    ['nothing', { listed_count: 0 }],
    ['more of them', { listed_count: 5 }],
  ])('a task where %s was shown', (_what, hints) =>
    expect(isMoreIn('ещё одна: купить газ', hints)).toBe(false),
  );
});

describe('one more deed', () => {
  it.each(['и ещё сшить костюм', 'а ещё сшить костюм', 'также сшить костюм'])(
    '%s may be one more part',
    (text) => expect(moreIn(text)).toEqual(['сшить костюм']),
  );
  it.each(['и сшить костюм', 'сшить костюм', 'и ещё сшить костюм, купить ткань'])(
    '%s is none',
    (text) => expect(moreIn(text)).toBeNull(),
  );
});
