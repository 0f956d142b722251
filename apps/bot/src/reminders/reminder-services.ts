import type { BotServices } from '../turn/services.ts';

export type ReminderServices = Pick<
  BotServices,
  | 'me'
  | 'store'
  | 'reader'
  | 'clock'
  | 'ids'
  | 'locale'
  | 'handOver'
  | 'wakeSending'
  | 'log'
  | 'meter'
>;
