import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

function asked(text: string) {
  const source = { channel: 'telegram_voice' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  return response.kind === 'query' ? response.query : response.kind;
}

const on = (mention: string, from: string, to = from) => ({
  type: 'agenda',
  window: { from: `2026-09-${from}`, to: `2026-09-${to}` },
  mention,
});
const LESSONS = { likewise: 'урок занятие' };

describe('some things of the plan are asked for', () => {
  it.each([
    ['какие занятия у меня в четверг', { ...on('занятия', '17'), ...LESSONS }],
    ['сколько уроков в пятницу', { ...on('уроков', '18'), ...LESSONS }],
    ['сколько у меня клиентов в пятницу?', on('клиентов', '18')],
    [
      'сколько у нас поездок на следующей неделе вообще',
      { ...on('поездок', '21', '27'), likewise: 'поездка съездить поехать' },
    ],
    ['сколько уроков с Глебом на этой неделе', on('уроков с Глебом', '15', '20')],
    ['что у меня завтра по заказам', on('заказам', '16')],
    ['что у Риты в среду', on('Риты', '16')],
    ['что за концерт у меня в субботу', on('концерт', '19')],
    ['что там запланировано с Глебом', { type: 'find', mention: 'Глебом' }],
    ['что я хотела про балкон', { type: 'find', mention: 'балкон' }],
    ['что было насчёт путёвки', { type: 'find', mention: 'путёвки' }],
    ['покажи все уроки', { type: 'find', mention: 'уроки', likewise: 'урок занятие' }],
    ['хотел бы узнать какие у меня репетиции в среду', on('репетиции', '16')],
    [
      'хочу посмотреть что у меня завтра',
      { type: 'agenda', window: { from: '2026-09-16', to: '2026-09-16' } },
    ],
    ['какие репетиции остались', { type: 'find', mention: 'репетиции' }],
  ])('%s', (text, query) => {
    expect(asked(text)).toEqual(query);
  });

  it.each([
    'сколько мыла осталось',
    'какие обои выбрать в детскую',
    'какие книги почитать на неделе',
    'что с погодой завтра',
    'что подарить Глебу на день рождения',
    'сколько стоит массаж',
    'сколько будет пять на пять',
    'покажи Рите уроки',
    'урок с Глебом завтра в пять',
    'что-то с краном в субботу посмотреть',
    'узнать какие уроки завтра',
    'хочу узнать какие курсы есть в марте',
    'сколько у меня болела спина',
  ])('%s asks for none', (text) => {
    expect(asked(text)).not.toHaveProperty('type');
  });
});

describe('the plan of several days', () => {
  it.each([
    ['составь план на неделю', '15', '21'],
    ['распиши мне следующую неделю', '21', '27'],
    ['спланируй выходные пожалуйста', '19', '20'],
    ['сделай расписание дел на эту неделю', '15', '20'],
  ])('%s shows them', (text, from, to) => {
    expect(asked(text)).toEqual({
      type: 'agenda',
      window: { from: `2026-09-${from}`, to: `2026-09-${to}` },
    });
  });

  it.each([
    'составь план тренировок на неделю',
    'составить план на неделю для отдела',
    'сделай план продаж на месяц',
    'распиши стену на выходных',
  ])('%s shows none', (text) => {
    expect(asked(text)).not.toHaveProperty('type');
  });
});

describe('whether something is done', () => {
  it.each([
    ['купил ли я герань', 'герань'],
    ['я отнёс обувь или нет', 'обувь'],
    ['не помню отправила ли я бандероль', 'бандероль'],
  ])('%s is asked', (text, mention) => {
    expect(asked(text)).toMatchObject({ type: 'done', latest: true, mention });
  });

  it.each(['спросить приехал ли мастер', 'узнай купил ли Глеб герань', 'герань купила'])(
    '%s is not',
    (text) => {
      expect(asked(text)).not.toHaveProperty('type');
    },
  );
});

describe('a day alone', () => {
  it.each(['только в четверг?', 'именно 17 сентября?', 'а лишь четверг?'])('%s', (text) => {
    expect(asked(text)).toEqual({
      type: 'agenda',
      window: { from: '2026-09-17', to: '2026-09-17' },
    });
  });

  it.each(['только в четверг', 'только по четвергам?'])('%s asks nothing', (text) => {
    expect(asked(text)).not.toHaveProperty('type');
  });
});
