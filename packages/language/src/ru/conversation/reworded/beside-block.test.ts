import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const block = (number: number, title: string): ObjectHandle => ({
  kind: 'timeblock',
  number,
  title,
});
const stands = (number: number, day: string, from: string, to: string) => ({
  kind: 'timeblock' as const,
  number,
  begins_at: `${day}T${from}:00+03:00`,
  ends_at: `${day}T${to}:00+03:00`,
});
const WEDNESDAY = '2026-09-16';
const THURSDAY = '2026-09-17';
const thread = spokenOf(
  [
    block(1, 'приём у нотариуса'),
    block(2, 'окулист'),
    block(3, 'пилатес'),
    block(4, 'обед с Верой'),
    { kind: 'task', number: 1, title: 'забрать шторы' },
  ],
  {
    default_timeblock_id: 1,
    beginnings: [
      stands(1, WEDNESDAY, '10:00', '11:00'),
      stands(2, THURSDAY, '14:00', '15:00'),
      stands(3, THURSDAY, '19:00', '20:30'),
      stands(4, THURSDAY, '13:00', '13:40'),
    ],
  },
);

const newIn = (text: string, of = thread) =>
  readSaid(text, { thread: of }).envelopes.map(({ command: { entities, confidence } }) => ({
    title: entities.title,
    at: entities.start_at ?? entities.planned_at ?? null,
    lasts: entities.duration_minutes ?? null,
    isSure: confidence >= CONFIDENCE.act,
  }));

it.each([
  ['после него поставь кофе на полчаса', 'кофе', `${WEDNESDAY}T11:00:00+03:00`, 30],
  ['сразу после нотариуса кофе полчаса', 'кофе', `${WEDNESDAY}T11:00:00+03:00`, 30],
  ['и после пилатеса созвон с тётей 15 минут', 'созвон с тётей', `${THURSDAY}T20:30:00+03:00`, 15],
  ['после пилатеса впиши прогулка на час', 'прогулка', `${THURSDAY}T20:30:00+03:00`, 60],
  ['поставь кофе сразу после нотариуса на полчаса', 'кофе', `${WEDNESDAY}T11:00:00+03:00`, 30],
  ['впиши прогулка после пилатеса на час', 'прогулка', `${THURSDAY}T20:30:00+03:00`, 60],
  ['добавь прогулка после пилатеса на час', 'прогулка', `${THURSDAY}T20:30:00+03:00`, 60],
  ['запланируй прогулка после пилатеса на час', 'прогулка', `${THURSDAY}T20:30:00+03:00`, 60],
  ['впиши заморозку после пилатеса на час', 'заморозку', `${THURSDAY}T20:30:00+03:00`, 60],
  // before it, and between two, the hour is asked
  ['до пилатеса полчаса на распевку', 'распевку', THURSDAY, 30],
  ['до него успеть полчаса на письма', 'письма', WEDNESDAY, 30],
  ['между окулистом и пилатесом воткни полчаса на рынок', 'рынок', THURSDAY, 30],
  // the day is said ahead, and room asked for in other words
  ['до пилатеса выдели мне полчаса на распевку', 'распевку', THURSDAY, 30],
])('beside a block: %s', (text, title, at, lasts) => {
  expect(newIn(text)).toEqual([{ title, at, lasts, isSure: true }]);
});

it.each([
  'после пилатеса купить воды',
  'поставь чайник после ремонта на дачу',
  'добавь купить воды после пилатеса',
  // it says itself that it is no block
  'добавь задачу купить воды после пилатеса',
  'добавь новую задачу купить воды после пилатеса на час',
  'поставь напоминание после пилатеса выпить воды',
  'добавь напоминание после пилатеса',
  'добавь мне напоминание после пилатеса на 15 минут',
  'добавь заметку после пилатеса болит спина',
  'добавь в список воды после пилатеса',
  'поставь на плиту суп после пилатеса',
  'добавь тег спорт после пилатеса',
  'поставь срок после пилатеса',
  'добавь пункт душ после пилатеса',
  'впиши комментарий после пилатеса',
  'добавь подзадачу душ после пилатеса',
  'после пилатеса добавь задачу купить воды',
  'после пилатеса поставь напоминание выпить воды',
  'после него добавь заметку болит спина',
  // without a length it may be a task
  'запланируй отдых после пилатеса',
  'запланируй поездку после пилатеса',
  'добавь душ после пилатеса',
  'после него позвонить тёте',
  'после пилатеса в 21 созвон с тётей 15 минут',
  'после пилатеса завтра прогулка на час',
  'после школы прогулка на час',
  'после штор перекур на полчаса',
  'после обеда созвон с тётей на полчаса',
  'между делом разобрать почту',
])('no look-alike is put behind a block: %s', (text) => {
  const ends = ['11:00', '20:30', '13:40'].map((hour) => `T${hour}:00+03:00`);
  expect(newIn(text).some(({ at }) => ends.some((end) => at?.endsWith(end)))).toBe(false);
});

it.each([
  'между парами воткни полчаса на рынок',
  'между ужином и кино воткни полчаса на рынок',
  // not on one day
  'между нотариусом и пилатесом воткни полчаса на рынок',
])('without a day it is asked about: %s', (text) => {
  expect(newIn(text).map(({ isSure }) => isSure)).toEqual([false]);
});

