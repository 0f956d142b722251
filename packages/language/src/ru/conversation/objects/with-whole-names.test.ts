import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';
import { withWholeNames } from './with-whole-names.ts';

const TITLES = [
  'доделать логотип для кофейни',
  'лоток почистить',
  'отправить кп',
  'счёт антону выставить',
  'съездить в университет',
  'кормить рыбок',
];
const thread = spokenOf(
  TITLES.map((title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title })),
);
const told = (text: string) =>
  (readSaid(text, { thread }).operations ?? []).map(({ operation, mention, confidence }) => [
    operation.type === 'update_status' ? operation.status : operation.type,
    mention,
    confidence >= CONFIDENCE.act,
  ]);

it.each([
  ['начал лого', 'начал логотип'],
  ['лого доделал, отправил', 'логотип доделал, отправил'],
])('«%s» is «%s»', (text, said) => {
  expect(withWholeNames(text, thread)).toMatchObject({ said, isSure: true });
});

it.each([
  'логотип доделал',
  'корм купил',
  'лот купил',
  'логика хромает',
  'кофе купил',
  'счёт выставил',
])('«%s» holds no beginning of a name', (text) => {
  expect(withWholeNames(text, thread)).toBeNull();
});

it.each([
  ['презу доделал', 'доделать презентацию', 'презентацию доделал'],
  ['комп починил', 'починить компьютер', 'компьютер починил'],
  ['преза готова', 'подготовить презентацию', 'презентацию готова'],
  ['лого готово', 'нарисовать новый логотип', 'логотип готово'],
])('«%s» is of «%s»', (text, title, said) => {
  const of = spokenOf([{ kind: 'task', number: 1, title }]);
  expect(withWholeNames(text, of)).toMatchObject({ said, isSure: true });
});

it.each([
  ['прогу на сайт завтра', 'программа на сайт'],
  ['прогу доделал', 'доделать программу'],
  ['прога готова', 'написать программу'],
  ['удали прогу', 'программа вечера'],
])('«%s» may be of «%s», and is asked about', (text, title) => {
  const of = spokenOf([{ kind: 'task', number: 1, title }]);
  expect(withWholeNames(text, of)).toMatchObject({ isSure: false });
  const { operations = [] } = readSaid(text, { thread: of });
  expect(operations.map(({ confidence }) => confidence < CONFIDENCE.act)).toEqual([true]);
});

it.each([
  ['вино купил', 'купить виноград'],
  ['молоко купил', 'купить молокоотсос'],
  ['удали молоко', 'купить молокоотсос'],
  ['мясо вынес', 'вынести мясорубку'],
  ['авто помыл', 'помыть автоклав'],
  ['авто завтра в 10', 'выбрать автокресло'],
  ['фото заказал', 'заказать фотографа'],
  ['фото в пятницу', 'купить фотобумагу'],
  ['депо закрыл', 'закрыть депозит'],
  ['банк завтра', 'заказать банкет'],
  // no noun, several of it, or something for it
  ['комп купил', 'купить компьютерную мебель'],
  ['инфу послал', 'послать информационный листок'],
  ['ноут собрал', 'собрать ноутбуки'],
  ['ноут купил', 'сумка для ноутбука'],
  ['комп перенеси на завтра', 'заказать стол для компьютера'],
  // ready to be fetched, shown or sent
  ['ноут готов', 'починить ноутбук'],
  ['преза готова', 'отправить презентацию Лене'],
  ['лого готово', 'показать логотип клиенту'],
  ['лого готово', 'логотип для пекарни'],
])('«%s» is no «%s»', (text, title) => {
  expect(withWholeNames(text, spokenOf([{ kind: 'task', number: 1, title }]))).toBeNull();
});

it('leaves what two words begin with', () => {
  const two = ['доделать логотип', 'записаться к логопеду'];
  const candidates = two.map(
    (title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title }),
  );
  expect(withWholeNames('начал лого', spokenOf(candidates))).toBeNull();
});

describe('what is told of a clipped name', () => {
  it.each([
    ['начал лого', [['in_progress', 'логотип', true]]],
    ['лого доделал, отправил', [['done', 'логотип', true]]],
    ['лого готово', [['done', 'логотип', true]]],
    ['кп отправил', [['done', 'кп', true]]],
    ['кп антону отправил', [['done', 'отправить кп', false]]],
  ])('%s', (text, wanted) => {
    expect(told(text)).toEqual(wanted);
  });

  it('tells a verb alone of nothing that was not named', () => {
    const of = spokenOf([{ kind: 'task', number: 1, title: 'отправить кп антону' }]);
    expect(readSaid('макет доделал, отправил', { thread: of }).operations).toBeUndefined();
  });

  it('asks about a word that may be another one', () => {
    expect(told('перенеси универ на завтра')).toEqual([['reschedule', 'университет', false]]);
  });
});

describe('a paper that was sent, of those that bear all the words', () => {
  const papers = ['кп антону', 'кп олегу'].map(
    (title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title }),
  );
  it.each([
    ['кп антону отправил', undefined],
    ['кп отправил', 'отправил'],
  ])('%s', (text, did) => {
    const [only] = readSaid(text, { thread: spokenOf(papers) }).operations ?? [];
    expect(only?.did).toBe(did);
  });
});

describe('what is fine', () => {
  it.each([['лоток ок', [['done', 'лоток', false]]]])('%s', (text, wanted) => {
    expect(told(text)).toEqual(wanted);
  });
  it.each(['пятница ок', 'рыба ок', 'ок'])('%s: of nothing that is known', (text) => {
    expect(told(text)).toEqual([]);
  });
});

it.each([
  ['проехал 10 км', 'проехать 20 км'],
  ['купил 1 кг сахара', 'купить 3 кг муки'],
  ['отпилил 40 см доски', 'отпилить 30 см трубы'],
])('a unit names nothing: %s', (text, title) => {
  const of = spokenOf([{ kind: 'task', number: 1, title }]);
  expect(readSaid(text, { thread: of }).operations ?? []).toEqual([]);
});
