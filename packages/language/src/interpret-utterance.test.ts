import {
  CONFIDENCE,
  CommandEnvelope,
  type InterpretRequest,
  InterpretResponse,
  type PendingQuestion,
} from '@planerka/contracts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { randomCases } from '../../../test/rig/random-cases.ts';
import { interpretUtterance } from './index.ts';
import { CORPUS, CORPUS_NOW, CORPUS_ZONE } from './ru/corpus.ts';
import { ACTED, ASKED, type Expected } from './ru/corpus-commands.ts';
import { ABOUT_SETTINGS, CANCELS, FOREIGN, NOT_ABOUT_SETTINGS, UNREAD } from './ru/talk-corpus.ts';

/** Many runs on a busy machine take longer than vitest waits by default. */
vi.setConfig({ testTimeout: 60_000 });

const request = (text: string, more: Partial<InterpretRequest> = {}): InterpretRequest => ({
  trace_id: 'trace-1',
  source: { channel: 'telegram_voice' },
  now_iso: CORPUS_NOW,
  text,
  ...more,
});

const read = (text: string, more: Partial<InterpretRequest> = {}) =>
  interpretUtterance(request(text, more), { timezone: CORPUS_ZONE });

const understood = (response: InterpretResponse): Expected[] =>
  response.envelopes.map(({ command: { intent, entities } }) => ({ intent, entities }));

describe('commands', () => {
  it.each(ACTED)('%s', (text, expected) => {
    const { response, unsure } = read(text);
    expect(understood(response)).toEqual(expected);
    expect(response.kind).toBe('commands');
    expect(unsure).toBe(false);
    for (const { command } of response.envelopes) {
      expect(command.confidence).toBeGreaterThanOrEqual(CONFIDENCE.act);
    }
  });

  it.each(ASKED)('%s is confirmed first', (text, expected) => {
    const { response, unsure } = read(text);
    expect(understood(response)).toEqual(expected);
    expect(unsure).toBe(true);
    for (const { command } of response.envelopes) {
      expect(command.confidence).toBeGreaterThanOrEqual(CONFIDENCE.hint);
      expect(command.confidence).toBeLessThan(CONFIDENCE.act);
    }
  });

  it.each(FOREIGN)('$text is none of ours', ({ text, talk }) => {
    const { response, unsure, foreign } = read(text);
    const told = talk === undefined ? {} : { talk };
    expect(response).toEqual({ kind: 'none', envelopes: [], interpreter: 'rules', ...told });
    expect([unsure, foreign]).toEqual([false, true]);
  });

  it.each([
    ['что у меня в пятницу? и запиши купить герань', 'commands', 'agenda'],
    ['что просрочено? а ещё добавь задачу сдать ёмкости завтра', 'commands', 'overdue'],
    ['что во входящих? перенеси герань на завтра', 'operations', 'inbox'],
  ])('%s is answered and carried out', (text, kind, type) => {
    const { response } = read(text);
    expect([response.kind, response.query?.type]).toEqual([kind, type]);
    expect(response.envelopes.length + (response.operations ?? []).length).toBe(1);
  });

  it.each(['купить герань? спросить у Оли', 'что у меня в пятницу? что в субботу?'])(
    '%s is no question ahead of an order',
    (text) => {
      const { response } = read(text);
      expect(response.kind === 'commands' && response.query !== undefined).toBe(false);
    },
  );

  it.each(ABOUT_SETTINGS)('%s is a setting', (text) => {
    const { response, unsure } = read(text);
    // what it is to be set to, where that is said, stands in settings-corpus.ts
    const { setting: _setting, ...rest } = response;
    expect(rest).toEqual({ kind: 'none', envelopes: [], settings: true, interpreter: 'rules' });
    expect(unsure).toBe(false);
  });

  it.each(NOT_ABOUT_SETTINGS)('%s is no setting', (text) => {
    expect(read(text).response).not.toHaveProperty('settings');
  });

  it.each(UNREAD)('%s is left to a model', (text) => {
    const { response, unsure, foreign } = read(text);
    expect(response.kind).toBe('none');
    expect([unsure, foreign]).toEqual([true, false]);
  });

  it.each(CANCELS)('%s cancels', (text) => {
    const takesBack = ['отмена', 'отмени', 'нет, отмена'].includes(text);
    const kind = takesBack ? 'undo' : 'cancel';
    expect(read(text).response).toEqual({ kind, envelopes: [], interpreter: 'rules' });
  });

  it('gives the contract’s plain examples a confidence of 0.9 and more', () => {
    const examples = ACTED.slice(0, 9).flatMap(([text]) => read(text).response.envelopes);
    expect(examples.filter(({ command }) => command.confidence < 0.9)).toEqual([]);
  });

  it('carries the request’s trace and channel', () => {
    const [envelope] = read('купить хлеб завтра').response.envelopes;
    expect(envelope).toMatchObject({
      trace_id: 'trace-1',
      source: { channel: 'telegram_voice' },
    });
  });

  it('gives at most ten commands', () => {
    const text = Array.from({ length: 14 }, (_, i) => `купить вещь${i}`).join('\n');
    const { response } = read(text);
    expect(response.envelopes).toHaveLength(10);
    expect(response.envelopes[9]?.command.entities.title).toContain('вещь13');
  });
});

