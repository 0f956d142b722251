import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { printMachine } from '../scripts/print-machine.ts';

it('docs/conversation-machine.md is the table that the runtime follows (npm run machine)', () => {
  const file = path.join(import.meta.dirname, '../../../docs/conversation-machine.md');
  expect(readFileSync(file, 'utf8')).toBe(printMachine());
});
