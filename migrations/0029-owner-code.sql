-- What an invitation makes of whoever brings it: a bot is owned by the one-time code that its start
-- prints, and no more by whoever writes first.
alter table telegram_invite
  add column admits text not null default 'member' check (admits in ('owner', 'member'));
