import { expect, it } from 'vitest';
import { readText } from '../../grammar.ts';
import { splitCommands } from './split.ts';

const partsOf = (text: string): number => splitCommands(readText(text).items).length;

it.each([
  ['постирать пледы завтра, просушить', 1],
  ['позвонить деду, поздравить', 1],
  ['скачать договор, подписать, отправить', 1],
  ['съездить в сад, окопать, подвязать', 1],
  // whole by themselves
  ['сдать отчёт, отдохнуть', 2],
  ['полить цветы, побегать', 2],
  ['купить корм, подстричься', 2],
  ['сварить суп, поужинать, лечь спать', 3],
  // verbs alone, a verb with a time or a thing of its own
  ['постирать, погладить, починить', 3],
  ['постирать шторы, в пятницу погладить', 2],
  ['помыть окна, позвонить маме', 2],
  ['купить хлеб, вымыть и убрать лыжи', 2],
] as const)('«%s»', (text, count) => expect(partsOf(text)).toBe(count));
