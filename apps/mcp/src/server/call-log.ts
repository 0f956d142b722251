import type { LoggingLevel, ServerContext } from '@modelcontextprotocol/server';
import type { TaskAnswer } from '@planerka/contracts';

/** Tells the client something about its call, where it asked for that log level. */
export type TellClient = (level: LoggingLevel, data: Readonly<Record<string, unknown>>) => void;

const LEVELS: readonly LoggingLevel[] = [
  'debug',
  'info',
  'notice',
  'warning',
  'error',
  'critical',
  'alert',
  'emergency',
];
const LOGGER = 'planerka';

/**
 * Clients of the 2026 revision say the level with each request, the earlier ones once for their
 * connection. A client that has set none is sent nothing: every answer has its warnings in itself.
 */
export function tellerOf({ mcpReq }: ServerContext, kept: LoggingLevel | null): TellClient {
  const isWanted = (level: LoggingLevel): boolean =>
    mcpReq.envelope !== undefined ||
    (kept !== null && LEVELS.indexOf(level) >= LEVELS.indexOf(kept));
  return (level, data) => {
    // A client that has gone is told nothing more.
    if (isWanted(level)) mcpReq.log(level, data, LOGGER).catch(() => {});
  };
}

/** What is told of a call: why it was refused, what it warns of, what it took. */
export function tellOfCall(
  tell: TellClient,
  { tool, answer, took_ms }: { tool: string; answer: TaskAnswer; took_ms: number },
): void {
  if (answer.ok) {
    for (const { code, message } of answer.warnings) {
      tell(code.startsWith('BUDGET_') ? 'info' : 'warning', { tool, code, message });
    }
  } else {
    const { code, message } = answer.error;
    tell(levelOfRefusal(code), { tool, code, message });
  }
  tell('debug', { tool, ok: answer.ok, took_ms: Math.round(took_ms) });
}

function levelOfRefusal(code: string): LoggingLevel {
  if (code === 'INTERNAL') return 'error';
  return code === 'UNAVAILABLE' ? 'warning' : 'notice';
}
