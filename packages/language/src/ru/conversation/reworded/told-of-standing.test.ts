import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const titled = (...titles: readonly string[]) =>
  spokenOf(titles.map((title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title })));
const thread = titled(
  'позвонить кровельщику про ендову',
  'поговорить с деканом',
  'укутать гортензию',
  'продуть шланги',
  'зайти в архив',
  'купить овце соли',
);
const acts = (text: string) => {
  const { operations = [], envelopes } = readSaid(text, { thread });
  expect(envelopes).toEqual([]);
  return operations.map(({ operation, mention, confidence }) => ({
    ...operation,
    mention,
    confidence,
  }));
};

describe('tried in vain, and to be tried again', () => {
  it.each([
    ['кровельщику звонила, не отвечает, в пятницу наберу', 'кровельщику', '2026-09-18'],
    ['кровельщику звонил трубку не берёт попробую в пятницу', 'кровельщику', '2026-09-18'],
    ['кровельщику звонил, вне зоны, в пятницу после смены попробую', 'кровельщику', '2026-09-18'],
    ['в архив заходила, закрыто, зайду в пятницу', 'архив', '2026-09-18'],
  ])('%s: is moved', (text, mention, day) => {
    expect(acts(text)).toMatchObject([{ type: 'reschedule', planned_at: day, mention }]);
  });

  it.each([
    ['кровельщику звонила, не отвечает, в пятницу наберу', 0.8],
    ['кровельщику звонила, не отвечает, в пятницу зайду', 0.6],
    ['кровельщику звонила, не отвечает, в пятницу напишу', 0.6],
  ])('%s: what may be something else is asked about', (text, confidence) => {
    expect(acts(text)).toMatchObject([{ type: 'reschedule', confidence }]);
  });

  it.each([
    ['кровельщику звонил, не берёт, в пятницу после шести перезвоню', '2026-09-18T18:00'],
    ['кровельщику звонил, не берёт, в пятницу после смены перезвоню', '2026-09-18'],
  ])('%s: an hour is no event', (text, at) => {
    expect(acts(text)).toMatchObject([{ planned_at: expect.stringMatching(`^${at}`) }]);
  });

  it.each([
    'плиточнику звонила, не отвечает, в пятницу наберу',
    'кровельщику звонила, не отвечает, в пятницу куплю лист',
    'декану звонила, не отвечает',
  ])('%s: nothing is moved', (text) => {
    expect(readSaid(text, { thread }).operations ?? []).toEqual([]);
  });
});

describe('told as settled, or as all but the rest', () => {
  it.each([
    ['кровельщику дозвонилась всё обсудили', 'позвонить кровельщику про ендову', 0.8],
    ['с деканом поговорил, обо всём договорились', 'поговорить с деканом', 0.8],
    ['декану написала, всё рассказала', 'поговорить с деканом', 0.6],
    ['гортензию тесть уже укутал, остались только шланги', 'укутать гортензию', 0.8],
    ['гортензию тесть укутал, остались только дрова', 'укутать гортензию', 0.6],
  ])('%s: that one is done', (text, mention, confidence) => {
    expect(acts(text)).toMatchObject([
      { type: 'update_status', status: 'done', mention, confidence },
    ]);
  });

  it.each([
    'кровельщику не дозвонилась',
    'плиточнику дозвонилась всё обсудили',
    'овцу тесть уже купал, остались только шланги',
    'шланги тесть забыл, осталась только гортензия',
    'с деканом договорились на пятницу в десять',
  ])('%s: nothing is done', (text) => {
    const done = (readSaid(text, { thread }).operations ?? []).filter(
      ({ operation }) => operation.type === 'update_status' && operation.status === 'done',
    );
    expect(done).toEqual([]);
  });
});

describe('what stands, said with more words or with fewer', () => {
  const again = (known: string, text: string) => {
    const { notes = [] } = readSaid(text, { thread: titled(known) });
    return notes.some(({ code }) => code === 'SAID_AGAIN');
  };

  it.each([
    ['отдать пальто в чистку на Мира', 'пальто в чистку отдать завтра в три'],
    ['подшить шторы', 'и шторы соседке подшить до вторника'],
    ['внести триста рублей за лагерь', 'надо за лагерь внести'],
    ['купить линзы', 'по дороге не забыть купить линзы'],
    ['забрать линзы', 'еду со смены запиши наконец забрать линзы'],
  ])('«%s»: %s', (known, text) => {
    expect(again(known, text)).toBe(true);
  });

  it.each([
    ['забрать линзы', 'запиши забрать линзы'],
    ['забрать линзы', 'забрать линзы и раствор'],
    ['прочитать главу 3', 'прочитать главу 5'],
    ['позвонить тёте', 'позвонить тёте Гали'],
    ['отвезти бумаги в банк', 'отвезти бумаги в суд'],
    ['подшить шторы', 'ещё раз подшить шторы соседке'],
    ['подшить шторы', 'выбрать шторы соседке'],
  ])('«%s» is not: %s', (known, text) => {
    expect(again(known, text)).toBe(false);
  });
});
