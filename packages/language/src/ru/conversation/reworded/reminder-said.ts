import { OF_IT, REMINDER_LET, REMINDS } from './reminder-said-phrases.ts';

/**
 * "и напоминание пусть за день", "напоминание про врача лучше за два часа": how long before what was spoken of to remind,
 * as the order that says so. Null for everything else.
 */
export function reminderSaid(said: string): string | null {
  const { lengths, name } = REMINDER_LET.exec(said.trim())?.groups ?? {};
  if (lengths === undefined) return null;
  return name === undefined ? `${REMINDS} ${lengths}` : `${REMINDS} ${OF_IT} ${name} ${lengths}`;
}
