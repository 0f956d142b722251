import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from './corpus.ts';

const source = { channel: 'telegram_voice' } as const;

function dictated(text: string) {
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text };
  const { envelopes } = interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
  return envelopes.map(({ command: { entities, confidence } }) => ({
    title: entities.title,
    ...(entities.planned_at === undefined ? {} : { at: entities.planned_at.slice(5, 16) }),
    ...(entities.description === undefined ? {} : { notes: entities.description }),
    ...(confidence < 0.75 ? { isAsked: true } : {}),
  }));
}

const titles = (text: string) => dictated(text).map(({ title }) => title);

describe('a time of several that is taken back in mid-sentence', () => {
  it.each([
    ['хор завтра в 18 30 и в субботу в 11 ой нет в субботу в 12', '09-16T18:30', '09-19T12:00'],
    ['хор завтра в 16 и в пятницу в 15 нет погоди в пятницу в 17', '09-16T16:00', '09-18T17:00'],
    ['хор завтра в 16 и в пятницу в 15 нет погоди в 17', '09-16T16:00', '09-18T17:00'],
    ['хор завтра в 16 и в пятницу в 15 ой то есть в субботу', '09-16T16:00', '09-19T15:00'],
    ['хор завтра в 10, и в четверг в 10, нет, в четверг в 9', '09-16T10:00', '09-17T09:00'],
  ])('%s', (text, first, second) => {
    expect(dictated(text)).toEqual([
      { title: 'хор', at: first },
      { title: 'хор', at: second },
    ]);
  });

  it('is so by day and hour where it is the only one', () => {
    expect(dictated('хор в субботу в 11 ой нет в воскресенье в 12')).toEqual([
      { title: 'хор', at: '09-20T12:00' },
    ]);
  });
});

describe('a number that is taken back', () => {
  it.each([
    ['вернуть дяде 450 нет погоди 400 рублей', 'вернуть дяде 400 рублей'],
    ['вернуть дяде 800 ой нет 900 рублей', 'вернуть дяде 900 рублей'],
    ['купить 3 кг ой нет 2 кг груш', 'купить 2 кг груш'],
    ['взять 2 пакета нет 3 пакета муки', 'взять 3 пакета муки'],
    ['напечатать 20 нет 30 листов', 'напечатать 30 листов'],
    // nothing is taken back
    ['квартира 12 нет воды вызвать слесаря', 'квартира 12 нет воды вызвать слесаря'],
    ['скинуть дяде 500 не 700 рублей', 'скинуть дяде 500 не 700 рублей'],
  ])('%s', (text, title) => {
    expect(titles(text)).toEqual([title]);
  });
});

describe('what is said while the next word is sought', () => {
  it.each([
    ['купить гвозди шурупы и это уголки', 'купить гвозди шурупы и уголки'],
    ['купить сыр масло и это самое губки', 'купить сыр масло и губки'],
    ['тэк сегодня еще смету дописать', 'смету дописать'],
    ['тэкс значит завтра позвонить в банк', 'позвонить в банк'],
    ['такс завтра еще забрать пальто', 'забрать пальто'],
    ['в субботу опять субботник в 9', 'субботник'],
    ['в пятницу снова отвезти резину', 'отвезти резину'],
    // it is a part of the title
    ['купить это самое дорогое вино', 'купить это самое дорогое вино'],
    ['купить молоко и это печенье', 'купить молоко и это печенье'],
    ['узнать это наша труба или соседей', 'узнать это наша труба или соседей'],
    ['опять поругаться с жэком', 'опять поругаться с жэком'],
    ['купить ещё краски', 'купить ещё краски'],
  ])('%s', (text, title) => {
    expect(titles(text)).toEqual([title]);
  });
});

describe('what is told beside a request', () => {
  it.each([
    ['починить каблук это рублей триста', 'починить каблук', 'рублей триста'],
    ['заменить стекло это где-то тысяч пять', 'заменить стекло', 'где-то тысяч пять'],
  ])('%s: the price is a note', (text, title, notes) => {
    expect(dictated(text)).toEqual([{ title, notes }]);
  });

  it.each([
    'узнать это рублей 300 или 500',
    'оплатить это 300 рублей',
    'спросить что это рублей 300',
  ])('%s tells no price', (text) => {
    expect(dictated(text).some(({ notes }) => notes !== undefined)).toBe(false);
  });

  it.each([
    ['зайти к юристу он до шести и забрать договор', 'зайти к юристу', 'забрать договор'],
    ['сходить в банк он до пяти и деньги снять', 'сходить в банк', 'деньги снять'],
    ['подписать у декана она до трёх ну и справку сдать', 'подписать у декана', 'справку сдать'],
  ])('%s: both are to be done', (text, first, second) => {
    expect(titles(text)).toEqual([first, second]);
  });
});
