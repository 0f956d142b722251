import type { ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { spokenOf } from '../../../../../../test/rig/read-said.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isHandedIn, nearDeedOf } from './near-deed.ts';

const known = (titles: readonly string[]) =>
  spokenOf(titles.map((title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title })));
const near = (past: string, names: string, ...titles: readonly string[]) =>
  nearDeedOf(past, wordsIn(names), known(titles));

it.each([
  ['дала', 'таблетку', 'давать коту таблетку', 'давать'],
  ['покормил', 'собаку', 'собаку кормить', 'кормить'],
  ['вымыла', 'клетку', 'мыть клетку попугая', 'мыть'],
  ['отправила', 'иванову', 'ивановой переотправить посылку', 'переотправить'],
  ['перевела', 'деньги на подарок', 'сдать деньги на подарок тренеру', 'сдать'],
  ['перевёл', 'за аренду гаража', 'заплатить за аренду гаража', 'заплатить'],
  ['внёс', 'взнос', 'сдать взнос в гараж', 'сдать'],
])('%s %s: done to «%s»', (past, names, title, verb) => {
  expect(near(past, names, title, 'позвонить мастеру')).toBe(verb);
});

it.each([
  // another verb, a verb that only goes on, no money
  ['давала', 'таблетку', ['давать коту таблетку']],
  ['купила', 'таблетку', ['давать коту таблетку']],
  ['перевёл', 'статью', ['сдать статью в журнал']],
  ['снял', 'деньги', ['сдать деньги на подарок']],
  // not all of it
  ['перевела', 'деньги на подарок половину', ['сдать деньги на подарок']],
  ['перевела', 'аванс за аренду', ['заплатить за аренду гаража']],
  // another thing, or more than one
  ['перевела', 'деньги на подарок врачу', ['сдать деньги на подарок тренеру']],
  ['перевела', 'деньги', ['сдать деньги на подарок', 'снять деньги']],
  ['дала', 'таблетку', ['давать коту таблетку', 'купить таблетки']],
  ['дала', 'таблетку', ['давать коту таблетку и менять воду']],
])('%s %s is not surely done to the one of %j', (past, names, titles) => {
  expect(near(past, names, ...titles)).toBeNull();
});

it.each([
  ['сдана', 'поделка из шишек', ['пете надо поделку какую-то там из шишек'], true],
  ['сдан', 'отчёт', ['отчёт по складу'], true],
  ['сдан', 'склад', ['отчёт по складу'], false],
  ['сдана', 'квартира', ['план квартиры'], false],
  ['сдан', 'отчёт', ['отчёт по складу', 'распечатать отчёт'], false],
  ['готова', 'поделка', ['поделка из шишек'], false],
  ['сдана', 'поделка', ['купить клей для поделки'], false],
])('%s %s of %j: %s', (past, names, titles, isDone) => {
  expect(isHandedIn(past, wordsIn(names), known(titles))).toBe(isDone);
});
