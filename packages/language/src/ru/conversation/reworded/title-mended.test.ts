import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const task = (number: number, title: string) => ({ kind: 'task' as const, number, title });

/** What is done, where these stand and the first was shown last. */
function actsOf(text: string, ...titles: readonly string[]) {
  const candidates = titles.map((title, at) => task(at + 1, title));
  const thread = spokenOf(candidates, { default_task_id: 1 });
  const { kind, operations = [] } = readSaid(text, { thread });
  expect(kind).toBe('operations');
  return operations.map(({ operation, confidence }) => ({
    ...operation,
    sure: confidence >= 0.75,
  }));
}
const called = (title: string, number: number, sure = true) => ({
  type: 'rename',
  title,
  task: number,
  sure,
});

it.each([
  ['название не то. должно быть правки баннера', 'правки банер', 'правки баннера'],
  ['название неправильное, надо правки баннера', 'правки банер', 'правки баннера'],
  [
    'почему ну короче в названии, должно быть починить кран',
    'ну короче починить кран',
    'починить кран',
  ],
  ['там опечатка стоматолог а не стамотолог', 'стамотолог в 10', 'стоматолог в 10'],
  ['опечатка: не стамотолог, а стоматолог', 'стамотолог в 10', 'стоматолог в 10'],
  [
    'переименуй обложки маше, а то там вечера какое-то лишнее',
    'обложки маше вечера',
    'обложки маше',
  ],
  ['переименуй кп в кп для антона, а то забуду', 'кп до пятницы', 'кп для антона'],
  ['задачу «а то там вечера» переименуй в обложки маше', 'а то там вечера', 'обложки маше'],
  ['переименуй «мрт в понед» в «МРТ колена»', 'мрт в понед', 'МРТ колена'],
  ['урок это гитара, так и назови урок гитары', 'урок', 'урок гитары'],
])('a title is mended: %s', (text, known, title) => {
  expect(actsOf(text, known, 'купить корм')).toEqual([called(title, 1)]);
});

it('is said of what its words are most like', () => {
  const text = 'название не то. должно быть отправить кп антону';
  expect(actsOf(text, 'купить корм', 'отправить кп')).toEqual([
    called('отправить кп антону', 2, false),
  ]);
});

it('what the title does not say yet is asked about', () => {
  const text = 'кп это антону отправить, исправь название';
  expect(actsOf(text, 'отправить кп')).toEqual([called('отправить кп антону', 1, false)]);
});

it.each([
  'переименуй логотип, а то непонятно',
  'переименуй логотип, потому что путаю',
  'назови логотип иначе, а то забуду',
])('a reason is no new name: %s', (text) => {
  const [only, ...more] = actsOf(text, 'логотип');
  expect(more).toEqual([]);
  expect(only).toMatchObject({ type: 'rename', sure: true });
  expect(only).not.toHaveProperty('title');
});

it('a name in quotes is one, whatever it says', () => {
  expect(actsOf('переименуй логотип в «а то там вечера»', 'логотип')).toMatchObject([
    { type: 'rename', title: 'а то там вечера' },
  ]);
});

it.each([
  ['удали ту задачу «а то там»', false],
  ['удали задачу «а то там вечера»', true],
  ['обложки для маши та кривая задача «а то там вечера» удали', true],
])('what is quoted goes, and by its beginning after a yes: %s', (text, sure) => {
  const thread = spokenOf([task(1, 'купить корм'), task(2, 'а то там вечера')]);
  const { operations = [] } = readSaid(text, { thread });
  expect(operations).toMatchObject([{ operation: { type: 'delete' }, mention: 'а то там вечера' }]);
  expect(operations.every(({ confidence }) => confidence >= 0.75)).toBe(sure);
});

it.each([['не лене а лёле позвонить, поправь', 'позвонить Лене', 'позвонить лёле']])(
  'the verb of a title is not said twice in it: %s',
  (text, known, title) => {
    expect(actsOf(text, known)).toMatchObject([{ type: 'rename', title }]);
  },
);

it('a time that is wrong is no name', () => {
  expect(actsOf('время не то. должно быть 17', 'созвон')).toMatchObject([
    { type: 'reschedule', planned_time: '17:00' },
  ]);
});

it.each([
  'исправить название в шапке сайта завтра',
  'название нормальное, не трогай',
  'должно быть, билеты подорожали',
])('mends nothing: %s', (text) => {
  const { operations, envelopes } = readSaid(text, {
    thread: spokenOf([task(1, 'правки баннера')], { default_task_id: 1 }),
  });
  expect(operations).toBeUndefined();
  const sure = envelopes.filter(({ command }) => command.confidence >= 0.75);
  expect(
    sure.every(({ command }) => command.entities.title === 'исправить название в шапке сайта'),
  ).toBe(true);
});

