import type { InterpretRequest } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const TITLES = ['ужин с Верой', 'помыть фонарь', 'сдать макет', 'вернуть дрель Руслану'];

function asked(text: string, titles: readonly string[] = []) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: titles.map((title, at) => ({ kind: 'task', number: at + 1, title })),
    operations: [],
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  return response.kind === 'query' ? response.query : response.kind;
}

const TOMORROW = { from: '2026-09-16', to: '2026-09-16' };

describe('room in the plan', () => {
  it.each([
    ['подбери завтра полтора часа для репетиции', 90],
    ['подыщи мне завтра часик для вокала', 60],
    ['выкрой-ка мне полчаса завтра для зарядки', 30],
    ['завтра час для английского подбери', 60],
    ['мне бы завтра часок на спорт выкроить', 60],
    ['сможешь найти мне завтра сорок минут на звонок маме?', 40],
    ['куда бы впихнуть завтра стрижку на час', 60],
    ['глянь, куда завтра влезет прогулка на час', 60],
    ['влезет ли завтра ещё час?', 60],
    ['когда у меня завтра найдётся часа полтора?', 90],
    ['во сколько завтра лучше поставить тренировку на час?', 60],
    ['нужно окно часа на два завтра, где есть?', 120],
  ])('%s looks for free hours', (text, duration_minutes) => {
    expect(asked(text)).toEqual({ type: 'free', window: TOMORROW, duration_minutes });
  });

  it.each([
    'предложи пару вариантов времени для созвона завтра',
    'когда удобнее всего завтра съездить в банк?',
    'посмотри, когда завтра можно сходить в бассейн',
    'подбери время встречи с Олегом завтра',
    'куда завтра запихнуть стоматолога?',
  ])('%s looks for free hours of whatever length', (text) => {
    expect(asked(text)).toEqual({ type: 'free', window: TOMORROW });
  });

  it.each([
    ['освободилось ли у меня время завтра утром?', { from: '04:00', to: '12:00' }],
    ['когда я завтра свободна до обеда?', { from: '00:00', to: '13:00' }],
    ['завтра после шести я свободен когда?', { from: '18:00' }],
    ['какие окна завтра с 10 до 13?', { from: '10:00', to: '13:00' }],
  ])('%s looks for the free hours of a part of the day', (text, hours) => {
    expect(asked(text)).toEqual({ type: 'free', window: TOMORROW, hours });
  });

  it.each([
    'подбери обои в детскую',
    'подбери место для дивана',
    'подбери ключ к замку завтра за полчаса',
    'предложи Оле час завтра',
    'поискать окно для кухни завтра',
    'надо найти завтра час для разговора с сыном',
    'втиснуть коробки в кладовку завтра',
    'нужно место на парковке завтра',
    'посмотри, когда завтра приезжает курьер',
    'выбрать время для отпуска',
  ])('%s is something to do', (text) => {
    expect(asked(text)).toBe('commands');
  });

  it('keeps no word of a time that is left to the bot', () => {
    const source = { channel: 'telegram_text' } as const;
    const text = 'назначь созвон с Олегом завтра на час, время подбери сам';
    const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text };
    const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
    expect(response.envelopes).toHaveLength(1);
    expect(response.envelopes?.[0]?.command.entities.title).toBe('созвон с Олегом');
  });
});

describe('a day', () => {
  const evening = { from: '17:00' };
  const morning = { from: '04:00', to: '12:00' };
  it.each([
    ['чем занят вечер завтра?', evening],
    ['чем забито завтрашнее утро?', morning],
    ['чего ждать завтра?', undefined],
    ['какая программа на завтра', undefined],
    ['каков план на завтра?', undefined],
    ['много ли у меня на завтра?', undefined],
    ['завтра плотный день?', undefined],
    ['куда я завтра иду?', undefined],
    ['с чего начинается завтрашний день?', undefined],
  ])('%s asks what there is', (text, hours) => {
    const query = { type: 'agenda', window: TOMORROW, ...(hours === undefined ? {} : { hours }) };
    expect(asked(text)).toEqual(query);
  });

  it.each([
    [
      'вечер свободен?',
      { type: 'agenda', window: { from: '2026-09-15', to: '2026-09-15' }, hours: evening },
    ],
    ['что первым делом завтра?', { type: 'agenda', window: TOMORROW, asks: 'first' }],
    ['что у меня в приоритете?', { type: 'urgent' }],
    ['какие задачи у меня высокого приоритета?', { type: 'urgent' }],
    ['у чего скоро дедлайн', { type: 'tasks', due: true }],
    ['что просрочилось?', { type: 'overdue' }],
    ['огласи весь список', { type: 'tasks' }],
    ['что следующее по плану', { type: 'next' }],
    ['что в ремонте ещё не сделано', { type: 'tasks', mention: 'ремонте' }],
    ['какой срок у дрели?', { type: 'find', mention: 'дрели' }],
    ['должна ли я что-нибудь Руслану', { type: 'find', mention: 'Руслану' }],
    ['когда я в прошлый раз мыл фонарь?', { type: 'done', mention: 'мыл фонарь', latest: true }],
    ['ужин скоро?', { type: 'find', mention: 'ужин', asks: 'until' }],
  ])('%s is answered', (text, query) => {
    expect(asked(text)).toEqual(query);
  });

  it.each([
    'завтра тяжёлый день',
    'завтра утром иду в бассейн',
    'чего-нибудь вкусного купить завтра',
    'план на завтра составить',
    'завтра вечер с мамой',
  ])('%s asks nothing', (text) => {
    expect(['commands', 'none']).toContain(asked(text));
  });
});

describe('what is spoken of', () => {
  it.each([
    ['ужин с Верой в силе?', 'ужин с Верой'],
    ['фонарь помыт?', 'фонарь'],
    ['макет ещё не сдан?', 'макет'],
  ])('%s asks after it', (text, mention) => {
    expect(asked(text, TITLES)).toEqual({ type: 'find', mention });
  });

  it.each([
    ['завтра точно ужин?', TOMORROW],
    ['ужин завтра или послезавтра?', { ...TOMORROW, to: '2026-09-17' }],
  ])('%s asks of those days', (text, window) => {
    expect(asked(text, TITLES)).toEqual({ type: 'agenda', window, mention: 'ужин' });
  });

  it.each(['перенести ужин на понедельник?', 'купить ужин завтра?', 'скоро ужин', 'макет готов'])(
    '%s asks for nothing of it',
    (text) => {
      expect(asked(text, TITLES)).not.toHaveProperty('type');
    },
  );

  it('is not what was never spoken of', () => {
    expect(asked('фонарь помыт?')).toBe('none');
  });
});