it.each([
  ['запиши задачу <i>курсив в макете', '<i>курсив в макете'],
  ['новая задача: <div> поправить', '<div> поправить'],
  ['добавь задачу [черновик] ответить юристу', '[черновик] ответить юристу'],
  ['добавь задачу (летний) велосипед достать', '(летний) велосипед достать'],
  ['добавь задачу проверить <br> в письме', 'проверить <br> в письме'],
  ['добавь задачу (купить велосипед', 'купить велосипед'],
])('«%s» keeps the bracket that its title closes', (text, title) => {
  expect(read(text).response.envelopes[0]?.command.entities).toEqual({ title });
});

it('a bracket whose words were understood hangs on nothing', () => {
  const [envelope] = read('добавь задачу [срочно] ответить юристу').response.envelopes;
  expect(envelope?.command.entities).toEqual({ title: 'ответить юристу', priority: 'high' });
});

describe('notes', () => {
  it('says which weekday contradicts a date', () => {
    const { response } = read('в пятницу 5 октября сходить к врачу');
    expect(response.envelopes[0]?.command.entities.planned_at).toBe('2026-10-05');
    expect(response.notes).toEqual([
      { code: 'WEEKDAY_MISMATCH', position: 0, date: '2026-10-05', weekday: 5 },
    ]);
  });

  it('says that there is no such date, and keeps its words out of the title', () => {
    const { response } = read('купить хлеб, потом сдать отчёт 31 сентября');
    expect(response.envelopes[1]?.command.entities).toEqual({ title: 'сдать отчёт' });
    expect(response.notes).toEqual([{ code: 'NO_SUCH_DATE', position: 1, text: '31 сентября' }]);
  });

  it('says that the clocks skip a time', () => {
    const { response } = interpretUtterance(
      request('поставь блок 29 марта в 2:30 ночи на час', { now_iso: '2026-03-01T10:00:00+01:00' }),
      { timezone: 'Europe/Berlin' },
    );
    expect(response.notes).toEqual([
      {
        code: 'SKIPPED_BY_DST',
        position: 0,
        said: '02:30',
        moved_to: '2026-03-29T03:30:00+02:00',
      },
    ]);
  });
});

describe('settings', () => {
  it('takes the person’s own dayparts', () => {
    const { response } = read('погулять вечером', { dayparts: { evening: '20:30' } });
    expect(response.envelopes[0]?.command.entities.planned_at).toBe('2026-09-15T20:30:00+03:00');
  });

  it('reads a zone other than the offset of the reference instant', () => {
    const { response } = interpretUtterance(request('поставь блок завтра в 9 на час'), {
      timezone: 'Asia/Vladivostok',
    });
    expect(response.envelopes[0]?.command.entities.start_at).toBe('2026-09-16T09:00:00+10:00');
  });
});

const DRAFT_ID = '0199b7a0-0000-7000-8000-000000000000';

function pendingOf(
  code: PendingQuestion['question']['code'],
  command: Expected,
  labels: readonly (
    | string
    | readonly [string, PendingQuestion['envelope']['command']['entities']]
  )[] = [],
): PendingQuestion {
  return {
    draft_id: DRAFT_ID,
    envelope: {
      trace_id: 'earlier',
      source: { channel: 'telegram_text' },
      command: { ...command, confidence: 0.95 },
    },
    question: {
      code,
      clarifying_question: '?',
      choices: labels.map((label, i) =>
        typeof label === 'string'
          ? { id: `c${i + 1}`, label }
          : { id: `c${i + 1}`, label: label[0], entities: label[1] },
      ),
    },
  };
}

