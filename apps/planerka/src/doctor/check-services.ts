import { transcriberFor } from '@planerka/bot';
import { CodedError, type InterpretRequest } from '@planerka/contracts';
import { connectGateway, createOpenAiModel } from '@planerka/gateway';
import type { Environment } from '../compose/environment.ts';
import { sharedServer } from '../compose/gateway.ts';
import { bad, type Check, good, off } from './check.ts';
import { silence } from './silence.ts';

/** Words that say nothing of anybody. */
const SAMPLE = 'завтра в десять созвон на час';

/** One real request to each service that is set up: speech, the text model, a gateway of its own. */
export async function checkServices(environment: Environment, now: string): Promise<Check[]> {
  return await Promise.all([
    checkSpeech(environment),
    checkModel(environment, now),
    ...(environment.GATEWAY_URL === undefined
      ? []
      : [checkGateway(environment, environment.GATEWAY_URL, now)]),
  ]);
}

async function checkSpeech(environment: Environment): Promise<Check> {
  const transcriber = await transcriberFor(environment, sharedServer(environment));
  if (transcriber === null) {
    return off('speech', 'речь не настроена (TRANSCRIBE_BASE_URL или OPENAI_API_KEY)');
  }
  const started = performance.now();
  const heard = await transcriber.hear({
    bytes: silence(),
    fileName: 'voice.wav',
    mimeType: 'audio/wav',
  });
  return heard.kind === 'text'
    ? good('speech', `речь: сервис ответил за ${since(started)} мс`)
    : bad(
        'speech',
        `речь: сервис не ответил как надо (${heard.why})`,
        'проверьте TRANSCRIBE_BASE_URL, TRANSCRIBE_API_KEY и TRANSCRIBE_MODEL',
      );
}

async function checkModel(environment: Environment, now: string): Promise<Check> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = environment;
  if (apiKey === undefined && baseUrl === undefined) {
    return off('model', 'текстовая модель не настроена: читают правила');
  }
  let why = '';
  const asked = createOpenAiModel({
    apiKey: apiKey ?? 'none',
    baseUrl,
    model,
    onFailure: (reason) => (why = reason),
  });
  const started = performance.now();
  const marks = await asked.mark(sampleRequest(now));
  return marks === null
    ? bad(
        'model',
        `модель ${model} не ответила как надо (${why})`,
        'проверьте OPENAI_BASE_URL, OPENAI_API_KEY и OPENAI_MODEL; без модели читают правила',
      )
    : good('model', `модель ${model} ответила за ${since(started)} мс`);
}

async function checkGateway(environment: Environment, url: string, now: string): Promise<Check> {
  const started = performance.now();
  try {
    const gateway = connectGateway({ url, token: environment.GATEWAY_TOKEN });
    const timezone = environment.APP_TIMEZONE;
    await gateway.interpret(sampleRequest(now), { timezone, allowModel: false });
    return good('gateway', `шлюз ответил за ${since(started)} мс`);
  } catch (error) {
    const code = error instanceof CodedError ? error.code : 'no answer';
    const mend = 'проверьте GATEWAY_URL и GATEWAY_TOKEN; пока шлюза нет, читают правила';
    return bad('gateway', `шлюз не ответил как надо (${code})`, mend);
  }
}

function sampleRequest(now: string): InterpretRequest {
  return { trace_id: 'doctor', source: { channel: 'cli' }, now_iso: now, text: SAMPLE };
}

function since(started: number): number {
  return Math.round(performance.now() - started);
}
