import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

/** The titles of what is new; in brackets what is asked about first. */
const titlesIn = (text: string) =>
  readSaid(text).envelopes.map(({ command: { entities, confidence } }) =>
    confidence >= CONFIDENCE.act ? entities.title : `(${entities.title})`,
  );

it.each([
  // several words by several, from the same first word on
  ['позвонить Марии Ивановне, ой, Марии Сергеевне', 'позвонить Марии Сергеевне'],
  ['заказать торт Наполеон, нет, торт Медовик', 'заказать торт Медовик'],
  ['встретить тётю Любу, точнее тётю Галю', 'встретить тётю Галю'],
  ['купить молоко Лене, нет, молоко Гале', 'купить молоко Гале'],
  // a whole name by another, or by a first name alone
  ['позвонить Анне Юрьевне, ой, Инне Львовне', 'позвонить Инне Львовне'],
  ['позвонить Ольге Петровне, ой, Галине', 'позвонить Галине'],
  ['позвонить Ольге, ой, Галине Петровне', 'позвонить Галине Петровне'],
  // and a part of it
  ['позвонить Ольге Петровне, ой, Павловне', 'позвонить Ольге Павловне'],
  ['позвонить Ивану Петрову, ой, Сидорову', 'позвонить Ивану Сидорову'],
  ['купить Свете, ой, Наде, шарф', 'купить Наде шарф'],
])('%s: what is taken back is left out as a whole', (text, title) => {
  expect(titlesIn(text)).toEqual([title]);
});

it.each([
  ['позвонить ольге петровне тьфу ольге павловне', 'позвонить ольге павловне'],
  ['созвон с мишей тьфу с гришей завтра в 15 на час', 'созвон с гришей'],
  ['встреча с олей тьфу ты с леной в пятницу в 12 на час', 'встреча с леной'],
  ['купить масло тьфу молоко завтра', 'купить молоко'],
  ['отвезти коробки тьфу ящики в гараж', '(отвезти коробки ящики в гараж)'],
  ['сказать тьфу на всё', '(сказать тьфу на всё)'],
  ['постучать тьфу тьфу тьфу', '(постучать тьфу тьфу тьфу)'],
])('%s: a slip that a voice says without a mark', (text, title) => {
  expect(titlesIn(text)).toEqual([title]);
});

it.each([
  ['позвонить Ивану Петрову, ой, Олегу', '(позвонить Ивану Олегу)'],
  [
    'добавь задачу позвонить Лене, то есть надо забрать ключи',
    '(позвонить Лене надо забрать ключи)',
  ],
  // names that are listed, and nothing is taken back
  ['купить Лене, Гале и Свете открытки', 'купить Лене, Гале и Свете открытки'],
  ['позвонить Свете, ой, Наде, маме и папе', 'позвонить Наде, маме и папе'],
])('%s: what may be read in more ways is asked about, and a list stays one', (text, title) => {
  expect(titlesIn(text)).toEqual([title]);
});