const DURATIONS = [15, 30, 45, 60, 90].map(
  (minutes) => [`${minutes} минут`, { duration_minutes: minutes }] as const,
);
const block = (entities: Expected['entities']): Expected => ({
  intent: 'timeblock_create',
  entities,
});
const task = (entities: Expected['entities']): Expected => ({ intent: 'task_create', entities });
const TEN = '2026-09-16T10:00:00+03:00';

type Row = readonly [string, string | null, Expected['entities']];

describe.each<[string, PendingQuestion, readonly Row[]]>([
  [
    'DURATION',
    pendingOf('DURATION', block({ start_at: TEN }), DURATIONS),
    [
      ['60', null, { start_at: TEN, duration_minutes: 60 }],
      // what hangs on the thing that is asked about, and leaves the question open
      ['напомни за 20 минут до этого', null, { start_at: TEN, remind_before_minutes: [20] }],
      ['и предупреди за час и за день', null, { start_at: TEN, remind_before_minutes: [60, 1440] }],
      ['2', 'c2', { start_at: TEN, duration_minutes: 30 }],
      ['второй вариант', 'c2', { start_at: TEN, duration_minutes: 30 }],
      ['последний', 'c5', { start_at: TEN, duration_minutes: 90 }],
      ['45 минут', 'c3', { start_at: TEN, duration_minutes: 45 }],
      ['час', null, { start_at: TEN, duration_minutes: 60 }],
      ['минут сорок', null, { start_at: TEN, duration_minutes: 40 }],
      ['давай на полтора', null, { start_at: TEN, duration_minutes: 90 }],
      ['на два', null, { start_at: TEN, duration_minutes: 120 }],
      ['да минут этак сорок наверное', null, { start_at: TEN, duration_minutes: 40 }],
      ['полчаса за глаза', null, { start_at: TEN, duration_minutes: 30 }],
      ['как обычно часик', null, { start_at: TEN, duration_minutes: 60 }],
      ['около часа, не больше', null, { start_at: TEN, duration_minutes: 60 }],
      ['1:30', null, { start_at: TEN, duration_minutes: 90 }],
      ['ну где-то час двадцать', null, { start_at: TEN, duration_minutes: 80 }],
      [
        'до 12',
        null,
        { start_at: TEN, end_at: '2026-09-16T12:00:00+03:00', duration_minutes: 120 },
      ],
      [
        'послезавтра в 9 на час',
        null,
        { start_at: '2026-09-17T09:00:00+03:00', duration_minutes: 60 },
      ],
    ],
  ],
  [
    'DURATION with a known end',
    pendingOf(
      'DURATION',
      block({ start_at: TEN, end_at: '2026-09-16T11:30:00+03:00', duration_minutes: 60 }),
      DURATIONS,
    ),
    [
      [
        'полтора часа',
        null,
        { start_at: TEN, end_at: '2026-09-16T11:30:00+03:00', duration_minutes: 90 },
      ],
      ['1', 'c1', { start_at: TEN, end_at: '2026-09-16T10:15:00+03:00', duration_minutes: 15 }],
    ],
  ],
  [
    'START',
    pendingOf('START', block({ duration_minutes: 60 }), ['сегодня, 15:00', 'завтра, 09:00']),
    [
      ['в три', null, { duration_minutes: 60, start_at: '2026-09-15T15:00:00+03:00' }],
      ['2', 'c2', { duration_minutes: 60 }],
      ['17', null, { duration_minutes: 60, start_at: '2026-09-15T17:00:00+03:00' }],
      [
        'давай-ка лучше в три',
        null,
        { duration_minutes: 60, start_at: '2026-09-15T15:00:00+03:00' },
      ],
      ['три часа', null, { duration_minutes: 60, start_at: '2026-09-15T15:00:00+03:00' }],
      ['поставь на три', null, { duration_minutes: 60, start_at: '2026-09-15T15:00:00+03:00' }],
      ['в два, нет, в три', null, { duration_minutes: 60, start_at: '2026-09-15T15:00:00+03:00' }],
      ['завтра с утра', null, { duration_minutes: 60, start_at: '2026-09-16T09:00:00+03:00' }],
      ['завтра', null, { duration_minutes: 60, planned_at: '2026-09-16' }],
      [
        'завтра в 9 на полчаса',
        null,
        { duration_minutes: 30, start_at: '2026-09-16T09:00:00+03:00' },
      ],
    ],
  ],
  [
    'START of a known day',
    pendingOf('START', block({ duration_minutes: 60, planned_at: '2026-09-18' })),
    [
      ['в три', null, { duration_minutes: 60, start_at: '2026-09-18T15:00:00+03:00' }],
      ['11', null, { duration_minutes: 60, start_at: '2026-09-18T11:00:00+03:00' }],
      ['вечером', null, { duration_minutes: 60, start_at: '2026-09-18T19:00:00+03:00' }],
      ['в субботу в 10', null, { duration_minutes: 60, start_at: '2026-09-19T10:00:00+03:00' }],
    ],
  ],
  [
    'DAY of a known time',
    pendingOf('DAY', task({ title: 'звонок', planned_time: '21:30' }), [
      ['завтра', { planned_at: '2026-09-16T21:30:00+03:00' }],
      'пятница, 18 сентября',
    ]),
    [
      ['завтра', 'c1', { title: 'звонок', planned_at: '2026-09-16T21:30:00+03:00' }],
      ['в субботу', null, { title: 'звонок', planned_at: '2026-09-19T21:30:00+03:00' }],
      ['20', null, { title: 'звонок', planned_at: '2026-09-20T21:30:00+03:00' }],
      ['пятого', null, { title: 'звонок', planned_at: '2026-10-05T21:30:00+03:00' }],
      ['в субботу в 10', null, { title: 'звонок', planned_at: '2026-09-19T10:00:00+03:00' }],
    ],
  ],
  [
    'DAY of a known window',
    pendingOf(
      'DAY',
      task({ title: 'звонок', planned_window: { from: '2026-09-21', to: '2026-09-27' } }),
    ),
    [
      ['в среду', null, { title: 'звонок', planned_at: '2026-09-23' }],
      ['в понедельник в 10', null, { title: 'звонок', planned_at: '2026-09-21T10:00:00+03:00' }],
    ],
  ],
  [
    'TITLE',
    pendingOf('TITLE', task({ priority: 'high' })),
    [
      ['купить хлеб', null, { priority: 'high', title: 'купить хлеб' }],
      ['молоко', null, { priority: 'high', title: 'молоко' }],
      ['назови её молоко', null, { priority: 'high', title: 'молоко' }],
      ['название: молоко', null, { priority: 'high', title: 'молоко' }],
      ['молоко завтра', null, { priority: 'high', title: 'молоко', planned_at: '2026-09-16' }],
      ['что взять в поход', null, { priority: 'high', title: 'что взять в поход' }],
    ],
  ],
  [
    'READING',
    pendingOf('READING', task({ title: 'хлеб', planned_at: '2026-09-15' }), [
      'Задача «хлеб», вторник, 15 сентября 2026',
      'Задача «хлеб», среда, 16 сентября 2026',
    ]),
    [
      ['завтра', 'c2', { title: 'хлеб', planned_at: '2026-09-15' }],
      ['в среду', 'c2', { title: 'хлеб', planned_at: '2026-09-15' }],
      ['первое', 'c1', { title: 'хлеб', planned_at: '2026-09-15' }],
      ['2', 'c2', { title: 'хлеб', planned_at: '2026-09-15' }],
    ],
  ],
  [
    'CONFIRM',
    pendingOf('CONFIRM', task({ title: 'молоко', planned_at: TEN }), ['Да', 'Нет']),
    [
      ['да', 'c1', { title: 'молоко', planned_at: TEN }],
      ['ага, верно', 'c1', { title: 'молоко', planned_at: TEN }],
      ['ну да, всё так, спасибо', 'c1', { title: 'молоко', planned_at: TEN }],
      ['👍', 'c1', { title: 'молоко', planned_at: TEN }],
      ['нет, не то', 'c2', { title: 'молоко', planned_at: TEN }],
      ['давай', 'c1', { title: 'молоко', planned_at: TEN }],
      ['нет', 'c2', { title: 'молоко', planned_at: TEN }],
      ['нет, в 11', null, { title: 'молоко', planned_at: '2026-09-16T11:00:00+03:00' }],
      ['нет, в пятницу', null, { title: 'молоко', planned_at: '2026-09-18T10:00:00+03:00' }],
    ],
  ],
])('an answer to %s', (_, pending, rows) => {
  it.each(rows)('%s', (text, choice, entities) => {
    const { response } = read(text, { pending });
    expect(response.kind).toBe('answer');
    expect(response.choice_id ?? null).toBe(choice);
    const [envelope] = response.envelopes;
    expect(envelope?.command.entities).toEqual(entities);
    expect(envelope?.command.intent).toBe(pending.envelope.command.intent);
    expect(envelope?.trace_id).toBe('trace-1');
  });
});

