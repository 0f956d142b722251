import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const BEGINS = '2026-09-16T10:00:00+03:00';
const ENDS = '2026-09-16T10:45:00+03:00';

const behindBlock = (title: string) =>
  spokenOf([{ kind: 'timeblock', number: 1, title }], {
    default_timeblock_id: 1,
    listed_count: 0,
    beginnings: [{ kind: 'timeblock', number: 1, begins_at: BEGINS, ends_at: ENDS }],
  });
const behindTask = (title: string, begins?: string) =>
  spokenOf(
    [
      { kind: 'task', number: 1, title },
      { kind: 'task', number: 2, title: 'поздравить Нину' },
    ],
    {
      default_task_id: 1,
      listed_count: 0,
      ...(begins === undefined
        ? {}
        : { beginnings: [{ kind: 'task', number: 1, begins_at: begins }] }),
    },
  );
/** What is made of the words as one more of what was written just now. */
const moreIn = (text: string, thread: ReturnType<typeof spokenOf>) => {
  const { envelopes, notes = [] } = readSaid(text, { thread });
  const isMore = notes.some(({ code }) => code === 'ONE_MORE');
  return isMore ? envelopes.map(({ command }) => command.entities) : null;
};

describe('the same with another part, behind a block', () => {
  it.each([
    ['а с Петей в 11', 'созвон с Петей'],
    ['и с Жанной так же, только в 11', 'созвон с Жанной'],
    ['и ещё с подрядчиком в 11', 'созвон с подрядчиком'],
    ['а потом с Глебом в 11', 'созвон с Глебом'],
    ['с Глебом то же самое, но в 11', 'созвон с Глебом'],
    ['а в 11 с Петей', 'созвон с Петей'],
  ])('%s', (text, title) =>
    expect(moreIn(text, behindBlock('созвон с Олей'))).toEqual([
      { title, start_at: '2026-09-16T11:00:00+03:00', duration_minutes: 45 },
    ]),
  );

  it('leaves open when it is, where that is not said', () =>
    expect(moreIn('а с Петей', behindBlock('созвон с Олей'))).toEqual([
      { title: 'созвон с Петей', duration_minutes: 45 },
    ]));

  it('is at the same hour where it is such a one', () =>
    expect(moreIn('и такой же с Петром в пятницу', behindBlock('созвон с Олей'))).toEqual([
      { title: 'созвон с Петром', start_at: '2026-09-18T10:00:00+03:00', duration_minutes: 45 },
    ]));

  it('has a length of its own', () =>
    expect(moreIn('а с Петей в 11 на час', behindBlock('созвон с Олей'))).toMatchObject([
      { title: 'созвон с Петей', duration_minutes: 60 },
    ]));

  it.each(['а в 11', 'а с Олей в 11', 'а с утра в зал', 'а обед в 13', 'а с Петей как?'])(
    '%s is none',
    (text) => expect(moreIn(text, behindBlock('созвон с Олей'))).toBeNull(),
  );
});

describe('the same with another part, behind a task', () => {
  it.each([
    ['а бабушке в 13', 'позвонить маме', 'позвонить бабушке'],
    ['а Лизу в 13', 'отвезти Мишу на плавание', 'отвезти Лизу на плавание'],
    ['а к юристу в 13', 'съездить к нотариусу', 'съездить к юристу'],
    ['а кактус в 13', 'полить фикус', 'полить кактус'],
    ['а собаке в 13', 'дать лекарство коту', 'дать лекарство собаке'],
    ['а счёт в 13', 'отправить договор Ирине', 'отправить счёт Ирине'],
    ['а в гости в 13', 'сходить в аптеку', 'сходить в гости'],
    ['а к хирургу в 13', 'записаться к терапевту', 'записаться к хирургу'],
    ['а у тёти в 13', 'полить цветы у мамы', 'полить цветы у тёти'],
  ])('%s behind %s', (text, behind, title) =>
    expect(moreIn(text, behindTask(behind, BEGINS))).toEqual([
      { title, planned_at: '2026-09-16T13:00:00+03:00' },
    ]),
  );

  it('has a day of its own, and then no hour of the other', () =>
    expect(
      moreIn('а Лизу в субботу', behindTask('отвезти Мишу на плавание', BEGINS)),
    ).toMatchObject([{ title: 'отвезти Лизу на плавание', planned_at: '2026-09-19' }]));

  it('needs no time where the other had none', () =>
    expect(moreIn('и собаке', behindTask('купить корм коту'))).toEqual([
      { title: 'купить корм собаке' },
    ]));

  it.each([
    ['а бабушке в 13', 'позвонить маме', undefined],
    ['а Нину в 13', 'поздравить Лену', BEGINS],
    ['а маму поздравить в 13', 'оплатить интернет', BEGINS],
    ['а планшет в 13', 'купить новый телефон маме', BEGINS],
    ['а Оле и Кате в 13', 'отправить Кате договор', BEGINS],
    ['а обед в 13', 'стрижка', BEGINS],
    ['а на дачу в 13', 'положить деньги на телефон', BEGINS],
    ['а в магазин в 13', 'позвонить в банк', BEGINS],
    ['а к маме в 13', 'занести книги к Лене', BEGINS],
    ['а на танцы в 13', 'отвезти Мишу на плавание', BEGINS],
    ['а маме в 13', 'позвонить маме', BEGINS],
    ['а завтра в 13', 'позвонить маме', BEGINS],
    ['а потом в магазин', 'позвонить маме', BEGINS],
  ])('%s behind %s is none', (text, behind, begins) =>
    expect(moreIn(text, behindTask(behind, begins))).toBeNull(),
  );
});

