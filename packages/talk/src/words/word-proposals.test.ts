import type { InterpretResponse, ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { wordProposals } from './word-proposals.ts';

// cites: K8-2-only-offered, K5-4-only-candidates, K5-1-tokens-override

const OFFERED: readonly ObjectHandle[] = [{ kind: 'task', number: 1 }];

function reading(interpreter: 'rules' | 'model'): InterpretResponse {
  return {
    kind: 'operations',
    envelopes: [],
    operations: [{ operation: { type: 'delete', task: 2 }, confidence: 0.9 }],
    interpreter,
    ...(interpreter === 'model' ? { model_asked: true } : {}),
  };
}

function proposed(interpreter: 'rules' | 'model', refs: readonly ObjectHandle[] = []) {
  const [proposal] = wordProposals(reading(interpreter), {
    key: 'key',
    said: 'слова человека',
    position: 0,
    pointers: { refs, suggested: [], operations: [] },
    byTokens: refs.length > 0,
    draft: null,
    offered: OFFERED,
  });
  if (proposal?.type !== 'operation') throw new Error('an operation');
  return proposal;
}

describe('what words propose', () => {
  it('holds a model to the candidates that it was given', () => {
    expect(proposed('model').offered).toEqual(OFFERED);
  });

  it('lets a person say any number', () => {
    expect(proposed('rules').offered).toBeUndefined();
    expect(proposed('rules').read.operation).toEqual({ type: 'delete', task: 2 });
  });

  it('names nothing beside a token that the token does not name', () => {
    const { read, refs } = proposed('rules', [{ kind: 'task', number: 1 }]);
    expect(read.operation).toEqual({ type: 'delete' });
    expect(refs).toEqual([{ kind: 'task', number: 1 }]);
  });
});
