import type { ThreadHints } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { broughtBack } from './brought-back.ts';

const thread: ThreadHints = {
  room: { kind: 'hub' },
  candidates: [
    { kind: 'task', number: 1, title: 'покрасить лавку' },
    { kind: 'task', number: 2, title: 'прочистить слив' },
  ],
  listed_count: 2,
  operations: [],
};

describe('what comes back, with why', () => {
  it.each([
    ['лавку верни, она ещё мокрая, не готова', 'верни лавку в список'],
    ['слив верни обратно, он не сделан', 'верни слив в список'],
    ['ой, лавку верни', 'верни лавку в список'],
    ['слив верни в список — засор остался', 'верни слив в список'],
    ['верни лавку, я её не докрасил', 'верни лавку в список'],
    ['второе верни, поспешила', 'верни вторую'],
    ['верни вторую задачу', 'верни вторую'],
    ['первую задачу верни, не готова', 'верни первую'],
    ['верни обратно первую', 'верни первую'],
    ['верни и вторую', 'верни вторую'],
  ])('%s', (text, order) => {
    expect(broughtBack(text, thread)).toBe(order);
  });

  it.each([
    'лопату верни соседу',
    'верни соседу лопату, он просил',
    'лавку верни и поставь на завтра',
    'лавку верни, завтра покрашу',
    'лавку верни, а слив удали',
    'верни всё как было',
    'верни первую книгу',
    'верни первое название',
    'лавку покрасил',
  ])('nothing of the kind: %s', (text) => {
    expect(broughtBack(text, thread)).toBeNull();
  });
});
