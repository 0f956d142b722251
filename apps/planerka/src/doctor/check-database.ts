import { inspectServer, type ServerFacts } from '@planerka/db';
import type { Environment } from '../compose/environment.ts';
import { describeError } from '../error-map.ts';
import { bad, type Check, good, warning } from './check.ts';

const OLDEST_VERSION = 150_000;
const SLOW_MS = 500;
const CLOCK_MAX_MS = 5_000;
const USED_MAX = 0.9;

/** The server as it is, before anything is opened over it. */
export async function checkServer(
  url: string,
  migrations: string,
  environment: Environment,
): Promise<{ readonly checks: readonly Check[]; readonly isOpen: boolean }> {
  try {
    const facts = await inspectServer(url, migrations);
    return { checks: serverChecks(facts, environment), isOpen: true };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    const mend = 'проверьте, что PostgreSQL запущен, и адрес, имя и пароль в DATABASE_URL';
    return { checks: [bad('database', `база не отвечает (${code})`, mend)], isOpen: false };
  }
}

/** What the facts of a server mean. */
export function serverChecks(
  facts: ServerFacts,
  environment: Pick<
    Environment,
    'DATABASE_NAMED_STATEMENTS' | 'DATABASE_DIRECT_URL' | 'DATABASE_URL'
  >,
): Check[] {
  const { version, answer_ms: took, connections, connections_max: most } = facts;
  const says = `PostgreSQL ${Math.floor(version / 10_000)}, отвечает за ${took} мс`;
  const database =
    version < OLDEST_VERSION
      ? bad('database', says, 'нужен PostgreSQL 15 или новее')
      : took > SLOW_MS
        ? warning('database', says, 'база отвечает медленно: посмотрите её нагрузку и сеть')
        : good('database', says);
  const ahead = facts.clock_ahead_ms;
  return [
    database,
    migrationCheck(facts),
    connections > most * USED_MAX
      ? warning(
          'connections',
          `соединений ${connections} из ${most}`,
          'увеличьте max_connections или закройте лишние программы',
        )
      : good('connections', `соединений ${connections} из ${most}`),
    Math.abs(ahead) > CLOCK_MAX_MS
      ? warning(
          'clock',
          `часы базы и этой машины расходятся на ${Math.round(Math.abs(ahead) / 1000)} с`,
          'включите синхронизацию времени (NTP) на обеих машинах',
        )
      : good('clock', 'часы базы и этой машины идут вместе'),
    ...(facts.is_pooled ? [poolerCheck(environment)] : []),
  ];
}

function migrationCheck({ applied, pending, unknown }: ServerFacts): Check {
  if (unknown.length > 0) {
    return bad(
      'migrations',
      `в базе есть миграции, которых нет у программы: ${unknown.join(', ')}`,
      'программа старше базы: обновите её',
    );
  }
  return pending.length === 0
    ? good('migrations', `миграций применено ${applied}`)
    : warning(
        'migrations',
        `не применены: ${pending.length}`,
        'planerka migrate, или они применятся при запуске serve',
      );
}

function poolerCheck({
  DATABASE_NAMED_STATEMENTS: named,
  DATABASE_DIRECT_URL: direct,
}: Pick<Environment, 'DATABASE_NAMED_STATEMENTS' | 'DATABASE_DIRECT_URL'>): Check {
  const says = 'между программой и базой стоит PgBouncer в режиме транзакций';
  if (named !== 'off') return bad('pooler', says, 'задайте DATABASE_NAMED_STATEMENTS=off');
  return direct === undefined
    ? bad('pooler', says, 'задайте в DATABASE_DIRECT_URL адрес самой базы: он нужен миграциям')
    : good('pooler', `${says}, и программа об этом знает`);
}

/** An embedded server that did not start. */
export function embeddedFault(error: unknown): Check {
  return bad('database', 'встроенная база не запустилась', describeError(error));
}
