/**
 * Tables that are not sharded by workspace: directories, and what the Telegram door keeps.
 * The schema lint takes the rest for tables of the plan.
 */
export const LOCAL_TABLES: readonly string[] = [
  'person',
  'workspace_alias',
  'chat_workspace',
  'telegram_update',
  'telegram_outbox',
  'telegram_button',
  'telegram_chat',
  'telegram_chat_move',
  'telegram_access',
  'telegram_invite',
  'telegram_usage',
  'telegram_form',
  'telegram_poller',
  'telegram_shown',
  'agent_token',
];
