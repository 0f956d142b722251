import type { ObjectHandle, Operation } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

/*
 * What is said of objects that the thread knows: by their place in it, by their verbs, in another voice, each
 * with its own time, and what corrects the one that was shown last.
 */

const SAID = [
  'вымыть веранду',
  'привезти воды',
  'постелить половик',
  'отвезти Риту на вокзал',
] as const;

function read(text: string, titles: readonly string[] = SAID) {
  const candidates: ObjectHandle[] = titles.map((title, index) => ({
    kind: 'task',
    number: index + 1,
    title,
  }));
  const last = candidates.length;
  const { response } = interpretUtterance(
    {
      trace_id: 'trace-1',
      source: { channel: 'telegram_text' },
      now_iso: CORPUS_NOW,
      text,
      thread: {
        room: { kind: 'hub' },
        candidates,
        operations: [],
        ...(last === 0 ? {} : { default_task_id: last }),
      },
    },
    { timezone: CORPUS_ZONE },
  );
  return response;
}

const operations = (text: string, titles?: readonly string[]) =>
  (read(text, titles).operations ?? []).map(({ operation, mention, ordinal, several }) => ({
    ...operation,
    ...(mention === undefined ? {} : { mention }),
    ...(ordinal === undefined ? {} : { ordinal }),
    ...(several === undefined ? {} : { several }),
  }));

describe('each with its own time, the verb said once', () => {
  const veranda = { type: 'reschedule', planned_at: '2026-09-18', mention: 'веранду' };
  const rug = { type: 'reschedule', planned_at: '2026-09-19', mention: 'половик' };
  it.each([
    'веранду перенеси на пятницу, половик на субботу',
    'перенеси веранду на пятницу, а половик на субботу',
    'передвинь веранду на пятницу и половик на субботу',
    'перенеси на пятницу веранду, на субботу половик',
    'веранду на пятницу, половик на субботу',
    'ну давай веранду отложи на пятницу, половик - на субботу',
  ])('%s', (text) => {
    expect(operations(text)).toEqual([veranda, rug]);
  });

  it('by their numbers', () => {
    expect(operations('перенеси TASK-001 на завтра, TASK-003 на послезавтра')).toEqual([
      { type: 'reschedule', task: 1, planned_at: '2026-09-16' },
      { type: 'reschedule', task: 3, planned_at: '2026-09-17' },
    ]);
  });

  it('by how much', () => {
    expect(operations('сдвинь веранду на час, половик на два часа')).toEqual([
      { type: 'reschedule', shift_minutes: 60, mention: 'веранду' },
      { type: 'reschedule', shift_minutes: 120, mention: 'половик' },
    ]);
  });

  it('one time for several is one for all of them', () => {
    const [one, ...more] = read('перенеси веранду и половик на субботу').operations ?? [];
    expect(more).toEqual([]);
    expect(one?.names).toEqual(['веранду', 'половик']);
  });

  it.each([
    'шкаф на пятницу, диван на субботу',
    'веранду на пятницу, купить ведро в субботу',
    'перенеси веранду на пятницу, а в субботу купи ведро',
  ])('no two moves: %s', (text) => {
    expect(operations(text).filter(({ type }) => type === 'reschedule').length).toBeLessThan(2);
  });
});

describe('told as done', () => {
  const done = { type: 'update_status', status: 'done' };
  it.each([
    ['первую сделала', { ...done, mention: 'первую', ordinal: 1 }],
    ['третью уже выполнил', { ...done, mention: 'третью', ordinal: 3 }],
    ['обе сделал', { ...done, several: 2 }],
    ['веранда вымыта', { ...done, mention: 'веранда' }],
    ['половик постелен', { ...done, mention: 'половик' }],
    ['воду привёз', { ...done, mention: 'воду' }],
    ['вымыла', { ...done, mention: 'вымыть' }],
    ['ну всё, постелила', { ...done, mention: 'постелить' }],
  ])('%s', (text, expected) => {
    expect(operations(text)).toEqual([expected]);
  });

  it('several in one breath', () => {
    expect(operations('веранду вымыл, воду привёз')).toEqual([
      { ...done, mention: 'веранду' },
      { ...done, mention: 'воду' },
    ]);
  });

  it.each([
    'устала',
    'веранда закрыта',
    'посуда вымыта',
    'приехали',
    'седьмую сделал',
    'первую половину дня проспал',
    'веранда будет вымыта завтра',
  ])('no: %s', (text) => {
    expect(operations(text)).toEqual([]);
  });

  it('nothing is in view: nothing is meant', () => {
    expect(operations('первую сделала', [])).toEqual([]);
    expect(operations('обе сделал', ['вымыть веранду'])).toEqual([]);
  });
});

