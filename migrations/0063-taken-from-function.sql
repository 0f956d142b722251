-- The ids that an entry's row named as its owners and names no more: what a change took something away from.
create function taken_from(before jsonb, after jsonb) returns text[] language sql immutable parallel safe
  return array_remove(array[
    nullif(before->>'parent_id', after->>'parent_id'),
    nullif(before->>'project_id', after->>'project_id'),
    nullif(before->>'task_id', after->>'task_id'),
    nullif(before->>'item_id', after->>'item_id'),
    nullif(before->>'parent_item_id', after->>'parent_item_id'),
    nullif(before->>'from_task_id', after->>'from_task_id'),
    nullif(before->>'to_task_id', after->>'to_task_id'),
    nullif(before->>'quote_id', after->>'quote_id'),
    nullif(before->>'root_id', after->>'root_id'),
    nullif(before->>'step_id', after->>'step_id')
  ], null);

-- Undoing a creation waits for such changes. Few entries take anything away.
drop index journal_taken_from;

create index journal_taken_from on journal using gin (taken_from(before, after))
  with (fastupdate = off)
  where action = 'do' and before is not null;

