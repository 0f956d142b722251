import type { Item } from '../../grammar/item.ts';
import type { AnyCaptures, Around, Made, Rule } from '../../grammar/rule.ts';
import { hasTag } from '../tags.ts';
import { clock, day, fact, rule, window } from './make.ts';

const secondOf = (item: Item): Made | null => {
  const { meaning } = item;
  if (meaning?.kind === 'day') return day(meaning.day, meaning.others, meaning.certain);
  return meaning?.kind === 'clock' ? clock(meaning.clock) : null;
};

function otherPeriod({ meaning }: Item): Made | null {
  return meaning?.kind === 'window' ? window(meaning.period) : null;
}

/** Between two times such words take the first of them back. */
const betweenTimes = (_: AnyCaptures, { before, after }: Around): Made | null =>
  before?.meaning != null && after?.meaning != null ? fact({ kind: 'correction' }) : null;

/** "пока нет ветра", "где нет пробок": something is not there, and nothing is taken back. */
const isLacking = ({ before, after }: Around): boolean =>
  hasTag(before, 'absent-behind') && after !== null && after.meaning === null && after.word !== '';

const unlessLacking = (_: AnyCaptures, around: Around): Made | null =>
  isLacking(around) ? null : fact({ kind: 'correction' });

/** "хотя бы план" asks for less, and takes nothing back. */
const unlessAtLeast = (_: AnyCaptures, { before, after }: Around): Made | null => {
  const isOfThing = before !== null && before.meaning === null && !hasTag(before, 'would');
  return isOfThing && after?.word === 'бы' ? null : fact({ kind: 'correction' });
};

/** Between commas they take words back as well, where others only sigh. */
const SLIPS: ReadonlySet<string> = new Set(
  'поправка поправочка вру ошибся ошиблась ошибочка оговорился оговорилась тьфу пардон сорян сорри виноват виновата'.split(
    ' ',
  ),
);

/** Nobody names anything by these: between two words they take the first back without any mark, as a voice says them. */
const ONLY_SLIPS: ReadonlySet<string> = new Set('тьфу оговорился оговорилась'.split(' '));

/** "созвон с мишей тьфу с гришей"; "тьфу тьфу тьфу" wards off, and takes nothing back. */
function slipAmid({ s }: AnyCaptures, { before, after }: Around): Made | null {
  const isWord = (item: Item | null): boolean =>
    item !== null && item.meaning === null && /^[a-zЀ-ӿ]/u.test(item.word);
  const word = s?.word ?? '';
  const isAmid = isWord(before) && isWord(after) && before?.word !== word && after?.word !== word;
  // "сказать тьфу на всё"
  const isSaid = /(?:ть|ти|чь)$/u.test(before?.word ?? '');
  return isAmid && !isSaid && ONLY_SLIPS.has(word) ? fact({ kind: 'correction' }) : null;
}

/** "в десять, нет, лучше в одиннадцать", "не завтра, а послезавтра" */
export const CORRECTIONS: readonly Rule[] = [
  rule(',? но|да ,? нет ,? лучше? ,?', () => fact({ kind: 'correction' })),
  rule(',? а? ,? нет ,? лучше? ,?', unlessLacking),
  rule(', не ,', () => fact({ kind: 'correction' })),
  // "нет, не завтра, послезавтра", "не на этой, а на той неделе"
  rule('нет ,? не <a:day-point> ,? <b:day-point>', ({ b }) => secondOf(b)),
  rule('<a:day> ,? чем <b:day>', ({ a }) => secondOf(a)),
  rule('<a:day> ,? не <b:day>', ({ a }) => secondOf(a)),
  rule('не на <this> ,? а <b:fact>', (m) => otherPeriod(m.b)),
  rule('не <a:day-point> ,? а <b:day-point>', ({ b }) => secondOf(b)),
  rule('не <a:clock> ,? а <b:clock>', ({ b }) => secondOf(b)),
  rule(',? а? лучше', () => fact({ kind: 'correction' })),
  rule(',? стоп ,? нет? ,?', betweenTimes),
  rule(',? нет ,? стоп ,?', () => fact({ kind: 'correction' })),
  rule(',? а? ,? нет? ,? <slip-between> ,? нет? ,?', betweenTimes),
  // "в три тьфу ты в четыре"
  rule(',? <slip-between> <you-in-passing> ,? нет? ,?', betweenTimes),
  // "встреча с Кириллом, тьфу, с Романом"
  rule(', <s:slip-between> <you-in-passing>? ,? нет? ,', ({ s }) =>
    SLIPS.has(s.word) ? fact({ kind: 'correction' }) : null,
  ),
  rule('<s:slip-between> <you-in-passing>? ,? нет? ,?', slipAmid),
  rule(',? <slip-between> <filler> ,? нет? ,?', betweenTimes),
  rule(',? <slip> <you-in-passing> ,? нет? ,?', betweenTimes),
  rule(',? не ,? не ,?', betweenTimes),
  rule(',? <slip> ,? нет? ,?', () => fact({ kind: 'correction' })),
  rule(',? хотя ,? нет? ,? лучше? ,?', unlessAtLeast),
  rule(',? или? ,? нет ,?', unlessLacking),
  rule(',? <slip> ,? то есть ,?', () => fact({ kind: 'correction' })),
  rule(',? <slip-between> ,? то есть ,?', () => fact({ kind: 'correction' })),
  rule(',? то есть', () => fact({ kind: 'correction' })),
  // "не позже среды, то есть нет, четверга"
  rule(',? то есть|бишь ,? нет ,? лучше? ,?', () => fact({ kind: 'correction' })),
  rule(',? то бишь', () => fact({ kind: 'correction' })),
  rule(',? в смысле ,?', () => fact({ kind: 'correction' })),
];
