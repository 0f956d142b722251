/** Whatever a log line quotes, it holds no secret of the environment. */
const SECRETS = [
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_WEBHOOK_SECRET',
  'PLAYGROUND_PASSWORD',
  'PGPASSWORD',
  'OPENAI_API_KEY',
  'TRANSCRIBE_API_KEY',
  'GATEWAY_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

const SHORTEST_SECRET = 6;

/** These may hold a name and password before their host. */
const ADDRESSES = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'GATEWAY_URL',
  'OPENAI_BASE_URL',
  'TRANSCRIBE_BASE_URL',
  'TELEGRAM_API_ROOT',
  'TELEGRAM_WEBHOOK_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const;

/** From the first colon behind the name to the last "@": wherever a reader takes the password to end. */
const WRITTEN_PASSWORD = /^\s*[\w+.-]+:\/*[^:/]*:(.*)@/s;
/** What ends a password for one that reads an address; each piece may then be found in a message alone. */
const ENDS_OF_PASSWORD = /[/?#@:\\\s]+/;
const SHORTEST_PIECE = 4;

/** As it was meant, as it was written, and where that is malformed, piece by piece. */
function passwordsOf(address: string): string[] {
  const [, written = ''] = WRITTEN_PASSWORD.exec(address) ?? [];
  const pieces = written.split(ENDS_OF_PASSWORD);
  const whole = [written, decoded(written)].filter((each) => each.length >= SHORTEST_SECRET);
  return pieces.length === 1
    ? whole
    : [...whole, ...pieces.filter((each) => each.length >= SHORTEST_PIECE)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Replaces every secret of the environment by "[secret]". */
export function concealer(source: NodeJS.ProcessEnv): (text: string) => string {
  const named = SECRETS.map((name) => source[name]?.trim() ?? '');
  const long = named.filter((secret) => secret.length >= SHORTEST_SECRET);
  const secrets = [...long, ...ADDRESSES.flatMap((name) => passwordsOf(source[name] ?? ''))].sort(
    (a, b) => b.length - a.length,
  );
  return (text) => secrets.reduce((all, secret) => all.replaceAll(secret, '[secret]'), text);
}