describe('what is named is another thing, or only may be one more', () => {
  const [WITH_OLYA, BREAD] = [behindBlock('созвон с Олей'), behindTask('купить хлеб', BEGINS)];

  it.each([
    'а обед в 13',
    'а врач в 15',
    'и концерт в 19',
    'а тренировку в 18',
    'а стрижку в 13',
    'а лекцию в 14',
    'и кружок в 17',
    'Антон тоже завтра',
    'а Петрович в пятницу',
    'сосед тоже завтра',
    'и самолёт в пятницу в 7 утра',
    'а потом ужин в 19',
    'потом спортзал в 18',
  ])('%s is not bought', (text) => expect(moreIn(text, BREAD)).toBeNull());

  it.each([
    ['а автобус в 9', 'вынести мусор'],
    ['а сантехник в 12', 'починить кран'],
    ['а дантист в 13', 'дать лекарство коту'],
    ['а маме в 13', 'дать лекарство коту'],
    ['а кофе в 11', 'позвонить маме'],
    ['а баню в 18', 'позвонить маме'],
    ['а внизу в 11', 'позвонить маме'],
    ['а солнце в 11', 'позвонить маме'],
    ['а школу в 13', 'отвезти Мишу на плавание'],
    ['а машину в 18', 'забрать Варю'],
    ['а Оле подарок в 13', 'купить торт маме'],
    ['а Кате духи в 12', 'подарить Лене книгу'],
    ['а Петю в школу в 9', 'отвезти Мишу в садик'],
    ['а к маме в 13', 'записаться к терапевту'],
    ['а урок в 11', 'покормить кота'],
    ['а футбол в 19', 'полить фикус'],
    // what has an hour may take place, and not be bought
    ['а хлеб в 13', 'купить сыр'],
    ['а утренник в 10', 'купить хлеб'],
    ['а рентген в 9', 'купить хлеб'],
    // where one goes, and no place
    ['а в отпуск 2 марта', 'сходить в банк'],
  ])('%s behind %s', (text, behind) => expect(moreIn(text, behindTask(behind, BEGINS))).toBeNull());

  it.each([
    'и с ноутбуком в 12',
    'и с собакой в 18',
    'и такую же с собой в пятницу',
    'а с мамой обед в 13',
    'а с утра зарядка',
    'и с собой договор',
  ])('%s is nobody to talk to', (text) => expect(moreIn(text, WITH_OLYA)).toBeNull());

  it('tells by what means: а по телефону в 12', () =>
    expect(moreIn('а по телефону в 12', behindBlock('встреча по проекту'))).toBeNull());

  it.each([
    ['а хлеб в четверг', 'купить сыр', 'купить хлеб'],
    ['и батон в пятницу', 'купить сыр', 'купить батон'],
    ['а Олю в 13', 'встретить Петю', 'встретить Олю'],
  ])('%s behind %s is surely one more', (text, behind, title) =>
    expect(moreIn(text, behindTask(behind, BEGINS))).toMatchObject([{ title }]),
  );
});
