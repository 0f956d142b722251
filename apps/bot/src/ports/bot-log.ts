/** What the bot tells its log; texts of people and tokens never stand in it. */
export interface BotLog {
  info(facts: Readonly<Record<string, unknown>>, message: string): void;
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
  error(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** What the bot counts; the root turns it into metrics. */
export interface BotMeter {
  count(what: 'update' | 'reply' | 'retry' | 'set_aside' | 'voice' | 'model'): void;
  took(what: 'update' | 'interpret' | 'transcribe' | 'send', milliseconds: number): void;
}
