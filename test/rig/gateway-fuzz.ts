import { InterpretResponse, Problem } from '@planerka/contracts';
import { createInterpreter, type RunningGateway, serveGateway } from '@planerka/gateway';
import fc from 'fast-check';
import { expect } from 'vitest';
import { mutated } from './odd-updates.ts';
import { utterance } from './odd-words.ts';
import type { FuzzParameters } from './update-fuzz.ts';

const TOKEN = 'gateway-token';

const envelope = {
  trace_id: 't-0',
  source: { channel: 'telegram_voice' },
  command: {
    intent: 'timeblock_create',
    confidence: 0.9,
    entities: {
      title: 'созвон',
      planned_at: '2026-02-26',
      planned_time: '21:30',
      planned_window: { from: '2026-02-26', to: '2026-02-27' },
      duration_minutes: 60,
      tags: ['дом'],
      remind_before_minutes: [30],
      recurrence: 'FREQ=DAILY',
    },
  },
};
const request = {
  trace_id: 't-1',
  source: { channel: 'telegram_text' },
  now_iso: '2026-02-25T12:00:00+03:00',
  text: 'завтра в три на час',
  dayparts: { morning: '09:00', evening: '19:30' },
  pending: {
    draft_id: '01960000-0000-7000-8000-000000000000',
    envelope,
    question: {
      code: 'START',
      clarifying_question: 'На какое время поставить блок?',
      choices: [
        { id: 'a', label: 'завтра, 15:00', entities: { start_at: '2026-02-26T15:00:00+03:00' } },
        { id: 'b', label: 'завтра, 16:00' },
      ],
    },
  },
};

const now = fc
  .date({ min: new Date('0001-01-02'), max: new Date('9998-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString());
const code = fc.constantFrom('TITLE', 'DURATION', 'START', 'DAY', 'READING', 'PAST', 'CONFIRM');

/** Requests as they should be, about anything said, in the light of any question. */
const wellFormed = fc
  .record({
    text: utterance.filter((text) => text !== ''),
    now_iso: now,
    code,
    asked: fc.boolean(),
  })
  .map(({ text, now_iso, code: asks, asked }) => {
    const { pending, ...rest } = request;
    const question = { ...pending.question, code: asks };
    return { ...rest, text, now_iso, ...(asked ? { pending: { ...pending, question } } : {}) };
  });

const body = fc.oneof(
  { weight: 4, arbitrary: wellFormed.map((value) => JSON.stringify(value)) },
  { weight: 4, arbitrary: mutated(request).map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 200 }).map((cut) => JSON.stringify(request).slice(0, cut)),
  },
);
const zone = fc.constantFrom(
  'Europe/Moscow',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Mars/Olympus',
  '+03:00',
  '',
);

/** A gateway over HTTP that gets any body: it answers each with a reading or a problem, and never fails. */
export class GatewayFuzz {
  readonly #gateway: RunningGateway;
  readonly #failures: unknown[];

  private constructor(gateway: RunningGateway, failures: unknown[]) {
    this.#gateway = gateway;
    this.#failures = failures;
  }

  static async open(): Promise<GatewayFuzz> {
    const failures: unknown[] = [];
    const gateway = await serveGateway({
      interpreter: createInterpreter({ model: null }),
      defaultTimezone: 'Europe/Moscow',
      token: TOKEN,
      onError: (error) => failures.push(error),
      host: '127.0.0.1',
      port: 0,
    });
    return new GatewayFuzz(gateway, failures);
  }

  close(): Promise<void> {
    return this.#gateway.stop();
  }

  /** Says how many bodies were sent. */
  async anyBodies(parameters: FuzzParameters): Promise<number> {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(body, zone, async (sent, timezone) => {
        tried += 1;
        const response = await fetch(`${this.#gateway.url}/v1/interpret`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${TOKEN}`,
            'content-type': 'application/json',
            'x-timezone': timezone,
          },
          body: sent,
        });
        const answer: unknown = await response.json();
        expect([200, 400, 413, 422]).toContain(response.status);
        const shape = response.status === 200 ? InterpretResponse : Problem;
        expect(shape.safeParse(answer).error?.issues ?? []).toEqual([]);
        expect(this.#failures).toEqual([]);
      }),
      parameters,
    );
    return tried;
  }
}
