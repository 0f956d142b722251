import type { Connection } from '@planerka/db';
import { sql } from 'kysely';
import { v7 } from 'uuid';

const VERBS = [
  'купить',
  'позвонить',
  'проверить',
  'отправить',
  'подготовить',
  'заказать',
  'починить',
  'обсудить',
];
const THINGS = [
  'отчёт',
  'договор',
  'молоко',
  'билеты',
  'балкон',
  'презентацию',
  'смету',
  'велосипед',
  'письмо',
  'счёт',
  'мебель',
  'подарок',
  'рецепт',
  'проект',
  'кабинет',
  'ремонт',
  'анализы',
  'машину',
];
const WHOSE = [
  'для бухгалтерии',
  'на дачу',
  'маме',
  'в школу',
  'к празднику',
  'по новому заказу',
  'до отпуска',
  'соседям',
  'в поликлинику',
  'за прошлый квартал',
  'на работу',
  'с командой',
];

/** The day around which the plans are spread, and the moment of every question. */
export const BENCH_NOW = '2026-02-25T09:00:00.000Z';
export const BENCH_DAY = '2026-02-25';

const BUSY_TASKS = 10_000;
const EACH_TASKS = 1_000;

/**
 * Fills the database with `total` tasks and a fifth as many timeblocks: one busy workspace of 10,000
 * (or all of them), the rest in workspaces of 1,000. A third of the tasks lies in the Inbox, half is
 * done, times reach half a year to both sides. Answers the busy workspace's id.
 */
export async function fillPlans({ db }: Connection, total: number): Promise<string> {
  const busy = v7();
  const first = Math.min(total, BUSY_TASKS);
  await fillWorkspace(db, busy, first);
  for (let left = total - first; left > 0; left -= EACH_TASKS) {
    await fillWorkspace(db, v7(), Math.min(left, EACH_TASKS));
  }
  await sql`vacuum analyze`.execute(db);
  return busy;
}

/** A workspace of `count` tasks and a fifth as many timeblocks. */
export async function fillWorkspace(
  db: Connection['db'],
  id: string,
  count: number,
): Promise<void> {
  await sql`insert into workspace (workspace_id, kind, timezone, task_number, timeblock_number, created_at)
    values (${id}::uuid, 'personal', 'Europe/Moscow', ${count}, ${count}, ${BENCH_NOW})`.execute(
    db,
  );
  const title = sql`(${VERBS}::text[])[1 + (n::bigint * 7919) % ${VERBS.length}::int] || ' '
    || (${THINGS}::text[])[1 + (n::bigint * 104729) % ${THINGS.length}::int] || ' '
    || (${WHOSE}::text[])[1 + (n::bigint * 1299709) % ${WHOSE.length}::int] || ' ' || n`;
  const day = sql`${BENCH_DAY}::date + ((n * 37) % 365 - 182)::int`;
  await sql`insert into task (workspace_id, task_id, number, sort_key, title, status, priority, tags,
      planned_on, planned_at, due_on, duration_minutes, created_by, created_at, revision)
    select ${id}::uuid, gen_random_uuid(), n, lpad(n::text, 8, '0'), ${title},
      case when n % 2 = 0 then 'done' else 'todo' end,
      case when n % 50 = 1 then 'high' end, '{}',
      case when n % 3 = 1 then ${day} end,
      case when n % 9 = 2 then (${day})::timestamp at time zone 'Europe/Moscow' + interval '10 hours' end,
      case when n % 9 = 5 then ${day} end,
      case when n % 4 = 1 then 45 end, 'person:1',
      ${BENCH_NOW}::timestamptz - make_interval(mins => (${count}::int - n)::int), 1
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`insert into timeblock (workspace_id, timeblock_id, number, title, start_at, end_at,
      duration_minutes, tags, created_by, created_at, revision)
    select ${id}::uuid, gen_random_uuid(), n, ${title}, s.start_at, s.start_at + interval '45 minutes',
      45, '{}', 'person:1', ${BENCH_NOW}::timestamptz - make_interval(mins => (${count}::int - n)::int), 1
    from generate_series(1, ${count}::int / 5) n,
      lateral (select (${day})::timestamp at time zone 'Europe/Moscow'
        + make_interval(hours => (9 + n % 9)::int) as start_at) s`.execute(db);
}

/** The word that enough tasks of a full workspace bear to fill every list of them. */
const BORNE = 'купить велосипед';
const EACH_BEARS = 8;

/**
 * A workspace of `count` open tasks of which a large one shows no more than this: half are of today, half
 * as many are late, an eighth each of the six days after and in the Inbox; each day has its blocks.
 */
export async function fillFullWorkspace(
  db: Connection['db'],
  id: string,
  count: number,
): Promise<void> {
  await fillWorkspace(db, id, count);
  // Of eight: four of today, one of which is due already, one to come, two late, one without a time.
  const place = sql`(number % 8)`;
  const late = sql`(${BENCH_DAY}::date - 1 - (number / 8 % 30)::int)`;
  const coming = sql`(${BENCH_DAY}::date + 1 + (number / 8 % 6)::int)`;
  const isPlannedAt = sql`number / 8 % 3 = 1`;
  const atTen = (day: ReturnType<typeof sql>) =>
    sql`(${day})::timestamp at time zone 'Europe/Moscow' + interval '10 hours'`;
  await sql`update task set status = 'todo',
      title = case when number % ${EACH_BEARS}::int = 0 then ${BORNE} || ' ' || number else title end,
      planned_on = case when ${place} = 6 then ${late}
        when ${place} < 4 and not ${isPlannedAt} then ${BENCH_DAY}::date
        when ${place} = 4 and not ${isPlannedAt} then ${coming} end,
      planned_at = case when ${place} = 5 then ${atTen(late)}
        when ${place} < 4 and ${isPlannedAt} then ${atTen(sql`${BENCH_DAY}::date`)}
        when ${place} = 4 and ${isPlannedAt} then ${atTen(coming)} end,
      due_on = case when ${place} = 0 then ${late} end
    where workspace_id = ${id}::uuid`.execute(db);
  await sql`delete from timeblock where workspace_id = ${id}::uuid`.execute(db);
  await sql`insert into timeblock (workspace_id, timeblock_id, number, title, start_at, end_at,
      duration_minutes, tags, created_by, created_at, revision)
    select ${id}::uuid, gen_random_uuid(), n, 'встреча ' || n, s.start_at,
      s.start_at + interval '45 minutes', 45, '{}', 'person:1', ${BENCH_NOW}, 1
    from generate_series(1, ${count}::int) n,
      lateral (select (${BENCH_DAY}::date + case when n % 2 = 0 then 0 else 1 + n / 2 % 6 end)::timestamp
        at time zone 'Europe/Moscow' + make_interval(hours => (9 + n % 9)::int) as start_at) s`.execute(
    db,
  );
}

/**
 * Runs `fill` while the tables have only their keys and look up no row of another table, and builds the
 * indexes over what is there then.
 */
export async function beforeIndexes(
  db: Connection['db'],
  fill: () => Promise<void>,
  tables: readonly string[] = ['task', 'timeblock'],
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid::regclass::text = any(${[...tables]}::text[])
      and not i.indisunique`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  const triggers = (state: 'disable' | 'enable') =>
    Promise.all(
      tables.map((table) =>
        sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger all`.execute(db),
      ),
    );
  await triggers('disable');
  await fill();
  await triggers('enable');
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}
