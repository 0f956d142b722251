import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const readIn = (text: string, thread: ReturnType<typeof spokenOf>) =>
  readSaid(text, { thread }).operations ?? [];
const actsIn = (text: string, thread: ReturnType<typeof spokenOf>) =>
  readIn(text, thread).map(({ operation }) => operation);

describe('a day that was forgotten', () => {
  const two = spokenOf(
    [
      { kind: 'task', number: 2, title: 'купить лампу' },
      { kind: 'task', number: 1, title: 'продлить страховку' },
    ],
    { default_task_id: 2, listed_count: 0 },
  );

  it.each([
    ['страховке я дату не поставил, пусть будет 10 декабря', 'reschedule'],
    ['страховке не указала день, давай 10 декабря', 'reschedule'],
    ['страховку я без даты оставил, поставь 10 декабря', 'reschedule'],
    ['страховке я срок не задал, пусть 10 декабря', 'set_due'],
    ['у страховки нет срока, пусть будет 10 декабря', 'set_due'],
  ])('%s', (text, type) => expect(actsIn(text, two)).toMatchObject([{ type, task: 1 }]));

  it('asks which one where two bear the name', () => {
    const alike = {
      ...two,
      candidates: [
        ...two.candidates,
        { kind: 'task' as const, number: 3, title: 'взять страховку' },
      ],
    };
    const [only] = readIn('страховке я срок не задал, пусть 10 декабря', alike);
    expect(only).toMatchObject({ operation: { type: 'set_due' }, mention: 'страховку' });
    expect(only?.operation).not.toHaveProperty('task');
  });

  it.each([
    'коту я дату не поставил, пусть 10 декабря',
    'страховке я дату не поставил, ну и ладно',
  ])('%s sets nothing', (text) => expect(actsIn(text, two)).toEqual([]));

  const sureIn = (text: string, thread: ReturnType<typeof spokenOf>) =>
    readIn(text, thread).filter(({ confidence }) => confidence >= 0.75);
  const named = (title: string) => ({
    ...two,
    candidates: [
      { kind: 'task' as const, number: 2, title: 'купить лампу' },
      { kind: 'task' as const, number: 1, title },
    ],
  });

  it.each([
    ['полису дату не поставил, завтра', 'оформить полис'],
    ['полис я без даты записал, завтра', 'оформить полис'],
    ['полис без даты остался, завтра', 'оформить полис'],
    ['у полиса не указал дату, завтра', 'оформить полис'],
    ['у полиса нет срока, до 10 декабря', 'оформить полис'],
    ['для полиса срок забыла, до 10 декабря', 'оформить полис'],
    ['мастеру время не назначил, завтра', 'вызвать мастера'],
    ['мастеру мы время не назначили, завтра', 'вызвать мастера'],
  ])('%s: it was the person who forgot «%s»', (text, title) =>
    expect(sureIn(text, named(title))).toMatchObject([{ operation: { task: 1 } }]),
  );

  it.each([
    ['мастер время не назначил, завтра', 'вызвать мастера'],
    ['врач не назначил дату, завтра', 'сходить к врачу'],
    ['мастеру время не назначили, завтра', 'вызвать мастера'],
    ['у врача нет числа, 10 декабря', 'сходить к врачу'],
    ['у мастера не указал дату, завтра', 'вызвать мастера'],
    ['у Светы нет даты, 10 декабря', 'поздравить Свету'],
    ['заказчик срок не поставил, до 10 декабря', 'позвонить заказчику'],
    ['врач без даты записал, завтра', 'сходить к врачу'],
    ['кот без даты, завтра', 'стричь кота'],
    ['абонемент без срока, 10 декабря', 'купить абонемент'],
    ['полис дату не поставил, завтра', 'оформить полис'],
  ])('%s of «%s» is asked about', (text, title) => {
    expect(readIn(text, named(title))).toMatchObject([{ operation: { task: 1 } }]);
    expect(sureIn(text, named(title))).toEqual([]);
  });

  it('is a thing of its own where something is to be done', () =>
    expect(actsIn('купить билет без даты, 10 декабря', named('купить билет в театр'))).toEqual([]));
});
