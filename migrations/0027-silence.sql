-- What decides about silence is read by what decides it, and not out of all that was ever shown.

-- What a person took and refused lately, on each surface.
create index suggestion_decided on suggestion (workspace_id, actor, decided_at)
  where decided_at is not null;
-- The last of a rule's suggestions that a person was shown.
create index suggestion_of_rule on suggestion (workspace_id, actor, rule, created_at desc)
  where shown_at is not null;
drop index suggestion_shown;
