import type { InterpretRequest } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const TITLES = ['репетиция хора', 'бассейн', 'логопед', 'сдать смету'];

function heard(text: string, more: Partial<InterpretRequest> = {}) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: TITLES.map((title, at) => ({ kind: 'task', number: at + 1, title })),
    operations: [],
  };
  const source = { channel: 'telegram_voice' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread, ...more };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

const asked = (text: string) => {
  const { kind, query } = heard(text);
  return kind === 'query' ? query : kind;
};

const days = (from: string, to = from) => ({
  type: 'agenda',
  window: { from: `2026-09-${from}`, to: `2026-09-${to}` },
});

describe('a question about the plan amid talk', () => {
  it.each([
    ['доброе утро чё сегодня', days('15')],
    ['здарова чо завтра по плану', days('16')],
    ['итого завтра что', days('16')],
    ['итого на пт что', days('18')],
    ['ну в итоге что у меня завтра', days('16')],
    ['подытожим что у меня завтра', days('16')],
    ['ок пасиб а что у меня завтра', days('16')],
    ['тэкс ну и че у меня в четверг', days('17')],
    ['ща погоди, че там у меня завтра', days('16')],
    ['норм, а завтра?', days('16')],
    ['благодарю, а в пятницу что', days('18')],
    ['ой я запутался что у меня завтра', days('16')],
    ['че там завтра а то я забыла', days('16')],
    ['что в пятницу и во скока просыпаться', days('18')],
    ['какие дела завтра и когда выезжать', days('16')],
    ['спасибо скажи ещё что у меня в четверг и в субботу', days('17', '19')],
    ['что у меня завтра и послезавтра', days('16', '17')],
    ['ну и че горит у нас на неделе', days('15', '20')],
    ['выведи всё, что я тебе наговорил', { type: 'tasks' }],
    ['покажи всё что у нас записано а то голова кругом', { type: 'tasks' }],
    ['а логопеда в четверг в девять ты записал', { ...days('17'), mention: 'логопеда' }],
    ['ты уже добавила кардиолога на пятницу', { ...days('18'), mention: 'кардиолога' }],
    [
      'сколько свободного времени до репетиции',
      { type: 'find', mention: 'репетиции', asks: 'until' },
    ],
  ])('%s', (text, query) => {
    expect(asked(text)).toEqual(query);
  });

  it.each([
    ['а бассейн тогда успею?', 'бассейн'],
    ['а на репетицию я успеваю', 'репетицию'],
    ['смету ты записала?', 'смету'],
    ['не помню записывала ли я логопеда', 'логопеда'],
    ['бассейн я записал или нет', 'бассейн'],
  ])('%s is looked for', (text, mention) => {
    expect(asked(text)).toEqual({ type: 'find', mention });
  });

  it.each([
    'спасибо что завтра сходил за меня',
    'ладно завтра в 10 бассейн',
    'ты записал логопеда на среду а надо на четверг',
    'опять ты бассейн записал не туда',
    'логопеда я уже записала',
    'скажи маме чтобы ты записал врача',
    'забыла что завтра у мамы день рождения купить торт',
    'привет запиши бассейн на завтра',
    'успею купить хлеб завтра',
    'не успею в бассейн',
    'бассейн перенеси а то не успею',
    'покажи всё маме завтра',
    'всё что записала на завтра удали',
    'привет в четверг и в пятницу смена с 8 до 20',
    'доброе утро бассейн отмени',
    'что у меня завтра и 25 декабря',
  ])('%s asks nothing', (text) => {
    expect(asked(text)).not.toMatchObject({ type: expect.anything() });
  });

  it('is answered while something else is asked', () => {
    const { kind, query } = heard('спс, а че завтра', {
      pending_operation: {
        draft_id: '00000000-0000-4000-8000-000000000001',
        operation: { type: 'delete' },
        question: {
          code: 'CONFIRM',
          clarifying_question: '?',
          choices: [
            { id: 'yes', label: 'Да' },
            { id: 'no', label: 'Нет' },
          ],
        },
      },
    });
    expect({ kind, query }).toEqual({ kind: 'query', query: days('16') });
  });
});

describe('pieces of talk behind one another', () => {
  it.each([
    ['спс ты лучший, спокойной ночи', 'farewell'],
    ['благодарю дружище доброй ночи', 'farewell'],
    ['спасибо большое до завтра', 'farewell'],
    ['добрый вечер ну вот приехала еле ноги волоку', undefined],
    ['добрый вечер ну вот приехала еле ноги принесла', 'greeting'],
    ['привет бот я наконец дома устал как собака', 'greeting'],
    ['привет до завтра сдать смету', undefined],
    ['устала как собака завтра выспаться', undefined],
    ['привет', 'greeting'],
  ])('%s', (text, talk) => {
    expect(heard(text).talk).toBe(talk);
  });
});
