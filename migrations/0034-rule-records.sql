-- How a rule fares is read without what may still be answered, however much of that there is.

-- The last of a rule's suggestions that a person took or refused, ...
create index suggestion_of_rule_decided on suggestion (workspace_id, actor, rule, created_at desc)
  where decided_at is not null;
-- ... and the last of those that nobody answered in time.
create index suggestion_of_rule_passed on suggestion (workspace_id, actor, rule, expires_at desc)
  where shown_at is not null and decided_at is null;
drop index suggestion_of_rule;
