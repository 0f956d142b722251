import { describe, expect, it } from 'vitest';
import { readAsList } from './as-list.ts';
import { listUnmarked } from './list-unmarked.ts';

const task = (title: string) =>
  ({ room: { kind: 'hub' }, candidates: [{ kind: 'task', number: 4, title }] }) as never;

describe('what was meant as a list', () => {
  it.each(['я хотела списком, с галочками', 'сделай списком', 'надо было с галочками'])(
    '«%s»',
    (said) => {
      const read = readAsList(said, task('чашки, ложки и нож'));
      expect(read?.operations?.map(({ operation }) => operation)).toEqual(
        ['чашки', 'ложки', 'нож'].map((title) => ({ type: 'subtask_add', task: 4, title })),
      );
    },
  );

  it('is never a task', () => {
    expect(readAsList('хотел списком, с галочками', undefined)?.kind).toBe('none');
    expect(readAsList('хотел списком', task('купить чашки, ложки'))?.kind).toBe('none');
  });

  it.each([
    'я хотела в кино с галочкой',
    'хотела списком но не получилось',
    'сделай отчёт списком',
  ])('not of «%s»', (said) => expect(readAsList(said, task('чашки, ложки'))).toBeNull());
});

describe('a list whose name no colon ends', () => {
  it.each([
    ['список на озеро ласты маска ведро', 'на озеро', 'ласты, маска, ведро', true],
    ['список в садик сменка чешки, форма', 'в садик', 'сменка чешки, форма', true],
    [
      'список на озеро ласты бутылка воды крем от загара',
      'на озеро',
      'ласты, бутылка воды, крем от загара',
      false,
    ],
  ])('«%s»', (said, name, items, isSure) =>
    expect(listUnmarked(said)).toEqual({ name, items, isSure }),
  );

  it.each([
    'список гостей отправить Ире',
    'список на подпись директору завтра',
    'список на визу паспорт фото',
    'список в поход',
    'список литературы сдать',
    'список на озеро взять ласты маску',
    'список на озеро и эти как их ласты',
  ])('not of «%s»', (said) => expect(listUnmarked(said)).toBeNull());
});
