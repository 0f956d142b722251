import { expect, test } from 'vitest';
import { isLoopbackHost } from './guard.ts';

test.each([
  'localhost',
  'localhost:8080',
  'LocalHost:1',
  '127.0.0.1:8080',
  '127.9.9.9',
  '[::1]:80',
])('%s is this machine', (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.each([
  '',
  'example.com',
  'localhost.example.com:8080',
  '127.0.0.1.example.com',
  'evil-localhost',
  '192.168.1.7:8080',
  '0.0.0.0:8080',
  '[::2]:8080',
])('%j is elsewhere', (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});
