-- What a client is quoted. A version is never edited: a newer one takes its place.
create table quote (
  workspace_id uuid not null references workspace (workspace_id),
  quote_id uuid not null,
  number bigint not null,
  project_id uuid not null,
  -- Counts the quotes of the project.
  version integer not null check (version >= 1),
  state text not null
    check (state in ('draft', 'sent', 'accepted', 'accepted_in_part', 'declined', 'superseded')),
  language text,
  currency text not null,
  narrative jsonb,
  subtotal numeric not null,
  vat numeric not null,
  total numeric not null,
  -- Where the journal stood that it was made from.
  based_on_seq bigint not null,
  valid_until date,
  decline_reason text,
  client_ref text,
  created_by text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  revision bigint not null,
  primary key (workspace_id, quote_id),
  unique (workspace_id, number),
  foreign key (workspace_id, project_id) references project (workspace_id, project_id)
);
create index quote_of_project on quote (workspace_id, project_id, version);

create table quote_line (
  workspace_id uuid not null references workspace (workspace_id),
  quote_line_id uuid not null,
  quote_id uuid not null,
  sort_key text not null,
  item_id uuid,
  display_name text not null check (display_name <> ''),
  description text,
  quantity numeric not null,
  unit text,
  price numeric not null,
  taxable boolean not null,
  vat_rate numeric,
  -- Outside the totals until the client accepts it.
  optional boolean not null,
  accepted boolean,
  amount numeric not null,
  vat numeric not null,
  revision bigint not null,
  primary key (workspace_id, quote_line_id),
  foreign key (workspace_id, quote_id) references quote (workspace_id, quote_id),
  foreign key (workspace_id, item_id) references item (workspace_id, item_id)
);
create index quote_line_of_quote on quote_line (workspace_id, quote_id, sort_key);
create index quote_line_of_item on quote_line (workspace_id, item_id) where item_id is not null;