describe('another time for what stands in view', () => {
  const onSunday = { type: 'reschedule', planned_at: '2026-09-20' };
  it.each([
    ['обе на воскресенье', { ...onSunday, several: 2 }],
    ['все три на воскресенье', { ...onSunday, several: 3 }],
    ['последнюю на воскресенье', onSunday],
    ['вторую на воскресенье', { ...onSunday, mention: 'вторую', ordinal: 2 }],
  ])('%s', (text, expected) => {
    expect(operations(text)).toEqual([expected]);
  });

  it.each(['вторую неделю на воскресенье', 'обе руки на массаж завтра'])('no: %s', (text) => {
    expect(operations(text)).toEqual([]);
  });
});

describe('a correction of the one that was shown last', () => {
  it.each([
    ['я имел в виду Зою', 'отвезти Зою на вокзал'],
    ['ой, не Риту, а Зою', 'отвезти Зою на вокзал'],
    ['то есть Зою', 'отвезти Зою на вокзал'],
    ['точнее, на автовокзал', 'отвезти Риту на автовокзал'],
  ])('%s', (text, title) => {
    expect(operations(text)).toEqual([{ type: 'rename', title }]);
  });

  it.each([
    ['купить шесть булочек', 'точнее, восемь', 'купить восемь булочек'],
    ['купить 6 булочек', 'ой, 8', 'купить 8 булочек'],
    ['взять двадцать пять досок', 'нет, тридцать', 'взять тридцать досок'],
  ])('%s: %s', (title, text, corrected) => {
    expect(operations(text, [title])).toEqual([{ type: 'rename', title: corrected }]);
  });

  it.each(['хотя нет, не завтра, послезавтра', 'ой не завтра послезавтра'])('%s', (text) => {
    expect(operations(text)).toEqual([{ type: 'reschedule', planned_at: '2026-09-17' }]);
  });

  it('of two names none is guessed', () => {
    expect(operations('я имел в виду Зою', ['забрать Риту у Веры'])).toEqual([]);
  });
});

describe('a promise', () => {
  it.each([
    ['обещала Марине в пятницу вернуть книгу', 'вернуть Марине книгу', '2026-09-18'],
    ['я обещал Степану завтра показать чертёж', 'показать Степану чертёж', '2026-09-16'],
  ])('%s', (text, title, planned_at) => {
    const [envelope] = read(text, []).envelopes;
    expect(envelope?.command.entities).toEqual({ title, planned_at });
  });

  it.each(['обещали дождь', 'обещала погода исправиться', 'обещала мама испечь пирог'])(
    'no: %s',
    (text) => {
      expect(read(text, []).envelopes).toEqual([]);
    },
  );
});

describe('what will not be', () => {
  const titles = ['вокал', 'секция бокса', 'полить пионы'];
  it.each([
    ['в четверг вокала не будет', { type: 'delete', mention: 'вокала' }, '2026-09-17'],
    ['секции бокса завтра не будет', { type: 'delete', mention: 'секции бокса' }, '2026-09-16'],
    ['вокал в пятницу не состоится', { type: 'delete', mention: 'вокал' }, '2026-09-18'],
  ])('%s', (text, expected, on) => {
    const [found, ...more] = read(text, titles).operations ?? [];
    expect(more).toEqual([]);
    expect({ ...found?.operation, mention: found?.mention }).toEqual(expected);
    expect(found?.on).toBe(on);
  });

  it.each([
    ['на вокал больше не ходим', 'вокал'],
    ['больше не хожу на секцию бокса', 'секцию бокса'],
  ])('%s', (text, mention) => {
    expect(operations(text, titles)).toEqual([{ type: 'set_recurrence', rrule: null, mention }]);
  });

  it.each([
    'завтра дождя не будет',
    'денег не будет до пятницы',
    'меня завтра не будет',
    'в магазин больше не ходим',
    'мама сказала, что вокала не будет',
  ])('no: %s', (text) => {
    expect(operations(text, titles)).toEqual([]);
  });

  it.each([
    ['завтра света не будет с 10 до 17', 'оплатить свет'],
    ['в субботу интернета не будет до обеда', 'настроить интернет'],
    ['сегодня вечером воды не будет', 'купить воду'],
    ['завтра холодца не будет', 'купить холодец'],
  ])('%s: %s stays', (text, title) => expect(operations(text, [title])).toEqual([]));
});

