-- Keys by which agents reach one workspace over HTTP. Only the SHA-256 of a key is kept.
create table agent_token (
  token_id uuid primary key,
  workspace_id uuid not null,
  name text not null,
  hash text not null unique,
  rights text[] not null check (rights <@ array['read', 'write', 'delete']),
  created_by text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index agent_token_workspace on agent_token (workspace_id, created_at);
create index workspace_alias_workspace on workspace_alias (workspace_id);
