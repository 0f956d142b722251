import type { Environment } from './environment.ts';
import type { Tracing } from './open-telemetry.ts';
import { tracesDoor } from './outbounds.ts';
import type { ProgramLog } from './program-log.ts';

/** Traces where a collector is named; what makes them is loaded only then. */
export async function openTracing(
  environment: Environment,
  log: ProgramLog,
): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } =
    environment;
  if (endpoint === undefined) return null;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({
    endpoint,
    headers: readHeaders(headers ?? ''),
    outbound: tracesDoor(log),
  });
}

function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const mark = pair.indexOf('=');
      return [pair.slice(0, mark).trim(), decoded(pair.slice(mark + 1).trim())];
    }),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
