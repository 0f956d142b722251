import { expect, it } from 'vitest';
import { CONFIDENCE } from '@planerka/contracts';
import { interpretUtterance } from '../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../corpus.ts';

function read(text: string) {
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  return response.envelopes.map(({ command: { entities, confidence } }) => ({
    title: entities.title,
    isSure: confidence >= CONFIDENCE.act,
  }));
}

it.each([
  ['педикюр лучше на вторник на утро', 'педикюр'],
  ['парикмахера лучше на пятницу', 'парикмахера'],
  ['встреча с риелтором лучше завтра в час', 'встреча с риелтором'],
  ['йога это в восемь вечера а не утра', 'йога'],
  ['сантехник всё-таки в пятницу', 'сантехник'],
  ['тогда окулист в понедельник', 'окулист'],
  ['шашлыки тогда на воскресенье', 'шашлыки'],
  ['отчёт на самом деле к среде', 'отчёт на самом деле'],
  ['планёрка теперь в одиннадцать', 'планёрка'],
  ['массаж всё же на четверг', 'массаж'],
  ['логопед вместо вторника в четверг', 'логопед'],
  ['английский с пятницы на субботу', 'английский'],
])('%s: a change of what was settled makes nothing new unasked', (text, title) => {
  expect(read(text)).toEqual([{ title, isSure: false }]);
});

it.each([
  ['врач в пятницу в десять', 'врач'],
  ['ужин с родителями в субботу в семь', 'ужин с родителями'],
  ['лучше купить билеты в среду', 'купить билеты'],
  ['тогда позвонить маме завтра', 'позвонить маме'],
  ['спектакль «Тогда и сейчас» в субботу', 'спектакль «Тогда и сейчас»'],
  ['приём завтра в десять, нет, лучше в одиннадцать', 'приём'],
  ['дежурство в ночь с пятницы на субботу', 'дежурство'],
  ['планёрка теперь каждый вторник в восемь', 'планёрка'],
])('%s is new', (text, title) => {
  expect(read(text)).toEqual([{ title, isSure: true }]);
});
