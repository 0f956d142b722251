import { BotEnvironment } from '@planerka/bot/environment';
import { TerminalError } from '@planerka/contracts/errors';
import { TimeZone } from '@planerka/contracts/local-time';
import { isDatabaseUrl } from '@planerka/db/database-url';
import { GatewayEnvironment } from '@planerka/gateway/environment';
import { McpEnvironment } from '@planerka/mcp/environment';
import { z } from 'zod';
import { expectedVariables } from './expected-variables.ts';

const RootEnvironment = z.object({
  DATABASE_URL: z.string().refine(isDatabaseUrl).optional(),
  DATABASE_DIRECT_URL: z.string().refine(isDatabaseUrl).optional(),
  DATABASE_NAMED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  DATABASE_POOL: z.coerce.number().int().min(4).max(100).default(13),
  DATA_DIR: z.string().min(1).default('.data'),
  PG_BIN: z.string().min(1).optional(),
  APP_TIMEZONE: TimeZone.default('Europe/Moscow'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  OPERATIONS_HOST: z.string().min(1).default('127.0.0.1'),
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PLAYGROUND_PASSWORD: z.string().min(12).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(?:,[^=,\s]+=[^,]*)*$/)
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const Environment = z.object({
  ...RootEnvironment.shape,
  ...BotEnvironment.shape,
  ...GatewayEnvironment.shape,
  ...McpEnvironment.shape,
});
export type Environment = z.infer<typeof Environment>;

const expectations: Readonly<Record<keyof Environment, string>> = expectedVariables;

/**
 * The whole environment, read once. A blank variable counts as absent, as docker compose sends it.
 * Throws TerminalError `BAD_ENVIRONMENT` that names each variable at fault, never its value.
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path.join('.')));
  const faults = Object.entries(expectations).flatMap(([name, expected]) =>
    wrong.has(name) ? [`  ${name}: ${expected}`] : [],
  );
  throw new TerminalError('BAD_ENVIRONMENT', `unfit variables: ${[...wrong].join(', ')}`, {
    details: { faults: faults.join('\n') },
  });
}