describe('what is left as it is', () => {
  const asked = (text: string, isAsked: boolean) =>
    interpretUtterance(
      {
        trace_id: 'trace-1',
        source: { channel: 'telegram_text' },
        now_iso: CORPUS_NOW,
        text,
        ...(isAsked
          ? {
              pending_operation: {
                operation: { type: 'delete', task: 1 },
                question: {
                  code: 'CONFIRM',
                  clarifying_question: 'Удалить задачу «полить пионы» (TASK-001)?',
                  choices: [
                    { id: 'yes', label: 'Да' },
                    { id: 'no', label: 'Нет' },
                  ],
                },
                draft_id: '01999999-9999-7999-8999-999999999999',
              },
            }
          : {}),
      },
      { timezone: CORPUS_ZONE },
    ).response.kind;

  it.each(['не трогай', 'не трогай её', 'не удаляй', 'ничего не меняй', 'не удаляйте это'])(
    'while it is asked: %s',
    (text) => {
      expect(asked(text, true)).toBe('cancel');
      expect(asked(text, false)).not.toBe('cancel');
    },
  );

  it.each(['да ну его', 'бог с ним', 'пусть остаётся', 'да ну её', 'фиг с ними'])(
    'at any time: %s',
    (text) => {
      expect(asked(text, false)).toBe('cancel');
      expect(asked(text, true)).toBe('cancel');
    },
  );
});

describe('what is told of something, and an order that calls it by a pronoun', () => {
  it.each([
    [
      'половик ещё мокрый, перенеси его на субботу',
      { type: 'reschedule', planned_at: '2026-09-19', mention: 'половик' },
    ],
    [
      'с верандой ещё не всё, верни её в работу',
      { type: 'update_status', status: 'todo', mention: 'верандой' },
    ],
    ['половик не нужен - удали его', { type: 'delete', mention: 'половик' }],
  ])('%s', (text, expected) => {
    expect(operations(text)).toEqual([expected]);
  });

  it.each([
    'шкаф тяжёлый, перенеси его на субботу',
    'вокзал и половик далеко, перенеси их на субботу',
  ])('nothing of the thread, or more than one: %s', (text) => {
    expect(operations(text).map(({ mention }) => mention)).not.toContain('половик');
    expect(operations(text).map(({ mention }) => mention)).not.toContain('вокзал');
  });
});

describe('a meeting by its noun', () => {
  it('is told from what has the same name in it', () => {
    const titles = ['купить торт Рите', 'встреча с Ритой'];
    expect(operations('отложи встречу с Ритой на пятницу', titles)).toEqual([
      { type: 'reschedule', planned_at: '2026-09-18', mention: 'встречу с Ритой' },
    ]);
  });

  it('is the noun of a kind where nothing bears it', () => {
    expect(operations('отложи встречу с Ритой на пятницу', ['кино с Ритой'])).toEqual([
      { type: 'reschedule', planned_at: '2026-09-18', mention: 'Ритой' },
    ]);
    expect(operations('отложи встречу с Ритой на пятницу', ['увидеться с Ритой'])).toEqual([
      { type: 'reschedule', planned_at: '2026-09-18', mention: 'увидеться с Ритой' },
    ]);
  });
});

describe('a question beside an order', () => {
  it.each([
    ['Добавь задачу купить клей. А что у меня в пятницу?', 'commands', 'agenda'],
    ['Перенеси TASK-001 на завтра. Что просрочено?', 'operations', 'overdue'],
    ['запиши на завтра сварить холодец, а какие планы в субботу?', 'commands', 'agenda'],
    ['запиши на завтра сварить холодец и скажи, что у меня в субботу', 'commands', 'agenda'],
  ])('is answered behind it: %s', (text, kind, asked) => {
    const found = read(text);
    expect([found.kind, found.query?.type, found.query_follows]).toEqual([kind, asked, true]);
    expect(found.notes ?? []).toEqual([]);
  });

  it('is answered first where it was said first', () => {
    const found = read('Что у меня завтра? Добавь задачу купить клей.');
    expect([found.kind, found.query?.type, found.query_follows]).toEqual([
      'commands',
      'agenda',
      undefined,
    ]);
  });

  it.each([
    'запиши позвонить врачу и узнать, что у меня в анализах',
    'добавь задачу спросить, что у нас завтра',
  ])('is part of what is to be done: %s', (text) => {
    expect(read(text).query).toBeUndefined();
  });

  it.each(['Добавь задачу спросить у мамы: что у меня в пятницу?', 'что у меня в пятницу?'])(
    'no question beside: %s',
    (text) => {
      expect(read(text).notes ?? []).toEqual([]);
    },
  );
});

