import path from 'node:path';
import { transcriberFor } from '@planerka/bot';
import {
  type Channel,
  type Outcome,
  TerminalError,
  UTTERANCE_MAX_CHARS,
} from '@planerka/contracts';
import { tell, toRuntimeOutput } from '@planerka/texts';
import { gatewayFor, sharedServer } from '../compose/gateway.ts';
import { localPerson } from '../compose/local-person.ts';
import type { OpenPlan } from '../compose/open-plan.ts';
import { systemIds } from '../compose/system-ids.ts';
import { outcomeLines } from '../terminal/print-outcome.ts';
import { respond } from '../terminal/respond.ts';
import { offeredTaps, tapLines, tapToken } from '../terminal/set-taps.ts';
import { inWords } from '../terminal/terminal-frame.ts';
import type { CarriedOut } from '../terminal/terminal-speaker.ts';
import { clockFor, type ProgramContext } from './program-context.ts';
import { readGiven } from './read-given.ts';
import { withPlan } from './with-plan.ts';

export interface SayOptions {
  readonly text?: string;
  /** An Ogg/Opus file, transcribed by the configured speech server. */
  readonly voice?: string;
  readonly json: boolean;
  readonly now?: string;
  /** Which page of an answer, counted from 1. */
  readonly page?: string;
}

/** `planerka say`: one command through the whole path. */
export async function say(program: ProgramContext, options: SayOptions): Promise<void> {
  const { environment, log, print } = program;
  const clock = await clockFor(options.now);
  const channel: Channel = options.voice === undefined ? 'cli' : 'telegram_voice';
  const page = pageOf(options.page);
  const text = await wordsOf(program, options);
  const converse = async (plan: OpenPlan): Promise<void> => {
    const person = await localPerson(plan, environment, clock.now(), `cli:${systemIds.uuid()}`);
    const interpreter = gatewayFor(environment, log);
    const speaker = { plan, interpreter, clock, person, page: page - 1 };
    const result = await respond(speaker, text, channel);
    if (options.json) print(JSON.stringify(asJson(result)));
    else printResult(print, result, options.voice === undefined ? null : text);
  };
  await withPlan(program, converse, clock);
}

const PAGE_MAX = 100_000;

function pageOf(page = '1'): number {
  const number = /^\d+$/.test(page) ? Number(page) : 0;
  if (number >= 1 && number <= PAGE_MAX) return number;
  throw new TerminalError('BAD_PAGE', 'an unreadable --page', { details: { page } });
}

async function wordsOf(program: ProgramContext, options: SayOptions): Promise<string> {
  const text = options.voice === undefined ? options.text : await heard(program, options.voice);
  if (text === undefined || text.trim() === '') {
    throw new TerminalError('NOTHING_SAID', 'no words');
  }
  if (text.length > UTTERANCE_MAX_CHARS) {
    throw new TerminalError('TOO_LONG', `${text.length} characters`, {
      details: { limit: String(UTTERANCE_MAX_CHARS) },
    });
  }
  return text;
}

async function heard({ environment }: ProgramContext, file: string): Promise<string> {
  const transcriber = await transcriberFor(environment, sharedServer(environment));
  if (!transcriber) {
    throw new TerminalError('SPEECH_NOT_CONFIGURED', 'no speech server is configured');
  }
  const bytes = await readGiven(file);
  const result = await transcriber.hear({ bytes, ...soundType(file) });
  if (result.kind === 'text') return result.text.trim();
  throw new TerminalError('NOT_HEARD', `the speech server did not help: ${result.why}`, {
    details: { why: WHY_NOT_HEARD[result.why] ?? result.why.replace(/^status /, 'HTTP ') },
  });
}

/** The transcriber's words for the log, in a person's; the rest are HTTP statuses. */
const WHY_NOT_HEARD: Readonly<Record<string, string>> = {
  'no answer': 'не отвечает',
  'unreadable answer': 'ответ не читается',
};

/** Name and type as a speech server wants them: Telegram's `.oga` goes as `voice.ogg`. */
function soundType(file: string): { fileName: string; mimeType: string } {
  const extension = path.extname(file).toLowerCase();
  const mimeType = SOUND_TYPES[extension] ?? 'application/octet-stream';
  return { fileName: mimeType === OGG ? 'voice.ogg' : `voice${extension}`, mimeType };
}

const OGG = 'audio/ogg';

const SOUND_TYPES: Readonly<Record<string, string>> = {
  '.ogg': OGG,
  '.oga': OGG,
  '.opus': OGG,
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.webm': 'audio/webm',
  '.flac': 'audio/flac',
};

function asJson(result: CarriedOut) {
  const { reading, outcomes, besides, answer } = result;
  const buttons = offeredTaps(result).map(({ label, tap }) => ({
    label: inWords(label),
    op: tapToken(tap),
  }));
  const open = besides.find((outcome) => outcome.status === 'question');
  return {
    envelopes: reading?.envelopes ?? [],
    ...(reading?.operations ? { operations: reading.operations } : {}),
    outputs: outcomes.map(toRuntimeOutput),
    receipts: outcomes.flatMap((outcome, position) =>
      outcome.status === 'done' ? [{ position, ...outcome.receipt }] : [],
    ),
    ...(reading?.query ? { query: reading.query } : {}),
    ...(answer ? { answer: { text: answer.text, objects: answer.objects } } : {}),
    ...(buttons.length > 0 ? { buttons } : {}),
    ...(open ? { open_question: toRuntimeOutput(open) } : {}),
  };
}

function printResult(
  print: (line: string) => void,
  result: CarriedOut,
  transcript: string | null,
): void {
  if (transcript !== null) print(inWords(tell('heard', { transcript })));
  const { envelopes = [], operations = [] } = result.reading ?? {};
  for (const read of [...envelopes, ...operations]) print(JSON.stringify(read));
  if (result.answer) {
    print(result.answer.text);
    if (result.answer.next !== null) {
      print(`\n${inWords(tell('further', { by: `--page ${result.answer.next + 1}` }))}`);
    }
  }
  for (const outcome of [...result.outcomes, ...result.besides]) {
    print('');
    for (const line of [...outcomeLines(outcome), ...receiptLines(outcome)]) print(line);
  }
  // A line of its own remembers no numbers: what presses a button is printed with it.
  for (const line of tapLines(offeredTaps(result), true)) print(line);
}

function receiptLines(outcome: Outcome): string[] {
  if (outcome.status !== 'done') return [];
  const { change_id, objects } = outcome.receipt;
  return [inWords(tell('receipt', { change_id, objects }))];
}
