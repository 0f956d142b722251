import { expect, it } from 'vitest';
import { DeadConnection, endOf } from './failure.ts';

const coded = (code: string) => Object.assign(new Error('a fault'), { code });

it.each<[string, unknown, ReturnType<typeof endOf>]>([
  ['a server that is not there', coded('ECONNREFUSED'), ['failed', 'ECONNREFUSED']],
  ['one that is starting', coded('57P03'), ['failed', '57P03']],
  ['one that broke off', new Error('Connection terminated unexpectedly'), ['failed', 'no answer']],
  ['one that says nothing', new Error('Query read timeout'), ['failed', 'too slow']],
  ['one that lets nobody else in', coded('53300'), ['answered']],
  ['one that refuses a statement', coded('23505'), ['answered']],
  [
    'a pool whose connections are all taken',
    new Error('timeout exceeded when trying to connect'),
    ['left'],
  ],
  ['a connection that died alone', new DeadConnection(), ['left']],
  ['a fault of ours', new TypeError('no such function'), ['left']],
])('what an error says of the server: %s', (_, error, says) => {
  expect(endOf(error)).toEqual(says);
});
