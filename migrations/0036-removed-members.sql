-- A person whom the owner has removed is told so once and is a stranger afterwards; another invitation
-- admits them again.
alter table telegram_access drop constraint telegram_access_role_check;
alter table telegram_access add constraint telegram_access_role_check
  check (role in ('owner', 'member', 'stranger', 'removed'));
