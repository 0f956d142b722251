import { pino, type Logger } from 'pino';

/** Whatever a log line quotes, it holds no secret of the environment. */
const SECRETS = [
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_WEBHOOK_SECRET',
  'OPENAI_API_KEY',
  'TRANSCRIBE_API_KEY',
  'GATEWAY_TOKEN',
] as const;

const SHORTEST_SECRET = 6;

function passwordsIn(source: NodeJS.ProcessEnv): string[] {
  return ['DATABASE_URL', 'DATABASE_DIRECT_URL'].flatMap((name) => {
    try {
      const { password } = new URL(source[name] ?? '');
      return [password, decodeURIComponent(password)];
    } catch {
      return [];
    }
  });
}

/** Replaces every secret of the environment by "[secret]". */
export function concealer(source: NodeJS.ProcessEnv): (text: string) => string {
  const named = SECRETS.map((name) => source[name]?.trim() ?? '');
  const secrets = [...named, ...passwordsIn(source)]
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((all, secret) => all.replaceAll(secret, '[secret]'), text);
}

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
