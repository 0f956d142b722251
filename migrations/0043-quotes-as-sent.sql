-- alone: programs of before this version cannot read this field of a quote in the journal.
-- What a version was printed with when it went to the client: title, parties, language, its last day.
-- Null until then: a draft is printed with what its project says.
alter table quote add column printed jsonb;
