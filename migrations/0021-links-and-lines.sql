-- Which task holds up which; a pair is linked once. Lags are working time, leads below 0.
create table dependency (
  workspace_id uuid not null references workspace (workspace_id),
  dependency_id uuid not null,
  project_id uuid not null,
  from_task_id uuid not null,
  to_task_id uuid not null,
  type text not null check (type in ('FS', 'SS', 'FF', 'SF')),
  lag_minutes integer not null check (lag_minutes between -120000 and 120000),
  revision bigint not null,
  primary key (workspace_id, dependency_id),
  unique (workspace_id, from_task_id, to_task_id),
  foreign key (workspace_id, project_id) references project (workspace_id, project_id),
  foreign key (workspace_id, from_task_id) references task (workspace_id, task_id),
  foreign key (workspace_id, to_task_id) references task (workspace_id, task_id)
);
create index dependency_of_project on dependency (workspace_id, project_id);
create index dependency_to on dependency (workspace_id, to_task_id);

-- What an item needs and what it costs.
create table accounting_line (
  workspace_id uuid not null references workspace (workspace_id),
  line_id uuid not null,
  number bigint not null,
  project_id uuid not null,
  item_id uuid,
  task_id uuid,
  line_type text not null check (line_type in ('material', 'labor', 'purchase', 'shipping')),
  title text not null check (title <> ''),
  quantity numeric,
  unit text,
  unit_cost numeric,
  unit_cost_by text check (unit_cost_by in ('person', 'agent')),
  -- What counts instead of a person's cost, once a person has approved it.
  cost_override numeric,
  currency text,
  taxable boolean,
  vat_rate numeric,
  vendor_name text,
  lead_time_days integer,
  purchase_status text,
  notes text,
  assumption text,
  measurement_source text,
  confidence double precision,
  client_ref text,
  created_by text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  revision bigint not null,
  primary key (workspace_id, line_id),
  unique (workspace_id, number),
  foreign key (workspace_id, project_id) references project (workspace_id, project_id),
  foreign key (workspace_id, item_id) references item (workspace_id, item_id),
  foreign key (workspace_id, task_id) references task (workspace_id, task_id)
);
create index accounting_line_of_project on accounting_line (workspace_id, project_id, number);
create index accounting_line_of_item on accounting_line (workspace_id, item_id)
  where item_id is not null;
create index accounting_line_of_task on accounting_line (workspace_id, task_id)
  where task_id is not null;