describe('what is no answer', () => {
  const pending = pendingOf('DURATION', block({ start_at: TEN }), DURATIONS);

  it.each(['спасибо', 'какая погода', 'ну не знаю'])('%s changes nothing', (text) => {
    const { response, unsure } = read(text, { pending });
    expect(response.kind).toBe('none');
    expect(unsure).toBe(false);
  });

  it.each(['молоко', 'до ухода Пети'])('%s is read as if nothing were asked', (text) => {
    const { response, unsure, foreign } = read(text, { pending });
    expect(response).toEqual(read(text).response);
    expect({ unsure, foreign }).toEqual({ unsure: true, foreign: false });
  });

  it.each(['не надо', 'отмена', 'передумал'])('%s cancels first', (text) => {
    expect(read(text, { pending }).response.kind).toBe('cancel');
  });

  it('is done when it is a command of its own', () => {
    const { response } = read('создай задачу купить хлеб завтра', { pending });
    expect(understood(response)).toEqual([
      task({ title: 'купить хлеб', planned_at: '2026-09-16' }),
    ]);
  });

  it('is a command for a title’s question, too, when it asks in so many words', () => {
    const title = pendingOf('TITLE', task({}));
    expect(read('поставь блок завтра в 9 на час', { pending: title }).response.kind).toBe(
      'commands',
    );
    expect(read('привет', { pending: title }).response.kind).toBe('none');
  });
});

