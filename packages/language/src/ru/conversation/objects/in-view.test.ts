import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

/** What words come to while these objects were spoken of, the first of them last. */
function read(text: string, candidates: readonly ObjectHandle[]) {
  const [last] = candidates;
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: [...candidates],
    operations: [],
    ...(last?.kind === 'task' ? { default_task_id: last.number } : {}),
    ...(last?.kind === 'timeblock' ? { default_timeblock_id: last.number } : {}),
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  const operations = (response.operations ?? []).map(({ operation, mention }) =>
    mention === undefined ? operation : { ...operation, mention },
  );
  const made = response.envelopes.map(({ command }) => command.entities);
  return { kind: response.kind, operations, made };
}

function confidenceOf(text: string, candidates: readonly ObjectHandle[]): number {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: [...candidates],
    operations: [],
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  return Math.min(1, ...(response.operations ?? []).map(({ confidence }) => confidence));
}

const tasks = (...titles: readonly string[]): ObjectHandle[] =>
  titles.map((title, at) => ({ kind: 'task', number: at + 1, title }));

const PLAN = tasks('сдать отчёт', 'помыть посуду', 'вынести ёлку', 'отнести обувь в мастерскую');

it.each([
  ['заметка к отчёту добавить графики', 'отчёту', 'добавить графики'],
  ['комментарий к сдать отчёт цифры у Оли', 'сдать отчёт', 'цифры у Оли'],
  ['к отчёту добавь, что нужны графики', 'отчёту', 'нужны графики'],
  ['к отчёту допиши: графики и выводы', 'отчёту', 'графики и выводы'],
  ['добавь к отчёту графики за квартал', 'отчёту', 'графики за квартал'],
  ['запиши к посуде: осторожно с бокалами', 'посуде', 'осторожно с бокалами'],
  ['заметка к дню рождения мамы купить шарики', 'дню рождения мамы', 'купить шарики'],
])('a note without its noun or its colon: %s', (text, mention, note) => {
  expect(read(text, PLAN)).toEqual({
    kind: 'operations',
    operations: [{ type: 'add_note', text: note, mention }],
    made: [],
  });
});

it.each([
  ['добавь к отчёту тег работа', 'set_tags'],
  ['запиши к врачу на пятницу', undefined],
  ['к чаю купить печенье', undefined],
  ['добавь к чаю печенье', undefined],
])('no note: %s', (text, type) => {
  expect(read(text, PLAN).operations.map((operation) => operation.type)).toEqual(
    type === undefined ? [] : [type],
  );
});

it.each([
  ['обувь отнёс ещё вчера', ['обувь']],
  ['обувь отнёс вчера вечером', ['обувь']],
  ['отчёт сдала в понедельник', ['отчёт']],
  ['посуду помыл, ёлку вынес', ['посуду', 'ёлку']],
])('told as done, with the time when it was: %s', (text, mentions) => {
  const done = { type: 'update_status', status: 'done' };
  expect(read(text, PLAN)).toEqual({
    kind: 'operations',
    operations: mentions.map((mention) => ({ ...done, mention })),
    made: [],
  });
});

it('what is done, and then what is still needed', () => {
  expect(read('ёлку вынесла, теперь надо завтра купить тряпки', PLAN)).toEqual({
    kind: 'operations',
    operations: [{ type: 'update_status', status: 'done', mention: 'ёлку' }],
    made: [{ title: 'купить тряпки', planned_at: '2026-09-16' }],
  });
});

it.each(['ошиблась, в субботу', 'я перепутал, в субботу', 'поправка: в субботу', 'ой, в субботу'])(
  'a slip that is owned up to is a correction: %s',
  (text) => {
    expect(read(text, PLAN).operations).toEqual([{ type: 'reschedule', planned_at: '2026-09-19' }]);
  },
);

const inNew = (project: string, ...titles: readonly string[]) => ({
  kind: 'operations',
  operations: [{ type: 'project_create', title: project }],
  made: titles.map((title) => ({ title, project })),
});

it.each([
  ['создай проект Дача и добавь туда починить забор', inNew('Дача', 'починить забор')],
  [
    'создай проект Юбилей и добавь туда задачи заказать зал и позвать гостей',
    inNew('Юбилей', 'заказать зал', 'позвать гостей'),
  ],
  ['заведи проект «Новый год», в него купить ёлку', inNew('Новый год', 'купить ёлку')],
  [
    'новый проект Сад: посадить яблони, купить лейку',
    inNew('Сад', 'посадить яблони', 'купить лейку'),
  ],
  ['создай проект Марафон: новый старт', inNew('Марафон: новый старт')],
])('a project, and what goes into it: %s', (text, expected) => {
  expect(read(text, [])).toEqual(expected);
});

it('several things go into the project that was shown', () => {
  const project = { kind: 'project', number: 1, title: 'Баня' } as const;
  expect(read('добавь туда купить вагонку и заказать двери', [project]).made).toEqual([
    { title: 'купить вагонку', project: 'Баня' },
    { title: 'заказать двери', project: 'Баня' },
  ]);
});

