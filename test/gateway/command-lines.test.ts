import { CommandEnvelope } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runProgram } from '../rig/program.ts';

// cites: G-lines, C9-output

const NOW = '2026-02-25T12:00:00+03:00';

const Reading = z.strictObject({
  id: z.union([z.string(), z.number()]),
  kind: z.enum(['commands', 'answer', 'cancel', 'none']),
  envelopes: z.array(CommandEnvelope),
  clarifying_questions: z.array(z.string().nullable()),
  interpreter: z.enum(['rules', 'model']),
  us: z.number().min(0),
});

const Time = z.strictObject({
  id: z.union([z.string(), z.number()]),
  role: z.enum(['at', 'from', 'due', 'window', 'duration', 'none']),
  start: z.string().nullable(),
  end: z.string().nullable(),
  date_only: z.boolean(),
  duration_minutes: z.number().nullable(),
  recurrence: z.string().nullable(),
  grain: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  us: z.number().min(0),
});

async function run(subcommand: 'interpret' | 'parse', lines: readonly string[]) {
  const stdin = lines.map((line) => `${line}\n`).join('');
  const { code, stdout, stderr } = await runProgram([subcommand], {}, { stdin });
  const split = (text: string) => text.split('\n').filter((line) => line !== '');
  return {
    code,
    rows: split(stdout).map((line): unknown => JSON.parse(line)),
    errors: split(stderr),
  };
}

const DURATION = 'На сколько минут поставить блок?';
const START = 'На какое время поставить блок?';
const TITLE = 'Как назвать задачу?';

/** Plain words for each intent with what is asked back, and the meeting words (C8-meeting). */
const examples: ReadonlyArray<[string, string, object, string | null]> = [
  ['Создай задачу купить молоко', 'task_create', { title: 'купить молоко' }, null],
  [
    'Добавь задачу позвонить маме завтра',
    'task_create',
    { title: 'позвонить маме', planned_at: '2026-02-26' },
    null,
  ],
  ['Создай задачу', 'task_create', {}, TITLE],
  [
    'Задача: подготовить отчет, в пятницу',
    'task_create',
    { title: 'подготовить отчет', planned_at: '2026-02-27' },
    null,
  ],
  [
    'Поставь блок на завтра в 14:00 на 60 минут',
    'timeblock_create',
    {
      start_at: '2026-02-26T14:00:00+03:00',
      end_at: '2026-02-26T15:00:00+03:00',
      duration_minutes: 60,
    },
    null,
  ],
  ['Поставь блок', 'timeblock_create', {}, DURATION],
  ['Поставь блок на 60', 'timeblock_create', { duration_minutes: 60 }, START],
  [
    'Поставь блок завтра в 9',
    'timeblock_create',
    { start_at: '2026-02-26T09:00:00+03:00' },
    DURATION,
  ],
  ['Поставь блок на 60, время потом', 'timeblock_create', { duration_minutes: 60 }, START],
  [
    'Встреча с врачом завтра в 15:00 на час',
    'timeblock_create',
    {
      title: 'Встреча с врачом',
      start_at: '2026-02-26T15:00:00+03:00',
      end_at: '2026-02-26T16:00:00+03:00',
      duration_minutes: 60,
    },
    null,
  ],
  [
    'собрание отдела завтра в 11',
    'timeblock_create',
    { title: 'собрание отдела', start_at: '2026-02-26T11:00:00+03:00' },
    DURATION,
  ],
  [
    'созвон с командой на полчаса',
    'timeblock_create',
    { title: 'созвон с командой', duration_minutes: 30 },
    START,
  ],
  ['appointment', 'timeblock_create', { title: 'appointment' }, DURATION],
];

describe('planerka interpret', () => {
  it('answers every example of the contract with its envelope and its question', async () => {
    const { code, rows, errors } = await run(
      'interpret',
      examples.map(([text], id) =>
        JSON.stringify({ id, text, now: NOW, timezone: 'Europe/Moscow', channel: 'telegram_text' }),
      ),
    );
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    const answered = rows.map((row) => Reading.parse(row));
    expect(
      answered.map(({ envelopes, clarifying_questions }, at) => [
        examples[at]?.[0],
        envelopes[0]?.command.intent,
        envelopes[0]?.command.entities,
        clarifying_questions[0],
      ]),
    ).toEqual(examples);
    for (const { envelopes, kind, interpreter, ...row } of answered) {
      expect({ kind, interpreter }).toEqual({ kind: 'commands', interpreter: 'rules' });
      expect(envelopes).toHaveLength(1);
      expect(envelopes[0]?.source).toEqual({ channel: 'telegram_text' });
      expect(envelopes[0]?.command.confidence).toBeGreaterThanOrEqual(0.75);
      expect(row.clarifying_questions).toHaveLength(1);
    }
  });

  it('answers other lines in order and names the bad ones', async () => {
    const line = (fields: object) => JSON.stringify({ id: 'x', text: 'блок', now: NOW, ...fields });
    const { code, rows, errors } = await run('interpret', [
      line({ id: 'first', text: 'Поставь блок' }),
      'nonsense',
      '',
      line({ now: '2026-02-25' }),
      line({ timezone: 'Mars/Olympus' }),
      line({ channel: 'fax' }),
      line({ text: undefined }),
      line({ id: null }),
      line({ text: 'а'.repeat(10_001) }),
      '[1, 2]',
      line({ id: 7, text: '' }),
      line({ id: 8, text: 'привет, как дела?' }),
      line({ id: 9, text: 'созвон завтра в 10 на час, потом купить хлеб' }),
      line({ id: 'last', text: 'Создай задачу' }).slice(0, -1),
    ]);
    expect(code).toBe(1);
    expect(rows.map((row) => Reading.parse(row)).map(({ id, kind }) => [id, kind])).toEqual([
      ['first', 'commands'],
      [7, 'none'],
      [8, 'none'],
      [9, 'commands'],
    ]);
    expect(Reading.parse(rows[3]).clarifying_questions).toEqual([null, null]);
    const named = /^строка (\d+): (?:в поле (\w+) нужно|это не JSON)?/;
    expect(errors.map((error) => named.exec(error)?.slice(1))).toEqual([
      ['2', undefined],
      ['4', 'now'],
      ['5', 'timezone'],
      ['6', 'channel'],
      ['7', 'text'],
      ['8', 'id'],
      ['9', 'text'],
      ['10', undefined],
      ['14', undefined],
    ]);
  });

  it('reads in the zone of the line', async () => {
    const { rows } = await run('interpret', [
      JSON.stringify({ id: 1, text: 'задача отчёт завтра в 9', now: NOW, timezone: 'Asia/Omsk' }),
      JSON.stringify({ id: 2, text: 'задача отчёт завтра в 9', now: NOW }),
    ]);
    expect(rows.map((row) => Reading.parse(row).envelopes[0]?.command.entities.planned_at)).toEqual(
      ['2026-02-26T09:00:00+06:00', '2026-02-26T09:00:00+03:00'],
    );
  });
});

