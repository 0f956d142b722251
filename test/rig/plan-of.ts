import type { Site } from './site.ts';

/** What is in a chat's plan, each list in the order of writing. */
export interface Plan {
  readonly tasks: readonly string[];
  readonly timeblocks: number;
  /** Types of the journal's entries, with the title where there is one. */
  readonly journal: readonly string[];
}

/** Reads a chat's plan from the database, past the program. */
export async function planOf({ query }: Pick<Site, 'query'>, chatId: number): Promise<Plan> {
  const chat = `(select workspace_id from chat_workspace where chat_id = $1)`;
  const tasks = await query<{ title: string }>(
    `select title from task where workspace_id = ${chat} and deleted_at is null order by number`,
    [chatId],
  );
  const blocks = await query<{ n: number }>(
    `select count(*)::int as n from timeblock where workspace_id = ${chat} and deleted_at is null`,
    [chatId],
  );
  const journal = await query<{ type: string; title: string | null }>(
    `select type, coalesce(after, before) ->> 'title' as title from journal
      where workspace_id = ${chat} order by seq`,
    [chatId],
  );
  return {
    tasks: tasks.map(({ title }) => title),
    timeblocks: blocks[0]?.n ?? 0,
    journal: journal.map(({ type, title }) => (title === null ? type : `${type} ${title}`)),
  };
}
