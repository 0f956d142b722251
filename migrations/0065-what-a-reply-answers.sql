-- The update or timer that a reply comes from, as the log and the journal name it; null of older replies.
alter table telegram_outbox add column trace_id text;
