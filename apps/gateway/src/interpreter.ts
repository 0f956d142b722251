import {
  type CommandEnvelope,
  type Interpreter,
  type InterpretRequest,
  InterpretResponse,
} from '@planerka/contracts';
import {
  interpretUtterance,
  normalizeCommand,
  resolveMarks,
  transcriptIsNoise,
} from '@planerka/language';
import type { ModelReader } from './model/model-reader.ts';
import { readMarks } from './model/read-marks.ts';

export interface InterpreterOptions {
  readonly model: ModelReader | null;
  /** A gateway of its own, which is asked instead of a model. */
  readonly remote?: Interpreter;
  /** Told why the remote gateway gave no reading; the rules' reading is used then. */
  readonly onUnanswered?: (fault: unknown) => void;
  /** Told the id of a rule over titles that threw; it is left out of what is suggested. */
  readonly onFault?: (rule: string, fault: unknown) => void;
}

/**
 * Rules first: instant, free, no network. A model only when the rules are unsure, one request per
 * message, and never for recognized chit-chat; it marks words, the rules compute every date. Where a
 * gateway of its own is set up, the same is asked of it instead. When either is down, slow or answers nonsense, the rules' reading is kept (G-model-fails).
 */
export function createInterpreter(options: InterpreterOptions): Interpreter {
  const { model, remote, onFault } = options;
  const faults = onFault === undefined ? {} : { onFault };
  return {
    interpret: async (request, asked) => {
      const { timezone, signal, allowModel = true, onModel } = asked;
      if (request.source.channel === 'telegram_voice' && transcriptIsNoise(request.text)) {
        return { kind: 'none', envelopes: [], noise: true, interpreter: 'rules' };
      }
      const rules = interpretUtterance(request, { timezone, ...faults });
      const unsure = rules.unsure && !rules.foreign && request.text.trim() !== '';
      const sure = () => normalized(rules.response, request, timezone);
      if (!unsure || !allowModel) return sure();
      if (remote) {
        return await remote.interpret(request, asked).catch((fault: unknown) => {
          options.onUnanswered?.(fault);
          return sure();
        });
      }
      if (model === null) return sure();
      onModel?.();
      const marks = readMarks(await model.mark(request, signal), request);
      const marked = marks === null ? null : resolveMarks(marks, request, { timezone, ...faults });
      const reading = InterpretResponse.safeParse(marked).data ?? rules.response;
      return normalized({ ...reading, model_asked: true }, request, timezone);
    },
  };
}

/** Every timeblock leaves with what follows from its fields: the end, or the duration (C7-end). */
function normalized(
  reading: InterpretResponse,
  request: InterpretRequest,
  timezone: string,
): InterpretResponse {
  const moved = (reading.notes ?? []).flatMap((note) =>
    note.code === 'SKIPPED_BY_DST' ? [note.moved_to] : [],
  );
  const tidy = (envelope: CommandEnvelope): CommandEnvelope => {
    if (envelope.command.intent !== 'timeblock_create') return envelope;
    const command = normalizeCommand(envelope.command, { now: request.now_iso, timezone, moved });
    return command === null ? envelope : { ...envelope, command };
  };
  const { readings } = reading;
  return {
    ...reading,
    envelopes: reading.envelopes.map(tidy),
    ...(readings ? { readings: readings.map(tidy) } : {}),
  };
}