describe('what is read narrower', () => {
  it.each([
    ['задачу «сходить в банк» переименуй в оформить карту, пометь её срочной', 'сходить в банк'],
    ['переименуй «звонок Вере» в встреча с Верой и перенеси на завтра', 'звонок Вере'],
  ])('a second order is no part of a name: %s', (text, known) => {
    const [first, ...more] = actsOf(text, known);
    expect(first?.type).toBe('rename');
    expect(first).not.toMatchObject({
      title: expect.stringMatching(/пометь|перенеси/u),
      sure: true,
    });
    expect(more.length > 0 || first?.sure === false).toBe(true);
  });

  it('what the readers behind would call by the old name in quotes is asked', () => {
    const text = 'переименуй «сходить в банк» в карта для Оли и завтра напомни';
    expect(actsOf(text, 'сходить в банк')).toMatchObject([{ type: 'rename', sure: false }]);
  });

  it.each([
    'задачу «сходить в банк» переименуй плиз',
    'задачу «сходить в банк» переименуй попроще',
    'задачу «сходить в банк» назови как раньше',
    'задачу «сходить в банк» назови по-другому',
    'переименуй «сходить в банк» во что-нибудь понятное',
    'название не то, надо исправить',
    'название не то, надо слоновая кость',
  ])('how it is to be called is no name: %s', (text) => {
    const [only, ...more] = actsOf(text, 'сходить в банк');
    expect(more).toEqual([]);
    expect(only).toMatchObject({ type: 'rename', task: 1 });
    expect(only).not.toHaveProperty('title');
  });

  it.each([
    ['переименуй «сходить в банк» в музей', 'сходить в банк', 'музей', true],
    ['переименуй «сходить в банк» в исправить карту', 'сходить в банк', 'исправить карту', true],
    ['«сходить в банк» назови поход за картой', 'сходить в банк', 'поход за картой', true],
    ['«сходить в банк» переименуй поход за картой', 'сходить в банк', 'поход за картой', false],
    [
      'в названии ошибка, надо проверить договор аренды',
      'проверить договор',
      'проверить договор аренды',
      true,
    ],
    ['название не то, надо на рынок южный', 'съездить на рынок', 'съездить на рынок южный', false],
    [
      'название краски неверное, надо бежевую матовую',
      'заказать краску бежевую',
      'заказать краску бежевую матовую',
      false,
    ],
    [
      'название не то, верно клиника айболит',
      'записаться в клинику',
      'записаться в клиника айболит',
      false,
    ],
    [
      'название фильма не то, правильно дюна часть вторая',
      'фильм дюна',
      'дюна часть вторая',
      false,
    ],
  ])('%s', (text, known, title, sure) => {
    expect(actsOf(text, known)).toEqual([called(title, 1, sure)]);
  });

  it.each([
    ['название не то, надо забрать посылку в субботу', 'забрать посылку'],
    ['название не то, надо в субботу', 'забрать посылку'],
  ])('when it is to be is no name: %s', (text, known) => {
    expect(actsOf(text, known)).toMatchObject([{ type: 'reschedule' }]);
  });

  it.each([
    'срок у задачи «сшить шторы» убери',
    'напоминание о встрече «сшить шторы» убери',
    'напоминание про эту задачу «сшить шторы» убери',
    'нитки из задачи «сшить шторы» убери',
    'комментарий к задаче «сшить шторы» удали',
    'приоритет задачи «сшить шторы» убери',
  ])('what is of a thing goes without the thing: %s', (text) => {
    const thread = spokenOf([task(1, 'сшить шторы')]);
    const { operations = [], envelopes } = readSaid(text, { thread });
    const types = operations.map(({ operation }) => operation.type);
    expect(types).not.toContain('delete');
    expect(envelopes).toEqual([]);
  });
});

describe('a time that is wrong', () => {
  const at = (text: string, hour: string) => {
    const thread = {
      ...spokenOf([{ kind: 'timeblock', number: 1, title: 'сеанс' }], { default_timeblock_id: 1 }),
      beginnings: [
        { kind: 'timeblock' as const, number: 1, begins_at: `2026-02-26T${hour}:00+03:00` },
      ],
    };
    return (readSaid(text, { thread }).operations ?? []).map(
      ({ operation, confidence, half_open: isOpen }) => ({
        type: operation.type,
        sure: confidence >= 0.75,
        isOpen: isOpen === true,
      }),
    );
  };

  it.each([
    ['время не то, надо 75 минут', '15:00', 'set_duration'],
    ['время неправильное, нужно полтора часа', '15:00', 'set_duration'],
  ])('a length is how long: %s', (text, hour, type) => {
    expect(at(text, hour)).toMatchObject([{ type }]);
  });

  it.each([
    ['время не то, надо 8', '19:00', true, true],
    ['время не то, надо 9', '14:00', false, true],
    ['время не то, надо 17', '14:00', true, false],
  ])('an hour is in the half of the day of what stands: %s', (text, hour, sure, isOpen) => {
    expect(at(text, hour)).toEqual([{ type: 'reschedule', sure, isOpen }]);
  });

  it('a number beside the day is no hour', () => {
    expect(at('дата не та, должно быть 5', '19:00')).toEqual([]);
  });
});
