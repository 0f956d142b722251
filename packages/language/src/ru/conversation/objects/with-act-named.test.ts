import { CONFIDENCE, type InterpretRequest } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_ZONE } from '../../corpus.ts';
import { isNounOfAct } from '../../lexicon/act-nouns.ts';

function operationsOf(text: string, title: string) {
  const thread: NonNullable<InterpretRequest['thread']> = {
    room: { kind: 'hub' },
    candidates: [{ kind: 'task', number: 1, title }],
    operations: [],
  };
  const source = { channel: 'telegram_text' } as const;
  const now = '2026-09-15T12:00:00+03:00';
  const request = { trace_id: 'trace-1', source, now_iso: now, text, thread };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response.operations ?? [];
}

describe('the noun of an act for its verb', () => {
  it.each([
    ['перенеси звонок на среду', 'набрать команду'],
    ['встречу перенеси на среду', 'встретить поезд'],
    ['перенеси установку на среду', 'поставить тесто'],
    ['удали замену', 'поменять валюту'],
    ['перенеси получение на среду', 'забрать сына'],
    ['поход перенеси на среду', 'выходить котёнка'],
    ['удали варку', 'заварить травы'],
  ])('is no word for what mostly means something else: %s', (text, title) => {
    const [verb = ''] = title.split(' ');
    for (const { mention } of operationsOf(text, title)) expect(mention).not.toContain(verb);
  });

  it.each([
    ['сделал уборку', 'убрать летние вещи'],
    ['удали заказ', 'заказать плитку'],
    ['снимай покраску с плана', 'покрасить калитку'],
    ['перенеси запись на пятницу', 'записать ролик'],
    ['сбор перенеси на среду', 'собрать шкаф'],
    ['перенеси уборку на пятницу', 'убрать лодку'],
    ['стрижку перенеси на пятницу', 'постричь кусты'],
  ])('asks where nothing else is said: %s', (text, title) => {
    const operations = operationsOf(text, title);
    expect(operations.map(({ confidence }) => confidence < CONFIDENCE.act)).toEqual([true]);
  });

  it.each([
    ['перенеси звонок на среду', 'позвонить сантехнику'],
    ['покраску перенеси на среду', 'покрасить калитку'],
  ])('moves the only one that stands: %s', (text, title) => {
    const [found] = operationsOf(text, title);
    expect(found).toMatchObject({ operation: { type: 'reschedule' } });
    expect(found?.confidence).toBeGreaterThanOrEqual(CONFIDENCE.act);
  });

  it('is sure with what it is done to', () => {
    const [found] = operationsOf('заказ плитки перенеси на среду', 'заказать плитку');
    expect(found?.confidence).toBeGreaterThanOrEqual(CONFIDENCE.act);
  });

  it.each([
    ['звонок', 'перезвонить', true],
    ['стирку', 'постирать', true],
    ['уборку', 'прибраться', true],
    ['поездку', 'съехать', false],
    ['варку', 'переварить', false],
    ['мойка', 'размыть', false],
    ['читки', 'считать', false],
  ])('a prefix may make another verb of it: %s, %s', (noun, verb, isOf) => {
    expect(isNounOfAct(noun, verb)).toBe(isOf);
  });
});
