import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const SERIES = { kind: 'timeblock', number: 8, title: 'самбо' } as const;
const KNOWN: readonly ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'племянника с катка забрать' },
  { kind: 'task', number: 2, title: 'отвезти моток шерсти Вале' },
  { kind: 'task', number: 3, title: 'к нотариусу' },
  { kind: 'task', number: 4, title: 'подоконник зачистить' },
  { kind: 'task', number: 5, title: 'забрать халат из ателье' },
  { kind: 'task', number: 6, title: 'забрать халат у портнихи' },
  { kind: 'timeblock', number: 7, title: 'слёт вожатых' },
  SERIES,
];
const thread = spokenOf(KNOWN, {
  series: [{ ...SERIES, rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU' }],
});
const read = (text: string) => readSaid(text, { thread });

it.each([
  ['племянника завтра забирать не надо, заберу послезавтра', 1, '2026-09-17'],
  ['подоконник зачищать не надо, зачищу сама в пятницу', 4, '2026-09-18'],
  ['подоконник зачищать не надо, почищу в пятницу', 4, '2026-09-18'],
  ['шерсть вале отвозить не надо, отвезу сама завтра', 2, '2026-09-16'],
  ['шерсть вале везти не надо, повезу в субботу', 2, '2026-09-19'],
])('%s: it is asked whether it moves', (text, task, planned_at) => {
  expect(read(text)).toMatchObject({
    envelopes: [],
    operations: [{ operation: { type: 'reschedule', task, planned_at }, confidence: 0.6 }],
  });
});

describe('what stands need not be done', () => {
  it.each([
    // another deed of one's own is why, whatever its day
    ['племянника забирать не надо, увижу его завтра', 1],
    ['племянника забирать не надо, уезжаю послезавтра', 1],
    ['племянника завтра забирать не надо, вернусь в 8', 1],
    ['вале шерсть везти не надо, встречусь с ней в пятницу', 2],
    ['вале шерсть отвозить не надо, пришлю завтра', 2],
    ['к нотариусу идти не надо, работаю в пятницу', 3],
    ['подоконник зачищать не надо, поменяю в субботу', 4],
    ['подоконник зачищать не надо, покрашу завтра', 4],
    ['племянника завтра забирать не надо, тётка заберёт', 1],
    ['завтра за племянником ехать не нужно брат заедет', 1],
    ['тётка звонила племянника заберёт сама так что завтра не надо', 1],
    ['шерсть вале везти уже не надо, она сама приезжала', 2],
    ['валя приедет шерсть увезёт сама поэтому отвозить не нужно', 2],
    ['к нотариусу в пятницу идти не придётся, всё подписали', 3],
    ['подоконник зачищать не надо он и так гладкий', 4],
    ['вале не надо отвозить шерсть', 2],
    ['не нужно подоконник зачищать', 4],
    ['не надо отвозить вале шерсть, она сама приезжала', 2],
    ['нет смысла зачищать подоконник', 4],
  ])('%s: it is asked whether it goes', (text, task) => {
    const operation = { type: 'update_status', status: 'cancelled', task };
    expect(read(text)).toMatchObject({
      envelopes: [],
      operations: [{ operation, confidence: 0.6 }],
    });
  });

  it('of several that bear the name it is asked which one', () => {
    const { operations } = read('халат забирать не надо, сестра забрала');
    expect(operations).toMatchObject([{ mention: 'халат', confidence: 0.6 }]);
  });

  it('something else is to be done instead', () => {
    const found = read('подоконник зачищать не надо, лучше покрасить раму');
    expect(found.operations).toMatchObject([{ operation: { task: 4 } }]);
    expect(found.envelopes).toMatchObject([{ command: { entities: { title: 'покрасить раму' } } }]);
  });

  it.each([
    'свояченицу завтра забирать не надо, тётка заберёт',
    'халат стирать не надо, он чистый',
    'окно зачищать не надо, его заменят',
    'тётке не надо возвращать зонт',
    'завтра соседке не нужно отдавать ключи',
    'завтра в бассейн не надо',
    'бабушке не нужно в поликлинику в пятницу',
    'в четверг выходной на завод не надо',
    'сдавать экзамен не требуется',
    'возвращать зонт тётке не буду',
    'нет необходимости менять шины',
    'сахара не нужно',
  ])('%s: nothing stands of which it is said, and nothing new is made', (text) => {
    expect(read(text).kind).toBe('none');
  });

  it.each([
    ['племянника забирать не надо раньше шести', 'none'],
    ['надо сказать тётке что племянника забирать не надо', 'commands'],
    ['врач сказал халат надевать не надо', 'none'],
    ['не забыть завтра забрать пальто', 'commands'],
    ['уточнить надо или не надо везти стулья', 'commands'],
    ['создай задачу не надо торопиться', 'commands'],
    ['в пятницу сдать кровь, пить утром не надо', 'commands'],
  ])('%s: is %s', (text, kind) => {
    expect(read(text).kind).toBe(kind);
  });
});

describe('something new, and what does not take place therefore', () => {
  const AWAY = { type: 'delete', from_date: '2026-09-18', to_date: '2026-09-18' };

  it.each([
    'в пятницу медосмотр в 15:30, а самбо отменяется',
    'в пятницу медосмотр в 15:30 а самбо в эту пятницу не будет',
    'в пятницу медосмотр в 15:30, а самбо пропускаем',
  ])('%s', (text) => {
    const { operations, envelopes } = read(text);
    expect(operations).toMatchObject([{ operation: AWAY, mention: 'самбо' }]);
    expect(envelopes).toMatchObject([{ command: { entities: { title: 'медосмотр' } } }]);
  });

  it('what stands once is asked about', () => {
    const { operations, envelopes } = read(
      'в пятницу медосмотр в 15:30, а слёт вожатых отменяется',
    );
    expect(operations).toMatchObject([{ operation: { type: 'delete' }, mention: 'слёт вожатых' }]);
    expect(envelopes).toHaveLength(1);
  });

  it.each([
    'в пятницу медосмотр в 15:30, а в субботу самбо',
    'в пятницу медосмотр, а вечером баня',
  ])('%s: nothing goes', (text) => {
    const found = (read(text).operations ?? []).map(({ operation }) => operation.type);
    expect(found).not.toContain('delete');
  });

  it.each(['слёт вожатых отменяется автобус сломался', 'слёт вожатых отпадает заболела вожатая'])(
    '%s: it is asked whether it goes',
    (text) => {
      const [only] = read(text).operations ?? [];
      expect(only).toMatchObject({ operation: { type: 'delete' }, mention: 'слёт вожатых' });
    },
  );

  it('a reason that is dictated behind it changes nothing', () => {
    const { operations } = read('в пятницу самбо не будет тренер на сборах');
    expect(operations).toMatchObject([{ operation: AWAY }]);
  });
});
