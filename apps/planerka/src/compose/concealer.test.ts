import { expect, test } from 'vitest';
import { concealer } from './concealer.ts';

test.each([
  [
    'as it should be',
    'postgresql://planner:Kh7-sample-word@db.example:5432/plan',
    'Kh7-sample-word',
  ],
  ['encoded', 'postgresql://planner:a%40b%2Fsample@db.example/plan', 'a@b/sample'],
  ['with an @', 'postgresql://planner:left@right-word@db.example/plan', 'right-word'],
  ['with a slash', 'postgresql://planner:1234/right-word@db.example/plan', 'right-word'],
  ['with a port of its beginning', 'postgresql://planner:54321/right@db.example/plan', '54321'],
  ['with a #', 'postgresql://planner:left#right-word@db.example/plan', 'right-word'],
  ['without a slash', 'postgresql:planner:Kh7-sample-word@db.example/plan', 'Kh7-sample-word'],
  ['with a bad percent', 'postgresql://planner:100%-sample@db.example/plan', '100%-sample'],
  ['with a space', 'postgresql://planner:two sample words@db.example/plan', 'two sample words'],
])('a password %s is not told', (_, address, part) => {
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'GATEWAY_URL', 'OPENAI_BASE_URL']) {
    const conceal = concealer({ [name]: address });
    for (const line of [`cannot reach ${address}`, `getaddrinfo ENOTFOUND ${part}`]) {
      expect(conceal(line)).not.toContain(part);
    }
    expect(conceal('planner at db.example:5432')).toBe('planner at db.example:5432');
  }
});

test('an address without a password hides nothing', () => {
  const conceal = concealer({ DATABASE_URL: 'postgresql://planner@db.example:5432/plan' });
  expect(conceal('planner at db.example:5432/plan')).toBe('planner at db.example:5432/plan');
});