const weekend = spokenOf(
  [
    block(1, 'йога'),
    block(2, 'ужин с родителями'),
    block(3, 'встреча с банком'),
    block(4, 'школа танцев'),
    block(5, 'созвон'),
    block(6, 'рентген'),
    block(7, 'тренировка команды'),
    block(8, 'летучка'),
    block(9, 'урок вокала'),
  ],
  {
    default_timeblock_id: 1,
    beginnings: [
      stands(1, THURSDAY, '18:00', '19:00'),
      stands(2, '2026-09-19', '19:00', '21:00'),
      stands(3, '2026-09-18', '10:00', '11:00'),
      stands(4, '2026-09-19', '10:00', '11:00'),
      stands(5, THURSDAY, '10:00', '11:00'),
      stands(6, THURSDAY, '11:00', '12:00'),
      stands(7, '2026-09-20', '12:00', '13:00'),
      stands(8, '2026-09-15', '15:00', '15:30'),
      stands(9, '2026-09-19', '12:00', '13:00'),
    ],
  },
);

it.each([
  // meals, school and lessons are of every day, and one word is not the whole title
  'после ужина прогулка на час',
  'после школы чтение на час',
  'после урока полчаса отдых',
  'после тренировки сауна на час',
  'после встречи полчаса на письма',
  'после банка созвон с Олей 20 минут',
  'поставь кофе после ужина на полчаса',
  'после танцев мороженое полчаса',
  // another block begins right then
  'после созвона кофе полчаса',
])('what may be said of another day is no sure place: %s', (text) => {
  expect(newIn(text, weekend).some(({ isSure, at }) => isSure && at?.includes('T'))).toBe(false);
});

it.each([
  'после йоги устаю на полдня',
  'после йоги сплю на час дольше',
  'после йоги поедем на час',
])('what is told is no block: %s', (text) => {
  expect(newIn(text, weekend).some(({ at }) => at?.includes('T19:00'))).toBe(false);
});

it.each([
  ['после йоги сауна на час', `${THURSDAY}T19:00:00+03:00`],
  ['после рентгена кофе на полчаса', `${THURSDAY}T12:00:00+03:00`],
])('a whole title is a sure place: %s', (text, at) => {
  expect(newIn(text, weekend).map(({ isSure, ...one }) => [isSure, one.at])).toEqual([[true, at]]);
});

it.each([
  'после йоги оставь ключи Оле',
  'после йоги займи место в столовой',
  'после йоги освободи вечер',
  'после йоги забронируй столик',
  'после йоги оставь сумку на час в камере',
  'в четверг после йоги оставь сумку в шкафчике',
  'в четверг до йоги оставь заявку в банке',
])('what is done there is no block: %s', (text) => {
  const { envelopes } = readSaid(text, { thread: weekend });
  expect(envelopes.map(({ command }) => command.intent)).not.toContain('timeblock_create');
});

const evening = spokenOf([block(1, 'ужин'), block(2, 'урок вокала')], {
  beginnings: [stands(1, THURSDAY, '19:00', '20:00'), stands(2, THURSDAY, '12:00', '13:00')],
});

it.each([
  ['в четверг после ужина прогулка на час', true],
  ['после ужина прогулка на час', false],
  ['в четверг после урока прогулка на час', false],
])('on its day there is one supper: %s', (text, isSure) => {
  expect(newIn(text, evening).map((one) => one.isSure)).toEqual([isSure]);
});

it('with nothing in view, «после него» is no hour', () => {
  const unseen = spokenOf([block(3, 'пилатес'), block(2, 'окулист')], {
    beginnings: [stands(3, THURSDAY, '19:00', '20:30')],
  });
  expect(newIn('после него поставь кофе на полчаса', unseen).map(({ at }) => at)).toEqual([null]);
});

it('between the two that were spoken of last is on their day', () => {
  const two = spokenOf([block(2, 'окулист'), block(3, 'пилатес')], {
    beginnings: [stands(2, THURSDAY, '14:00', '15:00'), stands(3, THURSDAY, '19:00', '20:30')],
  });
  const at = `${THURSDAY}T16:30:00+03:00`;
  const lunch = { title: 'обед', at, lasts: 60, isSure: true };
  expect(newIn('поставь между ними обед в 16:30 на час', two)).toEqual([lunch]);
  const apart = spokenOf([block(1, 'нотариус'), block(3, 'пилатес')], {
    beginnings: [stands(1, WEDNESDAY, '10:00', '11:00'), stands(3, THURSDAY, '19:00', '20:30')],
  });
  expect(
    newIn('поставь между ними обед в 16:30 на час', apart).map(({ isSure }) => isSure),
  ).toEqual([false]);
});

it.each([
  ['в четверг перед пилатесом оставь мне полчаса на распевку', 'распевку', THURSDAY, 30],
  [
    'завтра после нотариуса оставь мне полчаса на письма',
    'письма',
    `${WEDNESDAY}T11:00:00+03:00`,
    30,
  ],
])('the day is said ahead, of a block that stands on it: %s', (text, title, at, lasts) => {
  expect(newIn(text)).toEqual([expect.objectContaining({ title, at, lasts })]);
});

it.each([
  'завтра перед пилатесом оставь мне полчаса на распевку',
  'завтра перед созвоном с поставщиком оставь мне полчаса на подготовку',
])('%s: what stands on another day, or is not known, is asked about', (text) => {
  expect(newIn(text).map(({ isSure }) => isSure)).toEqual([false]);
});
