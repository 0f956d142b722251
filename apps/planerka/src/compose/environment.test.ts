import { expect, it } from 'vitest';
import { describeError } from '../error-map.ts';
import { readEnvironment } from './environment.ts';
import { expectedVariables } from './expected-variables.ts';

function refusal(source: Record<string, string>): string {
  try {
    readEnvironment(source);
  } catch (error) {
    return describeError(error);
  }
  return 'accepted';
}

it('names each wrong variable and what would fit, never its value', () => {
  expect(refusal({ PORT: 'тайна', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://тайна' })).toBe(
    [
      'Эти переменные окружения не подходят; вот что в них может быть:',
      '  DATABASE_URL: адрес вида postgresql://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@СЕРВЕР:5432/БАЗА; ' +
        'особые знаки пароля через % (%40 вместо @), или весь пароль отдельно, в PGPASSWORD',
      '  PORT: целое число от 0 до 65535',
      '  LOG_LEVEL: одно из fatal, error, warn, info, debug, trace, silent',
    ].join('\n'),
  );
});

it.each([
  ['postgresql://app:p%40w@/plan?host=/var/run/postgresql', 'accepted'],
  ['postgresql:///plan?host=/var/run/postgresql', 'accepted'],
  ['postgresql://app:12/тайна@host/plan', expect.stringContaining('PGPASSWORD')],
])('reads %s as an address of a database', (DATABASE_URL, said) => {
  expect(refusal({ DATABASE_URL })).toEqual(said);
  expect(refusal({ DATABASE_DIRECT_URL: DATABASE_URL })).toEqual(said);
});

it('counts a blank variable as absent', () => {
  const blank = Object.fromEntries(Object.keys(expectedVariables).map((name) => [name, '  ']));
  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
});
