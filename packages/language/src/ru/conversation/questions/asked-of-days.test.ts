import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

function asked(text: string, now_iso = CORPUS_NOW) {
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso, text };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  return response.kind === 'query' ? response.query : response.kind;
}

const days = (from: string, to = from) => ({
  type: 'agenda',
  window: { from: `2026-09-${from}`, to: `2026-09-${to}` },
});

describe('days are asked about', () => {
  it.each([
    ['чё там теперь в пятницу у меня', days('18')],
    ['что короче на завтра осталось', days('16')],
    ['а в среду вообще что?', days('16')],
    ['какие планы у меня на четверг теперь', days('17')],
    ['что вообще на сегодня осталось', days('15')],
    ['чего на неделе ещё не закрыто', days('15', '20')],
    ['чего за эту неделю ещё осталось', { ...days('15', '20'), left: true }],
    ['график на понедельник и вторник покажи', days('21', '22')],
    ['план на сегодня и завтра скинь', days('15', '16')],
    ['список дел на завтра выведи пожалуйста', days('16')],
    ['завтрашнее расписание покажи', days('16')],
    ['следующую неделю покажи всю', days('21', '27')],
    ['покажи полностью следующую неделю', days('21', '27')],
  ])('%s', (text, query) => {
    expect(asked(text)).toEqual(query);
  });

  it.each(['2026-09-19', '2026-09-20'])('the week is the seven days to come on %s', (day) => {
    const now = `${day}T10:00:00+03:00`;
    const from = day.slice(-2);
    const to = String(Number(from) + 6);
    expect(asked('что у меня на неделе', now)).toEqual(days(from, to));
    expect(asked('что на этой неделе', now)).toEqual(days(from, '20'));
  });

  it.each([
    'график на понедельник и вторник согласовать',
    'покажи маме расписание на пятницу',
    'скинь Ире план на завтра',
    'все дела на завтра скинь',
    'давай все дела на завтра',
    'план работ на неделю отправить прорабу',
    'сколько детей приедет в лагерь узнать завтра',
    'сколько гвоздей надо на полку',
    'сколько завтра градусов',
    'сколько я за сегодня прошёл',
    'сколько у меня сегодня болело',
    'сколько дней до пятницы',
    'посмотрим завтра',
    'глянь завтра',
    'выведи пятно завтра',
    'теперь в пятницу забрать посылку',
    'на эту неделю осталось оплатить садик',
  ])('%s asks about none', (text) => {
    expect(asked(text)).not.toHaveProperty('type');
  });
});