describe('planerka parse', () => {
  const phrases: ReadonlyArray<[string, object]> = [
    [
      'завтра в 14:00 на 60 минут',
      { role: 'at', start: '2026-02-26T14:00:00+03:00', date_only: false, duration_minutes: 60 },
    ],
    ['в пятницу', { role: 'at', start: '2026-02-27', date_only: true }],
    ['до пятницы', { role: 'due', start: '2026-02-27', date_only: true }],
    ['с понедельника', { role: 'from', start: '2026-03-02', date_only: true }],
    ['на неделе', { role: 'window', start: '2026-02-25', end: '2026-03-01', date_only: true }],
    ['полтора часа', { role: 'duration', start: null, end: null, duration_minutes: 90 }],
    ['каждый вторник в 9', { role: 'at', recurrence: 'FREQ=WEEKLY;BYDAY=TU' }],
    ['купить хлеб', { role: 'none', start: null, end: null, duration_minutes: null }],
    ['', { role: 'none', start: null, confidence: 0 }],
  ];

  it('answers each phrase with its time', async () => {
    const { code, rows, errors } = await run(
      'parse',
      phrases.map(([text], id) => JSON.stringify({ id, text, now: NOW })),
    );
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(rows).toHaveLength(phrases.length);
    for (const [at, [text, expected]] of phrases.entries()) {
      expect({ text, ...Time.parse(rows[at]) }).toMatchObject({ text, id: at, ...expected });
    }
  });

  it('takes the offset of "now" where no zone is given', async () => {
    const text = 'завтра в 9';
    const { rows } = await run('parse', [
      JSON.stringify({ id: 1, text, now: '2026-02-25T12:00:00+05:30' }),
      JSON.stringify({ id: 2, text, now: '2026-02-25T12:00:00+05:30', timezone: 'Europe/Moscow' }),
    ]);
    expect(rows.map((row) => Time.parse(row).start)).toEqual([
      '2026-02-26T09:00:00+05:30',
      '2026-02-26T09:00:00+03:00',
    ]);
  });

  it('answers other lines and names the bad ones', async () => {
    const { code, rows, errors } = await run('parse', [
      '{"id":1',
      JSON.stringify({ id: 2, text: 'завтра', now: NOW }),
      JSON.stringify({ id: 3, text: 5, now: NOW }),
    ]);
    expect(code).toBe(1);
    expect(rows.map((row) => Time.parse(row).id)).toEqual([2]);
    expect(errors.map((error) => error.split(',')[0]?.split(':').slice(0, 2).join(':'))).toEqual([
      'строка 1: это не JSON',
      'строка 3: в поле text нужно',
    ]);
  });
});

describe('lines of anything', () => {
  /** Repeatable noise: bytes that are no text, halves of JSON, values of every kind. */
  function noise(): Uint8Array[] {
    let seed = 20_260_225;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    const good = Buffer.from(JSON.stringify({ id: 1, text: 'Поставь блок завтра в 9', now: NOW }));
    return Array.from({ length: 300 }, () => {
      const line = Buffer.from(good);
      for (let strikes = next(6); strikes >= 0; strikes -= 1) line[next(line.length)] = next(256);
      return line.subarray(0, 1 + next(line.length)).filter((byte) => byte !== 10 && byte !== 13);
    });
  }

  it.each(['interpret', 'parse'] as const)('do not bring %s down', async (subcommand) => {
    const lines = noise();
    const stdin = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]));
    const { code, stdout, stderr } = await runProgram([subcommand], {}, { stdin });
    const blank = lines.filter((line) => Buffer.from(line).toString().trim() === '').length;
    const count = (text: string) => text.split('\n').filter((line) => line !== '').length;
    expect(code).toBe(1);
    expect(count(stdout) + count(stderr)).toBe(lines.length - blank);
    expect(stderr).not.toMatch(/^\s+at /m);
    for (const line of stderr.trimEnd().split('\n')) expect(line).toMatch(/^строка \d+: /);
  });
});
