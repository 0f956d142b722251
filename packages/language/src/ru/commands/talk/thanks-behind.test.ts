import { describe, expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';
import { withoutThanks } from './thanks-behind.ts';

describe('thanks behind what was said', () => {
  it.each([
    ['ну что там на неделе вообще. спс тебе', 'ну что там на неделе вообще.'],
    ['что завтра? пасиб', 'что завтра?'],
    ['скажи что у меня завтра, спасибо заранее', 'скажи что у меня завтра'],
    ['перенеси отчёт на 14 спс', 'перенеси отчёт на 14'],
    ['запиши купить соль, и большое спасибо тебе', 'запиши купить соль'],
  ])('%s', (text, plain) => {
    expect(withoutThanks(text)).toBe(plain);
  });

  it.each([
    'да, спасибо',
    'передай Кате, спасибо',
    'написать: спасибо',
    'сказать соседу спасибо',
    'купить открытку «спасибо»',
    'спасибо. а что завтра',
  ])('%s is whole', (text) => {
    expect(withoutThanks(text)).toBeNull();
  });

  it.each([
    ['ну что у меня на неделе вообще. спс тебе', 'query'],
    ['купить соль, спасибочки', 'commands'],
    ['на сегодня всё, спасибо тебе', 'none'],
  ])('%s: %s', (text, kind) => {
    expect(readSaid(text).kind).toBe(kind);
  });
});
