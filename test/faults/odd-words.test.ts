import { afterAll, beforeAll, expect, test } from 'vitest';
import { GatewayFuzz } from '../rig/gateway-fuzz.ts';
import { TalkFuzz } from '../rig/talk-fuzz.ts';

/** Anything said to the bot, and anything sent to the gateway. */

const LIMIT_MS = 180_000;
const SEED = 20_260_225;
const runs = (usual: number) => Number(process.env['FUZZ_RUNS'] ?? usual);

let talk: TalkFuzz;
let gateway: GatewayFuzz;
beforeAll(async () => {
  talk = await TalkFuzz.open();
  gateway = await GatewayFuzz.open();
});
afterAll(async () => {
  await gateway.close();
  await talk.close();
});

test('whatever is said is answered, and the journal tells the plan', {
  timeout: LIMIT_MS,
}, async () => {
  const numRuns = runs(15);
  expect(await talk.conversations({ numRuns, seed: SEED })).toBe(numRuns);
});

test('whatever a gateway is sent, it reads or names the fault', {
  timeout: LIMIT_MS,
}, async () => {
  const numRuns = runs(150);
  expect(await gateway.anyBodies({ numRuns, seed: SEED })).toBe(numRuns);
});
