import { type Logger, pino } from 'pino';

export interface LoggingOptions {
  readonly level: string;
  readonly conceal: (text: string) => string;
}

/** JSON lines on standard error; standard output belongs to what a command prints. */
export function createLogger(options: LoggingOptions): Logger {
  const stream = {
    write: (line: string) => {
      process.stderr.write(options.conceal(line));
    },
  };
  return pino(
    { level: options.level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    stream,
  );
}
