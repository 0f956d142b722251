import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const titled = (...titles: readonly string[]) =>
  spokenOf(titles.map((title, at) => ({ kind: 'task' as const, number: at + 1, title })));
const FIRST = 'Список для бани';
const THREAD = titled(FIRST, 'веник', 'Список на юбилей', 'позвонить сестре');
const put = (said: string, thread = THREAD) =>
  (readSaid(said, { thread }).operations ?? []).map(({ operation, confidence }) => [
    operation.type,
    'list' in operation ? operation.list : undefined,
    'items' in operation ? operation.items : undefined,
    confidence >= 0.8,
  ]);

describe('a list grows', () => {
  it.each([
    ['к списку для бани ещё мочалку и мыло', FIRST, ['мочалку', 'мыло']],
    ['в список на юбилей ещё торт', 'Список на юбилей', ['торт']],
    ['ещё в список на юбилей нужны свечи', 'Список на юбилей', ['свечи']],
    ['в список на юбилей плюс скатерть, салфетки', 'Список на юбилей', ['скатерть', 'салфетки']],
    ['и ещё шапку в тот же список', FIRST, ['шапку']],
    ['в этот же список полотенце', FIRST, ['полотенце']],
    ['простыню тоже в этот список добавь', FIRST, ['простыню']],
    ['к банному списку добавь тапки', FIRST, ['тапки']],
    ['в баню ещё допиши тапки и мёд', FIRST, ['тапки', 'мёд']],
    ['допиши на юбилей цветы', 'Список на юбилей', ['цветы']],
    ['свечи и шарики добавь на юбилей', 'Список на юбилей', ['свечи', 'шарики']],
    ['в баню ещё мочалку', FIRST, ['мочалку']],
    ['добавь к бане ковш', FIRST, ['ковш']],
  ])('«%s»', (said, list, items) => expect(put(said)).toEqual([['list_add', list, items, true]]));

  it.each([
    'к списку для бани ещё вернёмся',
    'к списку литературы ещё не приступала',
    'в баню ещё надо сходить в субботу',
    'на юбилей ещё Марину',
    'закинь в баню полотенца',
    'допиши в баню отчёт завтра',
    'добавь на юбилей задачу выбрать торт',
    'допиши в школу отчёт',
    'в список литературы',
  ])('not by «%s»', (said) =>
    expect(put(said).filter(([type]) => type === 'list_add')).toEqual([]),
  );

  it('does not where a project is called so', () => {
    const projects = [{ id: 'PLAN-001', name: 'Баня' }];
    const { operations = [] } = readSaid('допиши в баню доски', { thread: THREAD, projects });
    expect(operations.filter(({ operation }) => operation.type === 'list_add')).toEqual([]);
  });
});

describe('a list that is made anew', () => {
  it.each([
    'сделай заново список для дачи: рассада, лейка',
    'составь опять список для дачи рассада, лейка',
    'перепиши список для дачи: рассада, лейка',
    'заново сделай список для дачи: рассада и лейка',
  ])('«%s»', (said) =>
    expect(put(said)).toEqual([['list_add', 'Список для дачи', ['рассада', 'лейка'], true]]),
  );

  it('is asked about where one of that name is there', () =>
    expect(put('сделай заново список для бани: мёд, шапка')).toEqual([
      ['list_add', FIRST, ['мёд', 'шапка'], false],
    ]));

  it('beside an order is made with it', () =>
    expect(put('удали веник и сделай заново список для дачи: рассада, лейка')).toEqual([
      ['delete', undefined, undefined, true],
      ['list_add', 'Список для дачи', ['рассада', 'лейка'], true],
    ]));
});

describe('a list that is dictated', () => {
  it.each([
    [
      'список что взять на озеро удочка термос плед',
      'Список на озеро',
      ['удочка', 'термос', 'плед'],
    ],
    ['список что купить для бани веник мыло шапка', FIRST, ['веник', 'мыло', 'шапка']],
    ['список чего докупить рис соль гречка', 'Список покупок', ['рис', 'соль', 'гречка']],
    [
      'список что купить для школы белая гуашь клей ну и карандаши штук шесть',
      'Список для школы',
      ['белая гуашь', 'клей', 'карандаши штук шесть'],
    ],
    ['список купить на дачу лопата грабли вёдра', 'Список на дачу', ['лопата', 'грабли', 'вёдра']],
  ])('«%s»', (said, list, items) => expect(put(said)).toEqual([['list_add', list, items, true]]));

  it("is asked about where one thing may be another one's", () =>
    expect(put('список что купить корм кошки зонт')[0]?.[3]).toBe(false));

  it.each(['список что сделать до отпуска', 'список что купить решим завтра вечером'])(
    'not by «%s»',
    (said) => expect(put(said).filter(([type]) => type === 'list_add')).toEqual([]),
  );
});

describe('what shall be a list', () => {
  const purchase = titled('купить рис соль и гречку');
  it.each(['сделай его списком', 'переделай это в список', 'сделай из этого список с галочками'])(
    '«%s» of a purchase',
    (said) =>
      expect(
        readSaid(said, { thread: purchase }).operations?.map(({ operation }) => operation),
      ).toEqual(
        ['рис', 'соль', 'гречку'].map((title) => ({ type: 'subtask_add', task: 1, title })),
      ),
  );
  it('is nothing of what is no purchase', () =>
    expect(readSaid('сделай его списком', { thread: titled('помыть окна и двери') }).kind).toBe(
      'none',
    ));
});
