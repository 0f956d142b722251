import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const task = (title: string, index: number): ObjectHandle => ({
  kind: 'task',
  number: index + 1,
  title,
});
const TASKS = [
  'отвезти пылесос в ремонт',
  'оплатить квартиру',
  'записать дедушку к окулисту',
  'заказать торт на юбилей',
  'поменять лампу в коридоре',
  'стрижка собаки',
  'позвонить классной руководительнице',
  'сверка с поставщиком муки',
  'вернуть соседям дрель',
  'купить продукты на ужин',
  'подготовить презентацию',
  'встреча с риелтором',
  'купить лук и морковь',
  'взвесить и помыть кролика',
].map(task);
const thread = spokenOf([...TASKS, { kind: 'timeblock', number: 1, title: 'приём у кардиолога' }]);

it.each([
  ['ну слава богу пылесос вчера отвез прямо с утра', 'отвезти пылесос в ремонт'],
  ['квартиру уже жена оплатила', 'оплатить квартиру'],
  ['окулист всё, записала деда на вторник', 'записать дедушку к окулисту'],
  ['торт ребята заказали сами', 'заказать торт на юбилей'],
  ['лампу муж поменял пока я спала', 'поменять лампу в коридоре'],
  ['собаку вчера подстригли, красотка', 'стрижка собаки'],
  ['классная сама мне позвонила', 'позвонить классной руководительнице'],
  ['сверку закончили бухгалтерия довольна', 'сверка с поставщиком муки'],
  ['дрель отдали соседу под роспись', 'вернуть соседям дрель'],
  ['презентация вроде готова показала маме', 'подготовить презентацию'],
  ['риелтор довольна встретились поговорили', 'встреча с риелтором'],
  ['доброе утро. кролика помыли, шипел', 'взвесить и помыть кролика'],
])('«%s»: is %s done? It is asked', (text, title) => {
  const { operations = [], envelopes } = readSaid(text, { thread });
  expect(envelopes).toEqual([]);
  expect(operations).toMatchObject([
    { operation: { type: 'update_status', status: 'done' }, mention: title },
  ]);
  expect(operations[0]?.confidence).toBeLessThan(CONFIDENCE.act);
});

it.each([
  // what happens to a thing is not what was to be done to it
  'пылесос сломался вчера вечером',
  'торт оказался невкусный',
  'лампа в коридоре мигает',
  'сосед дрель просил',
  // another verb of the same person
  'классная написала в чат',
  'ужин готов садитесь',
  // something turns the tale
  'торт заказали бы если успели',
  'квартиру оплатила, но платёж вернули',
  'пылесос почти отвёз',
  'почему жена квартиру оплатила',
  'хотела заказать торт не вышло',
  // of several things one was told
  'лук соседка купила',
  // a timeblock is done by itself
  'у кардиолога приём закончили быстро',
  // nothing is named
  'заказали и оплатили',
])('«%s» tells of nothing that is done', (text) => {
  const { operations = [] } = readSaid(text, { thread });
  const done = operations.filter(
    ({ operation, did }) =>
      operation.type === 'update_status' && operation.status === 'done' && did === undefined,
  );
  expect(done).toEqual([]);
});
