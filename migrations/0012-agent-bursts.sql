-- What agents have written, told in the workspace's chat a burst at a time. One row for each agent
-- that has ever written where there is a chat; nothing waits while `last_seq` is `told_seq`.
create table agent_burst (
  workspace_id uuid not null references workspace (workspace_id),
  actor text not null,
  -- Of the actor's entries in the journal, those up to here are told.
  told_seq bigint not null,
  -- The newest that is to be told.
  last_seq bigint not null,
  -- When the first and the last of what waits were written, in product time.
  begun_at timestamptz not null,
  last_at timestamptz not null,
  primary key (workspace_id, actor)
);
create index agent_burst_waiting on agent_burst (last_at) where last_seq > told_seq;
