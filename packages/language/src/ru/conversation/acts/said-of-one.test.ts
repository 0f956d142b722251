import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';
import { GUESS } from './made.ts';

const YOGA: ObjectHandle = { kind: 'timeblock', number: 1, title: 'йога' };
const FORM: ObjectHandle = { kind: 'task', number: 1, title: 'заполнить анкету' };

function responseTo(text: string, last: ObjectHandle, ...others: readonly ObjectHandle[]) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: [last, ...others],
    operations: [],
    [`default_${last.kind}_id`]: 1,
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

function read(text: string, last: ObjectHandle) {
  const response = responseTo(text, last);
  return {
    kind: response.kind,
    operations: (response.operations ?? []).map(({ operation }) => operation),
  };
}

it.each([
  ['сделай йогу в 9:00 вместо 8:00', { type: 'reschedule', planned_time: '09:00' }],
  ['вместо 8:00 сделай йогу в 9:00', { type: 'reschedule', planned_time: '09:00' }],
  ['пусть йога будет в 18:00', { type: 'reschedule', planned_time: '18:00' }],
  ['пусть йога будет по средам', { type: 'set_recurrence', rrule: 'FREQ=WEEKLY;BYDAY=WE' }],
  ['пускай йога начнётся на час раньше', { type: 'reschedule', shift_minutes: -60 }],
  ['йога теперь на час раньше', { type: 'reschedule', shift_minutes: -60 }],
  ['пусть йога длится полтора часа', { type: 'set_duration', duration_minutes: 90 }],
  ['сделай йогу на два часа вместо одного', { type: 'set_duration', duration_minutes: 120 }],
  ['йога теперь на два часа', { type: 'set_duration', duration_minutes: 120 }],
  ['назови эту встречу «Совет дома»', { type: 'rename', title: 'Совет дома' }],
  ['назови йогу «Совет дома»', { type: 'rename', title: 'Совет дома' }],
])('one field of what is named: %s', (text, operation) => {
  expect(read(text, YOGA)).toEqual({ kind: 'operations', operations: [operation] });
});

it.each(['пусть дождь будет завтра', 'добавь задачу купить сок вместо молока'])(
  'of what nobody spoke of: %s',
  (text) => {
    expect(read(text, YOGA).operations).toEqual([]);
  },
);

it.each([
  ['забыл: надо до пятницы', { type: 'set_due', due_date: '2026-09-18' }],
  ['чуть не забыл — до воскресенья', { type: 'set_due', due_date: '2026-09-20' }],
  ['а, забыла сказать, в 8 утра', { type: 'reschedule', planned_time: '08:00' }],
  ['да, и ещё: на субботу', { type: 'reschedule', planned_at: '2026-09-19' }],
  ['забыла добавить: каждую неделю', { type: 'set_recurrence', rrule: 'FREQ=WEEKLY' }],
  ['и да, это очень срочно', { type: 'set_priority', priority: 'high' }],
  ['упустила: начало в 13:00', { type: 'reschedule', planned_time: '13:00' }],
  ['погоди, анкету пока не заполнил', { type: 'update_status', status: 'todo' }],
  ['стоп, анкету ещё не заполнила', { type: 'update_status', status: 'todo' }],
])('what was left out: %s', (text, operation) => {
  expect(read(text, FORM)).toEqual({ kind: 'operations', operations: [operation] });
});

it.each(['забыл ключи у мамы', 'вспомнила, надо купить хлеб', 'ещё молоко'])(
  'something of its own: %s',
  (text) => {
    expect(read(text, FORM).operations).toEqual([]);
  },
);

it.each([
  ['а нет, верни', 'back'],
  ['нет, верни её обратно', 'back'],
  ['ошибся, верни на место', 'back'],
  ['стоп, верни туда, где было', 'back'],
  ['я поторопился, верни как было', 'back'],
  ['отыграй назад', 'undo'],
  ['блин, откати', 'undo'],
])('what was just done goes the other way: %s', (text, kind) => {
  expect(read(text, FORM)).toEqual({ kind, operations: [] });
});

it('what has to be brought back is no such order', () => {
  expect(read('вернуть книгу', FORM).kind).toBe('commands');
});

it.each([
  ['удали всё на завтра за исключением анкеты', 'анкеты'],
  ['перенеси все завтрашние дела на пятницу, не считая анкеты', 'анкеты'],
  ['перенеси всё завтрашнее на пятницу, только не анкету', 'анкету'],
])('what is left out of a set: %s', (text, except) => {
  expect(responseTo(text, FORM).operations?.[0]?.set?.except).toEqual([except]);
});

it('the same once more at another hour', () => {
  expect(read('такую же в субботу, но в 16', YOGA).operations).toEqual([
    { type: 'copy', planned_at: '2026-09-19T16:00:00+03:00' },
  ]);
});

const FIRST: ObjectHandle = { kind: 'task', number: 1, title: 'оплатить парковку' };
const OTHERS: readonly ObjectHandle[] = [
  { kind: 'task', number: 2, title: 'отправить смету' },
  { kind: 'task', number: 3, title: 'заштопать рюкзак' },
];

it.each([
  ['парковку каждый месяц', 'set_recurrence'],
  ['парковку лучше по средам', 'set_recurrence'],
  ['а парковку пожалуй по средам лучше', 'set_recurrence'],
  ['рюкзак надобно уж по субботам', 'set_recurrence'],
  ['смету ещё на день', 'reschedule'],
  ['рюкзак чинить раздумал', 'update_status'],
])('what is probably meant of what was spoken of is asked about: %s', (text, type) => {
  const found = responseTo(text, FIRST, ...OTHERS).operations ?? [];
  expect(found.map(({ operation, confidence }) => [operation.type, confidence])).toEqual([
    [type, GUESS],
  ]);
});

it.each(['пить воду каждый день', 'баня лучше по субботам', 'купить хлеб ещё на два дня'])(
  'is new: %s',
  (text) => {
    expect(responseTo(text, FIRST, ...OTHERS).kind).toBe('commands');
  },
);
