-- alone: programs of before this version cannot read what it stores.
-- Outcomes, replies and open questions are kept as codes and data; their words are made when they are
-- sent. Rows from before are read as they are, so nothing is rewritten. A program of before would take
-- the new rows for broken ones: none may be running when this is applied.
comment on column idempotency_key.outcome is 'codes and data, frozen with their moment; rows from before hold words';
comment on column telegram_outbox.body is 'v 2: codes and data; v 1: words';
comment on table clarification is 'open questions; what is asked about is in operation, also what is to be created. Rows from before hold it in envelope, notes and readings';
