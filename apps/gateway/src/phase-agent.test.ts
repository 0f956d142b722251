import { AgentOutputEnvelope, Phase, type PhaseRequest, phaseMarks } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectWith } from '../../../test/rig/change-set.ts';
import { type ModelServer, startModelServer } from '../../../test/rig/model-server.ts';
import { strictSchemaFault } from '../../../test/rig/strict-schema.ts';
import { createOpenAiModel } from './model/openai-model.ts';
import { strictSchemaOf } from './model/strict-schema.ts';
import { createPhaseAgent } from './phase-agent.ts';

const request = (phase: Phase = 'planning'): PhaseRequest => ({
  trace_id: 'trace-1',
  phase,
  now_iso: '2026-02-25T12:00:00+03:00',
  title: 'Витрина',
  project: projectWith({ overview: 'стена и доставка на площадку' }),
});

const ZONE = { timezone: 'Asia/Jerusalem' };

const item = {
  op: 'item.create',
  tempId: 'tmp:item:floor',
  clientRef: 'floor',
  payload: { name: 'Пол', category: null, flags: null, scope: { quantity: 2, unit: null } },
};

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

const agent = () =>
  createPhaseAgent({
    model: createOpenAiModel({
      apiKey: 'sk-sample-key',
      baseUrl: server.baseUrl,
      model: 'sample-model',
      onFailure: () => {},
    }),
  });

function answers(answer: unknown): void {
  server.replies({ kind: 'content', content: JSON.stringify(answer) });
}

describe('the planner as an agent of a phase', () => {
  it.each(Phase.options)('asks for %s in a shape that strict output takes', (phase) => {
    expect(strictSchemaFault(strictSchemaOf(phaseMarks(phase)))).toBeNull();
  });

  it('makes an envelope of one answer, with what only the program knows', async () => {
    answers({ summary: null, assumptions: ['пол ровный'], changeSet: { ops: [item] } });
    const before = server.calls;
    const answer = await agent().draft(request(), ZONE);
    expect(server.calls - before).toBe(1);
    expect(server.refusals).toEqual([]);
    expect(answer).toEqual({
      status: 'drafted',
      model_asked: true,
      envelope: {
        schemaVersion: '1.0',
        phase: 'planning',
        agent: { name: 'Planerka', version: '1', runId: 'trace-1' },
        project: { projectId: 'P_123', timezone: 'Asia/Jerusalem', currency: 'ILS' },
        inputSnapshot: { itemsRevisionId: 'ir_45' },
        assumptions: ['пол ровный'],
        changeSet: {
          changeSetId: 'planning',
          requiresApproval: true,
          ops: [{ ...item, payload: { name: 'Пол', scope: { quantity: 2 } } }],
        },
      },
    });
    const { envelope } = answer as { envelope: unknown };
    expect(AgentOutputEnvelope.safeParse(envelope).success).toBe(true);
  });

  it('takes nothing from the answer that the program knows better', async () => {
    answers({
      project: { projectId: 'PLAN-999' },
      agent: { runId: 'another' },
      inputSnapshot: { itemsRevisionId: 'ir_999' },
      changeSet: { changeSetId: 'mine', requiresApproval: false, ops: [item] },
    });
    const answer = await agent().draft(request(), ZONE);
    expect(answer).toMatchObject({
      envelope: {
        project: { projectId: 'P_123' },
        agent: { runId: 'trace-1' },
        inputSnapshot: { itemsRevisionId: 'ir_45' },
        changeSet: { changeSetId: 'planning', requiresApproval: true },
      },
    });
  });

  it('tells the model what the overview needs, and the project as data', async () => {
    answers({ changeSet: { ops: [item] } });
    await agent().draft(request(), ZONE);
    const sent = server.requests.at(-1)?.messages.find(({ role }) => role === 'user')?.content;
    expect(JSON.parse(sent ?? '')).toMatchObject({
      title: 'Витрина',
      needs: ['moving'],
      overview: 'стена и доставка на площадку',
    });
  });

  it.each([
    ['words', { kind: 'content', content: 'Вот план: ...' } as const],
    ['no ops', { kind: 'content', content: '{"changeSet":{"ops":[]}}' } as const],
    ['a refusal', { kind: 'refusal', words: 'no' } as const],
    ['an error', { kind: 'status', status: 500 } as const],
  ])('says that it failed on %s, after one request', async (_, reply) => {
    server.replies(reply);
    const before = server.calls;
    expect(await agent().draft(request(), ZONE)).toEqual({ status: 'failed', model_asked: true });
    expect(server.calls - before).toBe(1);
  });

  it('is off without a model, and where none may be asked', async () => {
    const before = server.calls;
    expect(await createPhaseAgent({ model: null }).draft(request(), ZONE)).toEqual({
      status: 'off',
    });
    expect(await agent().draft(request(), { ...ZONE, allowModel: false })).toEqual({
      status: 'off',
    });
    expect(server.calls).toBe(before);
  });
});
