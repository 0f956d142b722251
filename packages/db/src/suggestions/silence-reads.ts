import {
  addMinutes,
  type DecidedSuggestion,
  type Instant,
  RULE_LOOKS_AT,
  type RuleRecord,
  SILENCE_LOOKS_BACK_MINUTES,
} from '@planerka/plan';
import type { DecidedQuery } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Row } from '../connection/read-rows.ts';
import { instantFromJson } from '../connection/value-parsers.ts';

/** What a person took and refused on a surface, as far back as silence looks, as rows of a query. */
export function decidedRows(
  workspaceId: RawBuilder<unknown>,
  { actor, surface, now }: DecidedQuery,
): RawBuilder<Row> {
  const since = addMinutes(now, -SILENCE_LOOKS_BACK_MINUTES);
  return sql`select s.state, s.decided_at,
      (select min(j.at) from journal j where j.workspace_id = s.workspace_id
        and j.target_change_id = s.change_id and j.action = 'undo') as reverted_at
    from suggestion s
    where s.workspace_id = ${workspaceId} and s.actor = ${actor} and s.surface = ${surface}
      and s.decided_at >= ${since}::timestamptz and s.state in ('accepted', 'rejected')`;
}

const FromJson = z.string().transform(instantFromJson);
const Decided = z.object({
  state: z.enum(['accepted', 'rejected']),
  decided_at: FromJson,
  reverted_at: FromJson.nullable(),
});

/** A row of `decidedRows`, in a result or in JSON. */
export function readDecided(row: unknown): DecidedSuggestion {
  const { state, decided_at: decidedAt, reverted_at: revertedAt } = Decided.parse(row);
  return { state, decidedAt, revertedAt };
}

/**
 * How the last suggestions of each rule fared that a person was shown, as rows of a query: the newest of
 * them by when they were made, those left out that may still be answered. What was decided and what has
 * passed each come from an index of their own: what still waits, however much it is, is not looked at.
 */
export function ruleRecords(
  workspaceId: RawBuilder<unknown>,
  { actor, rules, now }: { actor: string; rules: readonly string[]; now: Instant },
): RawBuilder<Row> {
  const looksAt = sql.lit(RULE_LOOKS_AT);
  const ofRule = sql`select s.state, s.created_at, coalesce(s.decided_at, s.shown_at) as at
    from suggestion s
    where s.workspace_id = ${workspaceId} and s.actor = ${actor} and s.rule = r.rule
      and s.shown_at is not null`;
  return sql`select r.rule, l.shown, l.taken, l.newest_at
    from unnest(${[...rules]}::text[]) r (rule)
    cross join lateral (
      select count(*)::int as shown, (count(*) filter (where b.state = 'accepted'))::int as taken,
        max(b.at) as newest_at
      from (
        (${ofRule} and s.decided_at is not null order by s.created_at desc limit ${looksAt})
        union all
        (${ofRule} and s.decided_at is null and s.expires_at <= ${now}::timestamptz
          order by s.expires_at desc limit ${looksAt})
        order by created_at desc limit ${looksAt}
      ) b
    ) l
    where l.shown > 0`;
}

const RecordOfRule = z.object({
  rule: z.string(),
  shown: z.int(),
  taken: z.int(),
  newest_at: FromJson.nullable(),
});

/** A row of `ruleRecords` in JSON. */
export function readRuleRecord(row: unknown): RuleRecord {
  const { newest_at: newestAt, ...record } = RecordOfRule.parse(row);
  return { ...record, newestAt };
}
