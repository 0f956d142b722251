import { expect, it } from 'vitest';
import { readText } from '../../grammar.ts';
import { isConsequence } from './consequence.ts';

const told = (before: string, own: string): boolean =>
  isConsequence(readText(own).items, readText(before).items);

it.each([
  ['купить дрожжи', 'без них тесто не поставить'],
  ['взять пульт у консьержа', 'без него ворота не открыть'],
  ['купить шурупы', 'без шурупов полку не повесить'],
  ['оплатить хостинг', 'без этого сайт не работает'],
  ['заказать плёнку', 'иначе вывеску не сделать'],
  ['сдать макет', 'а то тираж не успеть'],
])('what does not come about otherwise: %s, %s', (before, own) => {
  expect(told(before, own)).toBe(true);
});

it.each([
  ['собрание', 'без Пети не начинать'],
  ['купить корм', 'без очереди сдать анализы'],
  ['купить чай', 'без сахара не покупать'],
  ['сходить на рынок', 'без них завтра не открыть лавку'],
  ['выйти гулять', 'шапку не забыть'],
  ['купить хлеб', 'то же купить маме'],
])('what is to be done or left: %s, %s', (before, own) => {
  expect(told(before, own)).toBe(false);
});
