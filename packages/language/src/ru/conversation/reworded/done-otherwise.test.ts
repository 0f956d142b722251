import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

/** What is given up, and what is to be done instead. */
function read(title: string, text: string) {
  const thread = spokenOf([{ kind: 'task', number: 1, title }], { default_task_id: 1 });
  const { operations = [], envelopes } = readSaid(text, { thread });
  const isDropped = operations.some(
    ({ operation }) => operation.type === 'update_status' && operation.status === 'cancelled',
  );
  return [isDropped, ...envelopes.map(({ command }) => command.entities['title'])];
}

it.each([
  [
    'позвонить логопеду',
    'с логопедом звонить не надо, а лучше написать в пятницу',
    'написать логопеду',
  ],
  ['позвонить логопеду', 'логопеду не звонить, а написать', 'написать логопеду'],
  [
    'написать сестре про отпуск',
    'не надо писать сестре, лучше позвонить завтра',
    'позвонить сестре',
  ],
  ['позвонить тёте Рае', 'тёте рае не звонить лучше заехать в воскресенье', 'заехать к тёте Рае'],
  ['сходить к нотариусу', 'к нотариусу ходить не надо, а лучше позвонить', 'позвонить нотариусу'],
  [
    'отвезти ковёр в чистку',
    'ковёр отвозить не надо, лучше постирать дома',
    'постирать ковёр дома',
  ],
  [
    'купить велосипед сыну',
    'велосипед покупать не надо, лучше взять напрокат',
    'взять велосипед напрокат',
  ],
  ['сварить суп', 'суп варить не надо лучше купить готовый', 'купить готовый суп'],
  // it has an object of its own
  ['забрать посылку', 'посылку забирать не надо, лучше заказать доставку', 'заказать доставку'],
])('%s: %s', (title, text, anew) => expect(read(title, text)).toEqual([true, anew]));

it.each([
  ['забрать заказ', 'заказ забирать не надо, лучше позвонить'],
  ['позвонить в банк', 'в банк звонить не надо, лучше сходить в пятницу'],
  ['позвонить логопеду', 'не надо звонить логопеду, лучше Марине'],
  ['купить обои', 'тёте Рае не звонить, лучше заехать в воскресенье'],
])('%s: nothing bare is written by «%s»', (title, text) =>
  expect(read(title, text)).toEqual([false]),
);
