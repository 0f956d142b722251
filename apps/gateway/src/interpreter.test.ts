import { type InterpretRequest, InterpretResponse } from '@planerka/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInterpreter } from './interpreter.ts';

const zone = { timezone: 'Europe/Moscow' };

const saying = (text: string): InterpretRequest => ({
  trace_id: 't',
  source: { channel: 'telegram_text' },
  now_iso: '2026-02-25T12:00:00+03:00',
  text,
});

/** An interpreter whose model gives this answer, and the count of its questions. */
function answering(answer: unknown) {
  const asked: InterpretRequest[] = [];
  const interpreter = createInterpreter({
    model: {
      mark: async (request) => {
        asked.push(request);
        return answer;
      },
    },
  });
  return { interpreter, asked };
}

const rules = createInterpreter({ model: null });

describe('createInterpreter', () => {
  it('answers timeblocks with the end that follows from start and duration', async () => {
    const reading = await rules.interpret(saying('поставь блок завтра с 9 до 10:30'), zone);
    expect(reading.envelopes[0]?.command.entities).toMatchObject({
      start_at: '2026-02-26T09:00:00+03:00',
      end_at: '2026-02-26T10:30:00+03:00',
      duration_minutes: 90,
    });
  });

  it('takes what a speech model writes on silence for noise, but only when it was heard', async () => {
    const words = 'Продолжение следует...';
    const heard: InterpretRequest = { ...saying(words), source: { channel: 'telegram_voice' } };
    expect(await rules.interpret(heard, zone)).toEqual({
      kind: 'none',
      envelopes: [],
      noise: true,
      interpreter: 'rules',
    });
    expect(await rules.interpret(saying(words), zone)).not.toHaveProperty('noise');
  });

  it('says that a model was asked, even when it gave nothing', async () => {
    const { interpreter, asked } = answering(null);
    expect(await interpreter.interpret(saying('молоко'), zone)).toMatchObject({
      interpreter: 'rules',
      model_asked: true,
    });
    expect(asked).toHaveLength(1);
  });

  it('asks no model without permission', async () => {
    const { interpreter, asked } = answering(null);
    await interpreter.interpret(saying('молоко'), { ...zone, allowModel: false });
    expect(asked).toHaveLength(0);
  });
});

/** Words as people and models mix them: some of the utterance, some not. */
const SAID = ['молоко', 'завтра', 'в', 'три', 'пятницу', 'бюджет', 'час', 'вроде', '10', 'задач'];
const said = fc
  .array(fc.constantFrom(...SAID), { minLength: 1, maxLength: 8 })
  .map((words) => `мяу ${words.join(' ')}`);
const quote = fc.oneof(
  fc
    .array(fc.constantFrom(...SAID), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' ')),
  fc.constantFrom('хлеб', '2030-01-01', '2030-01-01T10:00:00Z', '', '   '),
  fc.string(),
);
const maybe = fc.oneof(quote, fc.constant(null));
const command = fc.record(
  {
    intent: fc.constantFrom('task_create', 'timeblock_create', 'create_event', 'task_delete'),
    title: maybe,
    time: fc.array(quote, { maxLength: 3 }),
    duration: maybe,
    tags: fc.array(quote, { maxLength: 2 }),
    priority: maybe,
    project: maybe,
    confidence: fc.oneof(fc.double(), fc.constant('high')),
    start_at: fc.constant('2030-01-01T10:00:00Z'),
    entities: fc.record({ title: quote, start_at: fc.constant('2030-01-01T10:00:00Z') }),
  },
  { requiredKeys: ['intent', 'title', 'time', 'confidence'] },
);
const marks = fc.record({
  kind: fc.constantFrom('commands', 'answer', 'cancel', 'none', 'undo_all'),
  commands: fc.array(command, { maxLength: 12 }),
});

describe('whatever a model answers', () => {
  it('leaves a reading of the contract’s shape, made of what was said', async () => {
    await fc.assert(
      fc.asyncProperty(
        said,
        fc.oneof(
          { weight: 4, arbitrary: marks },
          fc.json().map((text): unknown => JSON.parse(text)),
        ),
        async (text, answer) => {
          const { interpreter, asked } = answering(answer);
          const reading = await interpreter.interpret(saying(text), zone);
          expect(InterpretResponse.safeParse(reading)).toMatchObject({ success: true });
          expect(asked.length).toBeLessThanOrEqual(1);
          expect(reading.kind).not.toBe('cancel');
          const written = JSON.stringify(reading.envelopes);
          expect(written).not.toContain('2030-01-01');
          expect(written).not.toContain('create_event');
          const titles = reading.envelopes.flatMap(
            ({ command: { entities } }) => entities.title ?? [],
          );
          for (const title of titles)
            expect(text.split(' ')).toEqual(expect.arrayContaining(title.split(' ')));
        },
      ),
      { numRuns: 500, seed: 20260225 },
    );
  });
});
