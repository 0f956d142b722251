-- alone: programs of before this version cannot read items, links, lines and quotes in the journal.
-- Production projects: items as a tree, typed links between tasks, what it costs, what the client is quoted.

alter table workspace add column item_number bigint not null default 0;
alter table workspace add column accounting_line_number bigint not null default 0;
alter table workspace add column quote_number bigint not null default 0;

-- null currency: the currency of those who have named none. `calendar` as the contract's project has it.
alter table project add column currency text;
alter table project add column calendar jsonb;
alter table project add column start_at timestamptz;
alter table project add column overview text;
alter table project add column client jsonb;

create table item (
  workspace_id uuid not null references workspace (workspace_id),
  item_id uuid not null,
  number bigint not null,
  project_id uuid not null,
  parent_item_id uuid,
  sort_key text not null,
  kind text,
  category text,
  name text not null check (name <> ''),
  description text,
  flags jsonb,
  scope jsonb,
  quote_defaults jsonb,
  -- Exact: numeric without a scale gives back the digits that it was given.
  sell_price numeric,
  -- By which the agents that propose it know it again.
  client_ref text,
  created_by text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  revision bigint not null,
  primary key (workspace_id, item_id),
  unique (workspace_id, number),
  foreign key (workspace_id, project_id) references project (workspace_id, project_id),
  foreign key (workspace_id, parent_item_id) references item (workspace_id, item_id)
);
create index item_of_project on item (workspace_id, project_id, number);
create index item_of_parent on item (workspace_id, parent_item_id)
  where parent_item_id is not null;

-- Working time of a task may pass a day; people's own words keep the bound in the contract.
alter table task drop constraint task_duration_minutes_check;
alter table task add constraint task_duration_minutes_check check (duration_minutes >= 1);
alter table task add column item_id uuid;
alter table task add column client_ref text;
alter table task add column planned_end_at timestamptz;
alter table task add foreign key (workspace_id, item_id) references item (workspace_id, item_id);
create index task_of_item on task (workspace_id, item_id) where item_id is not null;