it.each([
  [
    'с отчётом я ошибся, он в пятницу',
    { type: 'reschedule', planned_at: '2026-09-18', mention: 'отчётом' },
  ],
  ['такую же на пятницу', { type: 'copy', planned_at: '2026-09-18' }],
  ['поставь ещё одну такую же на пятницу', { type: 'copy', planned_at: '2026-09-18' }],
])('of what was spoken of: %s', (text, operation) => {
  expect(read(text, PLAN)).toEqual({ kind: 'operations', operations: [operation], made: [] });
});

it('"окна закрой" is for somebody else, unless they are in the plan', () => {
  expect(read('окна закрой', PLAN).kind).toBe('none');
  expect(read('окна перенеси на завтра', tasks('помыть окна')).operations).toEqual([
    { type: 'reschedule', planned_at: '2026-09-16', mention: 'окна' },
  ]);
});

it.each([
  ['жду от подрядчика смету', { title: 'жду от подрядчика смету' }],
  ['жду от Павла договор до пятницы', { title: 'жду от Павла договор', due_date: '2026-09-18' }],
  ['я обещал Кириллу вернуть дрель', { title: 'вернуть Кириллу дрель' }],
  ['я обещала вернуть дрель завтра', { title: 'вернуть дрель', planned_at: '2026-09-16' }],
])('what is due from somebody, or promised, is kept: %s', (text, entities) => {
  expect(read(text, [])).toEqual({ kind: 'commands', operations: [], made: [entities] });
});

it.each(['жду автобус', 'я обещал?', 'он обещал Кириллу вернуть дрель'])(
  'no promise of ours: %s',
  (text) => {
    expect(read(text, []).made).toEqual([]);
  },
);

it('a heading above a list is said of each line, and is nothing by itself', () => {
  expect(read('Купить:\n- рис\n- масло завтра', [])).toEqual({
    kind: 'commands',
    operations: [],
    made: [{ title: 'купить рис' }, { title: 'купить масло', planned_at: '2026-09-16' }],
  });
  const verbs = read('Сделать:\n- помыть окна\n- вынести ёлку', []).made;
  expect(verbs.map(({ title }) => title)).not.toContain('сделать помыть окна');
});

it('a length that is corrected in the same breath', () => {
  expect(read('поставь блок йога завтра в 10 на час, нет, на два часа', []).made).toEqual([
    { title: 'йога', start_at: '2026-09-16T10:00:00+03:00', duration_minutes: 120 },
  ]);
});

it('an order in front, and another one behind its time', () => {
  const said = 'ёлку перенеси на субботу, а завтра поставь задачу съездить за краской';
  expect(read(said, PLAN)).toEqual({
    kind: 'operations',
    operations: [{ type: 'reschedule', planned_at: '2026-09-19', mention: 'ёлку' }],
    made: [{ title: 'съездить за краской', planned_at: '2026-09-16' }],
  });
});

it.each([
  'всё завтрашнее, кроме школы, перенеси на субботу',
  'отметь все с тегом дом, кроме школы',
])('what is left out of a set is no phrase of its own: %s', (text) => {
  expect(read(text, PLAN).operations).toHaveLength(1);
});

it('one of several things in a title is not all of it: it is asked about', () => {
  const several = tasks('купить творог, соль и перец');
  const sure = (text: string, candidates: readonly ObjectHandle[]) =>
    confidenceOf(text, candidates) >= 0.75;
  expect(sure('соль купил', several)).toBe(false);
  expect(sure('соль купил', tasks('купить соль'))).toBe(true);
});

it('what was spoken of is shown by its name, and "поставь на пятницу" means what was just shown', () => {
  const [cat] = [tasks('отвезти кота к ветеринару')];
  expect(read('покажи ветеринара', cat).kind).toBe('query');
  expect(read('покажи сантехника', cat).kind).not.toBe('query');
  expect(read('поставь на пятницу', cat).operations).toEqual([
    { type: 'reschedule', planned_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect(read('поставь на пятницу', []).operations).toEqual([]);
});

it('what is put off for some day loses its day where it was spoken of', () => {
  const shown = tasks('снять гирлянду');
  const operation = { type: 'reschedule', planned_at: null, mention: 'гирлянду' };
  expect(read('гирлянду на когда-нибудь потом', shown).operations).toEqual([operation]);
  expect(read('кота на потом', shown).operations).toEqual([]);
});

const ERRANDS = tasks('отнести пальто в химчистку', 'сходить к окулисту', 'Петя');

it.each([
  ['пальто поставь на завтра', 'пальто', '2026-09-16'],
  ['окулиста поставь на пятницу', 'окулиста', '2026-09-18'],
  ['а химчистку запланируй на завтра в 18:00', 'химчистку', '2026-09-16T18:00:00+03:00'],
  ['Петю поставь на пятницу', 'Петю', '2026-09-18'],
])('a time for what was shown, its verb behind it: %s', (text, mention, planned_at) => {
  expect(read(text, ERRANDS)).toEqual({
    kind: 'operations',
    operations: [{ type: 'reschedule', planned_at, mention }],
    made: [],
  });
});

it.each([
  'ортопеда поставь на пятницу',
  'купить пальто поставь на пятницу',
  'поставь пальто на пятницу',
  'пальто поставь на пятницу в шкаф',
])('something new, though a verb of placing is said: %s', (text) => {
  expect(read(text, ERRANDS)).toMatchObject({ kind: 'commands', operations: [] });
});
