import type { InterpretResponse } from '@planerka/contracts';
import type { PlanView } from '@planerka/runtime';
import { describe, expect, it } from 'vitest';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import type { Pointers } from './thread-hints.ts';
import { type Understood, type Utterance, understand } from './understand.ts';

// cites: K5-1-tokens-override

const REF = '[ref v:1 type:"task" id:1]';
const URGENT = '[op v:1 type:"set_priority" priority:"high"]';
const BREAD = { kind: 'task', number: 1, title: 'хлеб' } as const;
const CHEESE = { kind: 'task', number: 2, title: 'сыр' } as const;

/** A plan that holds these two tasks. */
const view: PlanView = {
  byNumber: async (kind, number) => {
    const known = [BREAD, CHEESE].find((each) => each.kind === kind && each.number === number);
    return known ? { kind: 'task', row: sampleTask({ number, title: known.title }) } : null;
  },
  object: async () => null,
  objects: async () => [],
  production: async () => null,
  subtasks: async () => [],
  notes: async () => [],
};

interface Heard {
  readonly understood: Understood;
  /** What the interpreter was given, null when it was not asked. */
  readonly asked: { readonly words: string; readonly pointers: Pointers } | null;
}

const DELETE: InterpretResponse = {
  kind: 'operations',
  envelopes: [],
  operations: [{ operation: { type: 'delete' }, confidence: 0.9 }],
  interpreter: 'rules',
};

async function said(
  text: string,
  reading: InterpretResponse = DELETE,
  over: Partial<Utterance> = {},
): Promise<Heard> {
  let asked: Heard['asked'] = null;
  const understood = await understand(
    {
      text,
      key: 'key',
      replied: [],
      suggested: [],
      draft: null,
      thread: { room: null, pinned: [], recent: [] },
      ...over,
    },
    {
      view,
      interpret: async (words, pointers) => {
        asked = { words, pointers };
        return reading;
      },
    },
  );
  return { understood, asked };
}

describe('an utterance', () => {
  it('is read with a placeholder for each token, and its target is what they name', async () => {
    const { understood, asked } = await said(`удали ${REF}`, DELETE, { replied: [CHEESE] });
    expect(asked).toMatchObject({ words: 'удали ⟨1⟩', pointers: { refs: [BREAD] } });
    expect(understood).toMatchObject({
      kind: 'proposals',
      proposals: [{ type: 'operation', key: 'key:0', refs: [BREAD] }],
      refs: [BREAD],
      named: [],
    });
  });

  it('that replies to a message is about what that shows', async () => {
    const { understood } = await said('удали', DELETE, { replied: [CHEESE] });
    expect(understood).toMatchObject({ proposals: [{ refs: [CHEESE] }], refs: [CHEESE] });
  });

  it('of tokens alone is not read; a ref beside an op token is its target', async () => {
    const { understood, asked } = await said(`${REF} ${URGENT}`);
    expect(asked).toBeNull();
    expect(understood).toMatchObject({
      reading: null,
      proposals: [{ read: { operation: { type: 'set_priority' } }, refs: [BREAD] }],
    });
  });

  it('that only names something proposes nothing and shows it', async () => {
    const { understood } = await said(REF);
    expect(understood).toMatchObject({ kind: 'proposals', proposals: [], named: [BREAD] });
  });

  it('with a token that names nothing of this plan is refused before it is read', async () => {
    const { understood, asked } = await said('удали [ref v:1 type:"task" id:7]');
    expect(asked).toBeNull();
    expect(understood).toMatchObject({
      kind: 'refused',
      problem: { code: 'token_missing', data: { kind: 'task', number: 7 } },
    });
  });

  it('that is forwarded orders nothing, and its tokens are words', async () => {
    const { understood, asked } = await said(`удали ${REF}`, DELETE, { forwarded: true });
    expect(asked).toMatchObject({ words: `удали ${REF}`, pointers: { refs: [] } });
    expect(understood).toMatchObject({ proposals: [{ type: 'not_understood' }] });
    const reading: InterpretResponse = { kind: 'undo', envelopes: [], interpreter: 'model' };
    const undo = await said('верни как было', reading, { forwarded: true });
    expect(undo.understood).toMatchObject({ proposals: [{ type: 'not_understood' }] });
  });

  it('that is noise, or wishes for another setting, proposes nothing', async () => {
    const nothing: InterpretResponse = { kind: 'none', envelopes: [], interpreter: 'rules' };
    const noise = await said('Продолжение следует...', { ...nothing, noise: true });
    expect(noise.understood.kind).toBe('noise');
    const setting = await said('не присылай сводку', { ...nothing, settings: true });
    expect(setting.understood.kind).toBe('setting');
  });
});
