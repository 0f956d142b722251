/** What the bot writes to its log: never texts of people, never tokens. */
export interface BotLog {
  info(facts: Readonly<Record<string, unknown>>, message: string): void;
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
  error(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** What the bot counts; the root turns it into metrics. */
export interface BotMeter {
  count(what: 'update' | 'reply' | 'retry' | 'set_aside' | 'dead_reply' | 'voice' | 'model'): void;
  took(what: 'update' | 'interpret' | 'transcribe' | 'send', milliseconds: number): void;
}
