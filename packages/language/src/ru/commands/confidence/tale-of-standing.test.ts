import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const isWritten = (text: string, title: string): boolean => {
  const standing: ObjectHandle = { kind: 'task', number: 1, title };
  const { envelopes } = readSaid(text, { thread: spokenOf([standing]) });
  return (
    envelopes.length > 0 && envelopes.every(({ command }) => command.confidence >= CONFIDENCE.act)
  );
};

describe('who else does it', () => {
  it.each([
    ['форму на физру', 'а физру петину бабушке скажу пусть бабушка соберёт форму это не моё уже'],
    ['смету по крыше', 'а смету крышную прорабу скажу пусть прораб посчитает крышу это не моё уже'],
    ['полив теплицы', 'теплицу нашу соседке передам пусть соседка польёт это теперь её забота'],
    ['форму на физру', 'форму вот эту пусть бабушка собирает она же обещала мне'],
    ['отчёт', 'афишу дизайнеру скажу пусть он доделает афишу это его дело'],
    ['форму на физру', 'пусть бабушка соберёт форму'],
    ['форму на физру', 'пусть яна купит грунт'],
  ])('beside «%s» nothing new is made of «%s» unasked', (title, text) => {
    expect(isWritten(text, title)).toBe(false);
  });

  it.each([
    ['смету по крыше', 'сказать прорабу пусть посчитает крышу завтра'],
    ['прививка рексу', 'запиши рексу прививку пусть муж везёт в среду'],
    ['торт', 'пусть завтра в шесть будет ужин у мамы с тортом'],
    ['плитку в ванную', 'попросить мастера пусть привезёт плитку в среду'],
  ])('beside «%s» «%s» is made', (title, text) => {
    expect(isWritten(text, title)).toBe(true);
  });
});
