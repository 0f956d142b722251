-- alone: programs of before this version cannot read these fields of a project in the journal.
-- Who makes the quotes of a project, in which language they are printed, until when they hold.
alter table project add column seller jsonb;
alter table project add column quote_language text check (quote_language in ('ru', 'he', 'en'));
alter table project add column quote_valid_until date;
