import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [{ kind: 'timeblock', number: 1, title: 'хор' }];
const thread = spokenOf(KNOWN);
const SERIES = {
  kind: 'timeblock',
  number: 1,
  title: 'хор',
  rrule: 'FREQ=WEEKLY;BYDAY=FR',
} as const;

const read = (text: string, isSeries = false) =>
  readSaid(text, { thread: isSeries ? { ...thread, series: [SERIES] } : thread }).operations;

it('a repetition that nothing took is not lost in silence', () => {
  const [only] = read('по пятницам теперь хор в 19:00') ?? [];
  expect(only).toMatchObject({ operation: { type: 'reschedule' } });
  expect(only?.confidence).toBeLessThan(CONFIDENCE.act);
});

it('one that was taken changes nothing', () => {
  const [only] = read('хор теперь по пятницам в 19:00') ?? [];
  expect(only).toMatchObject({ operation: { type: 'set_recurrence' } });
  expect(only?.confidence).toBeGreaterThanOrEqual(CONFIDENCE.act);
});

it('of a series it tells which one is meant', () => {
  const [only] = read('по пятницам теперь хор в 19:00', true) ?? [];
  expect(only?.confidence).toBeGreaterThanOrEqual(CONFIDENCE.act);
});

it.each([
  ['не забирать посылку до пятницы', 'забрать посылку'],
  ['не красить забор до субботы', 'покрасить забор'],
])('«%s» is no deadline unasked', (text, title) => {
  const known = spokenOf([{ kind: 'task', number: 1, title }]);
  const { operations = [] } = readSaid(text, { thread: known });
  const sure = operations.filter(({ confidence }) => confidence >= CONFIDENCE.act);
  expect(sure).toEqual([]);
});

it.each([
  ['отдать долг Серёге', 'серёга долг отдал', false],
  ['отдать долг Серёге', 'серёге долг отдал', true],
  ['вернуть дрель соседу', 'сосед дрель вернул', false],
  ['вернуть дрель соседу', 'соседу дрель вернул', true],
  ['позвонить врачу', 'врачу позвонила', true],
  ['отдать маме ключи', 'мама ключи отдала', false],
  ['отвезти в новой коробке диван Сергею', 'сергей диван отвёз', false],
  ['вернуть в школе книгу Оле', 'оля книгу вернула', false],
  ['рассказать о нём маме', 'мама рассказала', false],
  ['рассказать о ней маме', 'мама рассказала', false],
  ['рассказать об этом маме', 'мама рассказала', false],
  ['рассказать обо всём Оле', 'оля рассказала', false],
  // where it is to be done, and nobody
  ['прибрать в этой комнате', 'комната прибрана', true],
  ['убраться на кухне', 'кухня убрана', true],
  ['разобраться в комнате', 'комната разобрана', true],
  ['прибрать в ванной комнате', 'ванная комната прибрана', true],
  ['прибрать на летней кухне', 'кухня прибрана', true],
  ['помыть полы на веранде', 'веранда: полы помыл', true],
  ['повесить полку на кухне', 'кухня: полку повесил', true],
  ['сделать уборку в квартире', 'квартира: уборку сделала', true],
  ['вымыть окна на даче', 'дача: окна вымыл', true],
  ['подмести на площадке', 'площадка подметена', true],
])('of «%s», %s: sure it is done %s', (title, text, isSure) => {
  const known = spokenOf([{ kind: 'task', number: 1, title }]);
  const { operations = [] } = readSaid(text, { thread: known });
  const sure = operations.filter(({ confidence }) => confidence >= CONFIDENCE.act);
  expect(sure.map(({ operation }) => operation.type)).toEqual(isSure ? ['update_status'] : []);
});
