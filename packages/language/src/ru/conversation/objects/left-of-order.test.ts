import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const TASKS: ObjectHandle[] = [
  'переписать сонет',
  'вычитать балладу',
  'отвезти маму на снимок',
].map((title, at) => ({ kind: 'task', number: at + 1, title }));
const VERSES: ObjectHandle = { kind: 'project', number: 4, title: 'Стихи' };

/** What words come to where those were spoken of, or with nothing in the plan. */
function read(text: string, candidates: readonly ObjectHandle[] = [...TASKS, VERSES]) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: [...candidates],
    listed_count: 0,
    operations: [],
  };
  const projects = candidates.includes(VERSES) ? [{ id: 'PLAN-004', name: 'Стихи' }] : [];
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread, projects };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

describe('how long before to remind, told rather than ordered', () => {
  it.each([
    ['и напоминание пусть за день', [1440], undefined],
    ['напоминалку тогда за два часа', [120], undefined],
    ['напоминание лучше за день и за час', [1440, 60], undefined],
    ['пусть напомнит за полчаса', [30], undefined],
    ['уведомление давай за час до начала', [60], undefined],
    ['напоминание про снимок пусть за два часа', [120], 'снимок'],
    ['напоминалку про снимок поставь за сутки', [1440], 'снимок'],
  ])('%s', (text, minutes, mention) => {
    const { operations = [], envelopes } = read(text, [TASKS[2] as ObjectHandle]);
    expect(envelopes).toEqual([]);
    expect(operations).toMatchObject([
      { operation: { type: 'set_reminders', remind_before_minutes: minutes } },
    ]);
    expect(operations[0]?.mention).toBe(mention);
  });

  it.each(['напоминание купить хлеб завтра в 10', 'напоминание завтра в 9 выпить таблетку'])(
    'what is to be reminded of is something new: %s',
    (text) => {
      expect(read(text)).toMatchObject({ kind: 'commands' });
    },
  );
});

describe('what was spoken of is put into a project', () => {
  it.each([
    ['сонет и балладу закинь в стихи', 'сонет и балладу'],
    ['сонет и балладу туда же', 'сонет и балладу'],
    ['балладу туда', 'балладу'],
    ['сонет тоже туда', 'сонет'],
  ])('%s', (text, mention) => {
    const { kind, operations = [], envelopes } = read(text);
    expect(kind).toBe('operations');
    expect(envelopes).toEqual([]);
    expect(operations).toMatchObject([{ operation: { type: 'move_to_project' }, mention }]);
  });

  it('a project that there is not is no title', () => {
    const { operations = [], envelopes } = read('сонет и балладу закинь в лирику', TASKS);
    expect(envelopes).toEqual([]);
    expect(operations).toMatchObject([
      { operation: { type: 'move_to_project', project_title: 'лирику' } },
    ]);
  });

  it.each([
    ['закинь купить бумагу в стихи', 'купить бумагу'],
    ['завтра отвезти коробки туда', 'отвезти коробки туда'],
    ['и ещё одну: проверить рифмы завтра', 'проверить рифмы'],
    ['ещё такое дело: отправить сборник', 'отправить сборник'],
  ])('something new stays new: %s', (text, title) => {
    const { envelopes } = read(text);
    expect(envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
  });
});

describe('what is left of an order that nobody has understood is no title', () => {
  it.each([
    'шаль эту давай на пятницу',
    'шаль эту… ну ладно',
    'ну поставь ей тогда пятницу',
    'пусть тогда на вечер',
    'пометь как очень важные',
    'завтра самое важное',
    'шаль туда',
    '«купить пряжу» тоже',
    'напоминание пусть за день',
    'пусть напомнит за час',
  ])('%s', (text) => {
    expect(read(text, []).envelopes).toEqual([]);
  });

  it.each([
    ['завтра в 10 важный разговор с врачом', 'важный разговор с врачом'],
    ['завтра отдать ей шаль', 'отдать ей шаль'],
    ['завтра съездить туда', 'съездить туда'],
  ])('what is to be done is: %s', (text, title) => {
    const [made] = read(text, []).envelopes;
    expect(made?.command.entities.title).toBe(title);
  });
});
