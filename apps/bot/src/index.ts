export { type BotOptions, type RunningBot, startBot } from './bot.ts';
export { BotEnvironment } from './environment.ts';
export type { BotLog, BotMeter } from './services.ts';