/*
 * Ways in which people tell that something of the plan has changed: it was moved or called off by somebody,
 * goes on for longer, is to be skipped, is so long.
 */
const CHANGED = ['выбить половик', 'помыть веранду', 'репетиция хора', 'осмотр'] as const;
const DELETE: Operation = { type: 'delete' };
const LATER = { type: 'reschedule', shift_minutes: 60 } as const;

it.each<[string, object[]]>([
  [
    'репетиция переехала на пятницу',
    [{ type: 'reschedule', planned_at: '2026-09-18', mention: 'репетиция' }],
  ],
  [
    'репетицию передвинули на пятницу',
    [{ type: 'reschedule', planned_at: '2026-09-18', mention: 'репетицию' }],
  ],
  ['репетиция начнётся на час позже', [{ ...LATER, mention: 'репетиция' }]],
  ['сделай репетицию на час позже', [{ ...LATER, mention: 'репетицию' }]],
  ['дирижёр отменил репетицию', [{ ...DELETE, mention: 'репетицию' }]],
  ['отменили осмотр', [{ ...DELETE, mention: 'осмотр' }]],
  ['осмотр отменён', [{ ...DELETE, mention: 'осмотр' }]],
  [
    'осмотр продлится полтора часа',
    [{ type: 'set_duration', duration_minutes: 90, mention: 'осмотр' }],
  ],
  [
    'осмотр сделай на два часа',
    [{ type: 'set_duration', duration_minutes: 120, mention: 'осмотр' }],
  ],
  ['часа хватит', [{ type: 'set_duration', duration_minutes: 60 }]],
  ['хватит и сорока минут', [{ type: 'set_duration', duration_minutes: 40 }]],
  [
    'о половике напомни за час',
    [{ type: 'set_reminders', remind_before_minutes: [60], mention: 'половике' }],
  ],
  ['репетицию завтра пропустим', [{ ...DELETE, scope: 'this', mention: 'репетицию' }]],
  ['завтра пропусти', [{ ...DELETE, scope: 'this' }]],
  ['удолите задачу про половик', [{ ...DELETE, mention: 'половик' }]],
  ['отметь половик сделаным', [{ type: 'update_status', status: 'done', mention: 'половик' }]],
  [
    'половик удали, а веранду на завтра',
    [
      { ...DELETE, mention: 'половик' },
      { type: 'reschedule', planned_at: '2026-09-16', mention: 'веранду' },
    ],
  ],
  [
    'удали половик, а веранду на завтра',
    [
      { ...DELETE, mention: 'половик' },
      { type: 'reschedule', planned_at: '2026-09-16', mention: 'веранду' },
    ],
  ],
  [
    'веранду на завтра, а половик удали',
    [
      { type: 'reschedule', planned_at: '2026-09-16', mention: 'веранду' },
      { ...DELETE, mention: 'половик' },
    ],
  ],
])('%s', (text, wanted) => {
  expect(operations(text, CHANGED)).toEqual(wanted);
});

it.each([
  'матч перенесли на субботу',
  'концерт продлится до одиннадцати',
  'рейс отменили',
  'завтра пропусти',
  'хватит разговоров',
  'тренер отменил игру',
])('of what nobody spoke of nothing is made: %s', (text) => {
  const { kind, envelopes, operations: found } = read(text, []);
  expect([kind === 'operations', envelopes, found ?? []]).toEqual([false, [], []]);
});

it('a new task and, in the same breath, a state of one that is there', () => {
  const { envelopes, operations: found } = read(
    'создай задачу купить тряпки и отметь половик сделанным',
    CHANGED,
  );
  expect(envelopes.map(({ command }) => command.entities.title)).toEqual(['купить тряпки']);
  expect(found?.map(({ mention }) => mention)).toEqual(['половик']);
});
