import { describe, expect, it } from 'vitest';
import { createGuard } from './guard.ts';

const guard = createGuard({
  listensOn: '0.0.0.0',
  hosts: ['plan.example.org'],
  origins: ['https://app.example.org'],
});

describe('Host', () => {
  it.each([
    'localhost',
    'localhost:8080',
    'LOCALHOST:1',
    '127.0.0.1:8080',
    '127.9.9.9',
    '[::1]:8080',
    'plan.example.org',
    'Plan.Example.org:443',
  ])('%s is ours', (host) => {
    expect(guard.allowsHost(host)).toBe(true);
  });

  it.each([
    null,
    '',
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:8080',
    '0.0.0.0:8080',
    '192.168.0.2',
    '[::2]',
    'plan.example.org.evil.example',
  ])('%s is not', (host) => {
    expect(guard.allowsHost(host)).toBe(false);
  });

  it.each([
    ['192.168.0.2', '192.168.0.2:8080'],
    ['::2', '[::2]:8080'],
    ['Plan.Local', 'plan.local'],
  ])('listening on %s, %s is ours', (listensOn, host) => {
    expect(createGuard({ listensOn, hosts: [], origins: [] }).allowsHost(host)).toBe(true);
  });
});

describe('Origin', () => {
  it.each(['http://localhost:6274', 'http://127.0.0.1', 'https://app.example.org'])(
    '%s may ask',
    (origin) => {
      expect(guard.allowsOrigin(origin)).toBe(true);
    },
  );

  it.each([
    'null',
    '',
    'https://evil.example',
    'http://app.example.org',
    'https://app.example.org:8443',
    'https://localhost.evil.example',
    'https://plan.example.org',
  ])('%s may not', (origin) => {
    expect(guard.allowsOrigin(origin)).toBe(false);
  });
});
