import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createPrintingProgram,
  type PrintingProgram,
} from '../../../../test/rig/printing-program.ts';
import type { ProgramContext } from './program-context.ts';
import { addToken, listTokens, revokeToken } from './token.ts';
import { addName } from './workspace.ts';

let running: PrintingProgram;
let program: ProgramContext;
let printed: string[];
beforeAll(async () => {
  running = await createPrintingProgram();
  ({ program, printed } = running);
});
beforeEach(() => {
  printed.length = 0;
});
afterAll(() => running.drop());

// cites: T-x-token-secret, T-x-token-command
it('makes a key that is shown once, lists it without its secret, and revokes it', async () => {
  await addName(program, 'acme/repo', {});
  printed.length = 0;
  await addToken(program, 'builder', { workspace: 'acme/repo', rights: ['write'] });
  const [key = '', about = ''] = printed;
  expect(key).toMatch(/^plk_[\w-]{43}$/);
  const id = /[0-9a-f-]{36}/.exec(about)?.[0] ?? '';
  printed.length = 0;
  await listTokens(program, { workspace: 'acme/repo' });
  expect(printed).toEqual([expect.stringContaining(`${id}  builder`)]);
  expect(printed.join()).toContain('может: читать, писать');
  expect(printed.join()).not.toContain(key);
  await revokeToken(program, id);
  printed.length = 0;
  await listTokens(program, {});
  expect(printed).toEqual([expect.stringContaining('Ключей ещё нет')]);
  await expect(revokeToken(program, id)).rejects.toMatchObject({ code: 'NO_SUCH_TOKEN' });
  const nowhere = addToken(program, 'builder', { workspace: 'nowhere', rights: [] });
  await expect(nowhere).rejects.toMatchObject({ code: 'NO_WORKSPACE_TO_NAME' });
});
