-- What in the public schema would not run on a PostgreSQL sharded by workspace_id. Reads the
-- catalogues only. $1: names of the local tables, which are not sharded. No row: nothing found.
with plan_table as (
  -- every table that belongs to the plan, with the number of its workspace_id column
  select
    class.oid,
    class.relname as name,
    class.relkind as kind,
    (
      select attribute.attnum
      from pg_attribute attribute
      where attribute.attrelid = class.oid
        and attribute.attname = 'workspace_id'
        and not attribute.attisdropped
    ) as key
  from pg_class class
  where class.relnamespace = 'public'::regnamespace
    and class.relkind in ('r', 'p', 'f')
    and not class.relname = any (coalesce($1::text[], array[]::text[]))
),
local_table as (
  select class.oid, class.relname as name
  from pg_class class
  where class.relnamespace = 'public'::regnamespace
    and class.relname = any (coalesce($1::text[], array[]::text[]))
),
finding (place, problem) as (
  select name, 'has no workspace_id' from plan_table where key is null

  union all
  select plan_table.name, 'workspace_id is not a uuid that is always there'
  from plan_table
  join pg_attribute attribute on attribute.attrelid = plan_table.oid and attribute.attnum = plan_table.key
  where attribute.atttypid <> 'uuid'::regtype or not attribute.attnotnull

  union all
  select plan_table.name, 'has no primary key that begins with workspace_id'
  from plan_table
  where not exists (
    select from pg_index index
    where index.indrelid = plan_table.oid and index.indisprimary and index.indkey[0] = plan_table.key
  )

  union all
  select plan_table.name, 'unique index without workspace_id among its columns: ' || index.indexrelid::regclass
  from plan_table
  join pg_index index on index.indrelid = plan_table.oid and index.indisunique
  where plan_table.key is null
    -- only what makes it unique: included columns come after the first indnkeyatts
    or not plan_table.key = any ((index.indkey::int2[])[0 : index.indnkeyatts - 1])

  union all
  select plan_table.name, 'exclusion constraint that does not compare workspace_id with =: ' || rule.conname
  from plan_table
  join pg_constraint rule on rule.conrelid = plan_table.oid and rule.contype = 'x'
  where not exists (
    select
    from unnest(rule.conkey, rule.conexclop) as part (attnum, operator)
    join pg_operator on pg_operator.oid = part.operator
    where part.attnum = plan_table.key and pg_operator.oprname = '='
  )

  union all
  select plan_table.name, 'foreign key that does not pair workspace_id with workspace_id: ' || rule.conname
  from plan_table
  join pg_constraint rule on rule.conrelid = plan_table.oid and rule.contype = 'f'
  join plan_table target on target.oid = rule.confrelid
  where not exists (
    select
    from unnest(rule.conkey, rule.confkey) as part (own, other)
    where part.own = plan_table.key and part.other = target.key
  )

  union all
  select plan_table.name, 'foreign key to the local table ' || local_table.name || ': ' || rule.conname
  from plan_table
  join pg_constraint rule on rule.conrelid = plan_table.oid and rule.contype = 'f'
  join local_table on local_table.oid = rule.confrelid

  union all
  select local_table.name, 'local table with a foreign key to ' || plan_table.name || ': ' || rule.conname
  from local_table
  join pg_constraint rule on rule.conrelid = local_table.oid and rule.contype = 'f'
  join plan_table on plan_table.oid = rule.confrelid

  union all
  select plan_table.name, 'trigger: ' || pg_trigger.tgname
  from plan_table
  join pg_trigger on pg_trigger.tgrelid = plan_table.oid and not pg_trigger.tgisinternal

  union all
  select plan_table.name, 'numbers come from a sequence: ' || attribute.attname
  from plan_table
  join pg_attribute attribute on attribute.attrelid = plan_table.oid and attribute.attnum > 0
  left join pg_attrdef preset
    on preset.adrelid = attribute.attrelid and preset.adnum = attribute.attnum
  where attribute.attidentity <> ''
    or pg_get_expr(preset.adbin, preset.adrelid) ~ '\mnextval\('

  union all
  select plan_table.name, 'is inherited or foreign' from plan_table
  where kind = 'f' or exists (select from pg_inherits where inhparent = plan_table.oid and kind = 'r')

  union all
  select missing.name, 'is named as a local table and does not exist'
  from unnest($1::text[]) as missing (name)
  where not exists (select from local_table where local_table.name = missing.name)
)
select place || ': ' || problem as finding from finding order by 1
