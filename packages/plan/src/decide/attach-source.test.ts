import { expect, it } from 'vitest';
import { asBlock, changeOf, codes, sampleGiven } from '../../../../test/rig/sample-decision.ts';
import { sampleBlock } from '../../../../test/rig/sample-plan.ts';
import { attachSource } from './attach-source.ts';
import { decide } from './decide.ts';
import { stateOf } from './need.ts';

const which = { source_kind: 'photo' as const, chat: '7', messages: [4] };
const START = '2026-02-26T11:30:00.000Z';
const given = sampleGiven();

it('a message is kept with the block that it is added to', () => {
  const state = stateOf(asBlock(sampleBlock({ number: 1, start_at: START })));
  const made = changeOf(decide(state, { type: 'attach_source', ...which }, given));
  expect(made.steps).toMatchObject([
    { after: { row: { sources: [{ kind: 'photo', chat: '7', messages: [4] }] } } },
  ]);
  expect(codes(made)).toEqual(['applied']);
});

it('the same message once more changes nothing', () => {
  const kept = [{ kind: 'photo' as const, chat: '7', messages: [4] }];
  const state = stateOf(asBlock(sampleBlock({ number: 1, start_at: START, sources: kept })));
  const made = attachSource.decide(state, { type: 'attach_source', ...which }, given);
  expect(made).toMatchObject({ kind: 'change', steps: [] });
});

it('words that name no message are not guessed at', () => {
  const state = stateOf(asBlock(sampleBlock({ number: 1, start_at: START })));
  expect(decide(state, { type: 'attach_source' }, given)).toMatchObject({
    kind: 'refuse',
    code: 'NOT_UNDERSTOOD',
  });
});
