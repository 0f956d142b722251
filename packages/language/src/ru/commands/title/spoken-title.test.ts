import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

/** Is something new written unasked, asked about, or neither? */
function becomes(text: string, ...titles: readonly string[]): 'written' | 'asked' | 'none' {
  const known = titles.map((title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title }));
  const { envelopes, operations = [] } = readSaid(text, { thread: spokenOf(known) });
  const sure = [...envelopes.map(({ command }) => command), ...operations].filter(
    ({ confidence }) => confidence >= CONFIDENCE.act,
  );
  if (sure.length > 0) return 'written';
  return envelopes.length + operations.length > 0 ? 'asked' : 'none';
}

it.each([
  'собаку давай в субботу повезём',
  'сегодня никак',
  'сестра в субботу вряд ли',
  'в пятницу заберу',
  'кружок сегодня вряд ли',
])('«%s» is a turn of speech, and no name: it is asked about', (text) => {
  expect(becomes(text)).toBe('asked');
});

it.each([
  ['логопеда слушаем в четверг', 'занятие с логопедом'],
  ['электрику завтра наберу', 'позвонить электрику'],
  ['справку в понедельник отнесу', 'забрать справку'],
])('«%s» beside «%s» may be said of that: it is asked about', (text, title) => {
  expect(becomes(text, title)).toBe('asked');
});

it.each([
  'маме позвоню завтра',
  'в баню пойду в субботу',
  'Пете куплю кроссовки в субботу',
  'завтра на рынок схожу',
  'созвон с отелем завтра в десять',
  'завтра едем на дачу в девять',
  'в пятницу на дачу в шесть утра выезжаем',
  'созвонимся завтра в десять',
  'спектакль «Давай поженимся» в субботу в семь',
  'покрасить забор в субботу',
])('«%s» is a plan', (text) => {
  expect(becomes(text, 'полить цветы')).toBe('written');
});

it.each([
  ['не продавать, а передвинуть диван в субботу', ['не продавать']],
  ['не выбрасывать, а отвезти комод на дачу', ['не выбрасывать']],
  ['не забыть зонт, а потом позвонить маме', []],
  ['не курить и бегать по утрам', []],
])('«%s»: what is done otherwise is no task of its own unasked', (text, asked) => {
  const { envelopes } = readSaid(text);
  const doubtful = envelopes.filter(({ command }) => command.confidence < CONFIDENCE.act);
  expect(doubtful.map(({ command }) => command.entities.title)).toEqual(asked);
});
