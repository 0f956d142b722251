-- What a message of the bot asks with buttons of its own, which words may answer while it is the newest one.
alter table telegram_shown add column asks jsonb;
