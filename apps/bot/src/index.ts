import type { BotOptions, RunningBot } from './bot.ts';
import type { TelegramFacts } from './intake/inspect-telegram.ts';
import type { BotEnvironment as Environment } from './ports/environment.ts';
import type { Transcriber } from './ports/transcriber.ts';
import type { SharedServer } from './speech/transcriber-for.ts';

export type { BotOptions, HandTimes, RunningBot } from './bot.ts';
export type { TelegramFacts } from './intake/inspect-telegram.ts';
export type { BotLog, BotMeter } from './ports/bot-log.ts';
export { BotEnvironment } from './ports/environment.ts';
export type { BotTracer, SpanFacts, SpanName } from './ports/tracer.ts';
export type { Transcriber } from './ports/transcriber.ts';
export type { SharedServer } from './speech/transcriber-for.ts';

// The program's short commands read this app's environment; what talks to Telegram and to speech
// servers is loaded only when it is used, which saves them most of a second.

/** Starts the Telegram door: intake, workers, sender. Resolves when updates are being taken. */
export async function startBot(options: BotOptions): Promise<RunningBot> {
  return (await import('./bot.ts')).startBot(options);
}

/** What recognizes speech, or null when neither speech nor text has a server configured. */
export async function transcriberFor(
  environment: Environment,
  shared: SharedServer | null,
): Promise<Transcriber | null> {
  return (await import('./speech/transcriber-for.ts')).transcriberFor(environment, shared);
}

/** Asks Telegram who the bot is and where its updates go. Changes nothing. */
export async function inspectTelegram(
  token: string,
  environment: Pick<Environment, 'TELEGRAM_API_ROOT'>,
): Promise<TelegramFacts> {
  return (await import('./intake/inspect-telegram.ts')).inspectTelegram(token, environment);
}