describe('any utterance', () => {
  const words = [
    ...new Set(
      CORPUS.flatMap((g) =>
        Object.values(g.cases)
          .flat()
          .flatMap((t) => t.split(' ')),
      ),
    ),
  ];
  const salad = fc
    .array(
      fc.constantFrom(
        ...words,
        'создай',
        'задачу',
        'поставь',
        'блок',
        'напомни',
        'купить',
        'потом',
        'срочно',
        '#тег',
        'встреча',
        'хлеб',
        ',',
        '.',
        '«',
        '»',
      ),
      { minLength: 1, maxLength: 25 },
    )
    .map((list) => list.join(' '));
  const texts = fc.oneof(salad, fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }));
  const pendings = fc.constantFrom(
    undefined,
    pendingOf('DURATION', block({ start_at: TEN }), DURATIONS),
    pendingOf('START', block({ duration_minutes: 60, planned_at: '2026-09-18' })),
    pendingOf('TITLE', task({})),
    pendingOf('CONFIRM', task({ title: 'x' }), ['Да', 'Нет']),
    pendingOf(
      'DAY',
      task({ title: 'x', planned_window: { from: '2026-09-21', to: '2026-09-27' } }),
    ),
  );

  it('gives a response of the contract’s shape', () => {
    fc.assert(
      fc.property(texts, pendings, (text, pending) => {
        const { response } = read(text, pending === undefined ? {} : { pending });
        const parsed = InterpretResponse.safeParse(response);
        expect(parsed.error?.issues ?? []).toEqual([]);
        for (const envelope of response.envelopes) {
          expect(CommandEnvelope.safeParse(envelope).success).toBe(true);
        }
      }),
      randomCases(),
    );
  });

  it('keeps what no whole phrase takes back', () => {
    const [only] = read('до хлеб лучше до в').response.envelopes;
    expect(only?.command.entities.title).toContain('хлеб');
  });

  const CORRECTING = new Set(
    'лучше нет вернее точнее скорее ой погоди погодите подожди извини извините прости простите'.split(
      ' ',
    ),
  );
  const ORDERS = new Set(['создай задачу', 'запиши', 'надо', 'напомни']);
  const INFINITIVES = new Set(['купить', 'позвонить', 'не забыть']);
  /** "в забор лучше в калитку", "купить (в) хлеб лучше сметану": the newer is where the older stood. */
  const isTakenBack = (list: readonly string[], thing: string): boolean => {
    const at = list.indexOf(thing);
    const before = list[at - 1];
    const led = ['в', 'на', 'с', 'за', 'до', 'к'].includes(before ?? '') ? list[at - 2] : before;
    return list.some((word, behind) => {
      if (behind <= at || !CORRECTING.has(word.replace(/,$/, ''))) return false;
      // "хлеб, вернее калитка", "создай задачу хлеб, лучше щётка": nothing of what it is stood before it
      const isWhole = at === 0 || ORDERS.has(before ?? '');
      const isReplaced = behind === at + 1 && (isWhole || INFINITIVES.has(led ?? ''));
      // "купить хлеб в, точнее позвонить": one act, and another in its place
      const isAct = INFINITIVES.has(led ?? '') && INFINITIVES.has(list[behind + 1] ?? '');
      return (
        isReplaced ||
        (isAct && behind === at + 2) ||
        (before !== undefined && list[behind + 1] === before) ||
        // "забор, хлеб, ковёр, лучше забор, хлеб": all of it said anew
        list[behind + 1] === list[0]
      );
    });
  };
  /**
   * "не забыть хлеб калитка нет, щётка", "не забыть калитку в 13:00, нет, щётку": the last thing before the correction
   * is corrected, its times are as they were, and that is asked about first.
   */
  const isAskedWithout = (list: readonly string[], thing: string): boolean => {
    const at = list.indexOf(thing);
    const end = list.findIndex((word, i) => i > at && !/^[,\d.:-]+$/.test(word));
    const isCorrected = CORRECTING.has((list[end] ?? '').replace(/,$/, ''));
    return isCorrected && list.slice(0, at).some((word) => INFINITIVES.has(word));
  };
  it('loses no word that is neither time nor command', () => {
    const things =
      'хлеб сметана забор калитка фильтр антресоль каталог велосипед Петя ковёр щётка гвозди'.split(
        ' ',
      );
    const asking =
      `создай задачу|запиши|надо|напомни|не забыть|поставь блок|купить|позвонить|встреча с|
      созвон|срочно|ну|пожалуйста|потом|и|ещё|,|.|:|-|на|в|с|за|до|к|о том что|#дом|в проект`
        .split('|')
        .map((piece) => piece.trim());
    const said = fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...things) },
        { weight: 2, arbitrary: fc.constantFrom(...asking) },
        // "на чем" asks, and what is asked beside a command is not written down
        { weight: 2, arbitrary: fc.constantFrom(...words.filter((word) => word !== 'чем')) },
      ),
      { minLength: 1, maxLength: 14 },
    );
    fc.assert(
      fc.property(said, (list) => {
        const { response } = read(list.join(' '));
        fc.pre(response.kind === 'commands');
        // what cannot be written is told of
        const told = response.notes?.filter(({ code }) => code === 'NOT_READ');
        const kept = JSON.stringify([
          response.envelopes.map(({ command }) => command.entities),
          told,
        ]);
        const isAsked = response.envelopes.every(
          ({ command }) => command.confidence < CONFIDENCE.act,
        );
        const lost = things.filter(
          (thing) =>
            list.includes(thing) &&
            !kept.includes(thing) &&
            !isTakenBack(list, thing) &&
            !(isAsked && isAskedWithout(list, thing)),
        );
        expect(lost).toEqual([]);
      }),
      {
        ...randomCases(),
        examples: [
          [['купить', 'хлеб', 'хотя', 'щётка']],
          [['хлеб', 'вернее,', 'следующего', 'ну']],
          [['щётка', 'создай задачу', 'хлеб', 'лучше', 'щётка', 'ковёр']],
          [['не забыть', 'хлеб', 'калитка', 'нет,', 'сентября']],
          [['не забыть', 'забор', '13:00-14:45', 'нет,', 'хлеб']],
          [['в проект', 'хлеб', 'в', 'с', '20-20', 'конца', '10pm', 'создай задачу']],
          [['купить', 'хлеб', 'в', 'точнее', 'позвонить', 'создай задачу']],
          [['в проект', 'Петя', 'двух', '.', 'создай задачу', 'хлеб']],
          [['забор', 'хлеб', 'забор', 'потом', 'не забыть', 'создай задачу', 'создай задачу']],
        ],
      },
    );
  });

  it('takes nothing that was not said into a title', () => {
    fc.assert(
      fc.property(salad, (text) => {
        for (const { command } of read(text).response.envelopes) {
          const title = command.entities.title ?? '';
          for (const word of title.replaceAll(/[,…]/g, ' ').split(/\s+/)) {
            expect(text).toContain(word);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  const lower = (response: InterpretResponse): string =>
    JSON.stringify(understood(response)).toLowerCase().replaceAll('ё', 'е');
  /** How each phrase is read as it stands: found once, compared with all that is changed of it. */
  const plain = new Map<string, string>();
  const plainly = (text: string): string => {
    const known = plain.get(text) ?? lower(read(text).response);
    plain.set(text, known);
    return known;
  };
  it.each([
    ['capitals', (text: string) => text.toUpperCase()],
    ['small letters', (text: string) => text.toLowerCase()],
    ['е for ё', (text: string) => text.replaceAll('ё', 'е')],
    ['a full stop', (text: string) => `${text}.`],
    ['exclamation marks', (text: string) => `${text}!!`],
    ['brackets', (text: string) => `(${text})`],
    ['dots and spaces', (text: string) => `... ${text} …  `],
  ])('means the same in %s, titles compared without case', (_, change) => {
    const differing = ACTED.map(([text]) => text).filter(
      (text) => lower(read(change(text)).response) !== plainly(text),
    );
    expect(differing).toEqual([]);
  });
});

describe('several readings', () => {
  it.each([
    ['купить хлеб сегодня или завтра', ['2026-09-15', '2026-09-16']],
    ['позвонить маме в пятницу или в субботу', ['2026-09-18', '2026-09-19']],
    [
      'созвон завтра в 10 или в 11 на час',
      ['2026-09-16T10:00:00+03:00', '2026-09-16T11:00:00+03:00'],
    ],
    ['сдать отчёт завтра в полночь', ['2026-09-17T00:00:00+03:00', '2026-09-16T00:00:00+03:00']],
  ])('%s', (text, times) => {
    const { response } = read(text);
    const all = [...response.envelopes, ...(response.readings ?? [])];
    const starts = all.map(({ command: { entities } }) => entities.start_at ?? entities.planned_at);
    expect(starts).toEqual(times);
    expect(new Set(all.map(({ command }) => command.entities.title)).size).toBe(1);
  });

  it('differ in what is said of the block: at two, or for two hours', () => {
    const { response } = read('поставь блок на завтра на 2 часа');
    const all = [...response.envelopes, ...(response.readings ?? [])];
    expect(all.map(({ command }) => command.entities)).toEqual([
      { start_at: '2026-09-16T14:00:00+03:00' },
      { planned_at: '2026-09-16', duration_minutes: 120 },
    ]);
  });

  it('are given of a single command only', () => {
    const { response } = read('купить хлеб сегодня или завтра, потом позвонить маме');
    expect(response.envelopes).toHaveLength(2);
    expect(response.readings).toBeUndefined();
    expect(response.envelopes[0]?.command.confidence).toBeLessThan(CONFIDENCE.act);
  });
});

describe('long runs of spaces and of empty lines', () => {
  it.each([
    ['купить лак', ' ', 'матовый'],
    ['купить лак', '\n', 'помыть окна'],
    ['разбей отчёт на шаги: купить', ' ', 'лак'],
  ])('%s ... are read as short ones, and as fast', (head, gap, tail) => {
    const short = read(head + gap.repeat(2) + tail).response;
    const began = performance.now();
    const long = read(head + gap.repeat(60_000) + tail).response;
    expect(performance.now() - began).toBeLessThan(LONG_MS);
    expect(understood(long)).toEqual(understood(short));
  });
});
/** Far above what any machine takes; what tries all from each sign takes minutes. */
const LONG_MS = 20_000;
