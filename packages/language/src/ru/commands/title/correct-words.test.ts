import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

/** The titles of what is new; in brackets what is asked about first. */
const titlesIn = (text: string) =>
  readSaid(text).envelopes.map(({ command: { entities, confidence } }) =>
    confidence >= CONFIDENCE.act ? entities.title : `(${entities.title})`,
  );

describe('one quality for another of the same noun', () => {
  it.each([
    ['купить скатерть круглую, тьфу, овальную', 'купить скатерть овальную'],
    ['заказать шкаф белый, нет, серый в детскую', 'заказать шкаф серый в детскую'],
    ['взять синие папки, ой, зелёные', 'взять папки зелёные'],
    ['купить тетради тонкие, вернее толстые, завтра', 'купить тетради толстые'],
    ['заказать большую, нет, маленькую коробку', 'заказать маленькую коробку'],
    ['помыть ванную, тьфу ты, прихожую', 'помыть прихожую'],
    ['отнести старое кресло, ой, новое на балкон', 'отнести кресло новое на балкон'],
  ])('%s', (text, title) => {
    expect(titlesIn(text)).toEqual([title]);
  });

  it.each([
    ['купить скатерть круглую и овальную', 'купить скатерть круглую и овальную'],
    ['купить круглую, белую скатерть', 'купить круглую, белую скатерть'],
    ['купить книгу «Чёрный, нет, белый»', 'купить книгу «Чёрный, нет, белый»'],
    // "лучше" may as well be wished for
    ['купить скатерть круглую, лучше овальную', '(купить скатерть овальную)'],
    // another thing, or a quality of nothing
    ['купить скатерть круглую, ой, овальную доску', '(купить скатерть круглую овальную доску)'],
    ['купить скатерть, ой, круглую', '(купить скатерть круглую)'],
  ])('nothing is taken back silently: %s', (text, title) => {
    expect(titlesIn(text)).toEqual([title]);
  });
});

describe('one thing for another that no verb is said of', () => {
  it.each([
    ['сметана, ой то есть ряженка', '(ряженка)'],
    ['завтра окулист, ой, лор в 10', 'лор'],
    ['завтра в 10 созвон, тьфу, планёрка', 'планёрка'],
  ])('%s', (text, title) => {
    expect(titlesIn(text)).toEqual([title]);
  });

  it.each([
    ['сметана, ой, забыла', '(сметана забыла)'],
    ['сметана и ряженка', '(сметана и ряженка)'],
  ])('nothing else is taken back: %s', (text, title) => {
    expect(titlesIn(text)).toEqual([title]);
  });
});
