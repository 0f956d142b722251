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
      '  DATABASE_URL: адрес вида postgresql://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@СЕРВЕР:5432/БАЗА',
      '  PORT: целое число от 0 до 65535',
      '  LOG_LEVEL: одно из fatal, error, warn, info, debug, trace, silent',
    ].join('\n'),
  );
});

it('counts a blank variable as absent', () => {
  const blank = Object.fromEntries(Object.keys(expectedVariables).map((name) => [name, '  ']));
  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
});
