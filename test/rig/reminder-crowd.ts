import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, createPlanStore, createWorkspaceDirectory } from '@planerka/db';
import { createRuntime } from '@planerka/runtime';
import type { Site } from './site.ts';

type CrowdSite = Pick<Site, 'server' | 'databaseUrl' | 'query' | 'start'>;

export interface ReminderCrowd {
  readonly chats: number;
  /** Tasks of each chat, each due at a second of its own, or all of them together. */
  readonly each: number;
  readonly together?: boolean;
  /** All of them fall due within so many seconds. */
  readonly withinSeconds: number;
  /** From the first write until the first one is due. */
  readonly leadSeconds: number;
  readonly limitMs: number;
  /** Is one of the two programs killed in the middle? */
  readonly kills: boolean;
}

/** What came of one reminder. */
export interface Reminded {
  readonly title: string;
  readonly dueAt: number;
  /** When it appeared in its chat: once, unless a process died just after sending. */
  readonly heardAt: readonly number[];
}

const WRITERS = 8;
const STEP_MS = 50;

/** The chats that the bot may write to; what they have said to start it is over already. */
async function openChats(site: CrowdSite, count: number): Promise<number[]> {
  const { world, url, token } = site.server;
  const ids = Array.from({ length: count }, () => {
    const person = world.createPerson();
    person.starts();
    return person.id;
  });
  let offset = 0;
  while (world.pendingUpdates > 0) {
    const answer = await fetch(`${url}/bot${token}/getUpdates?offset=${offset}&timeout=0`);
    const { result } = (await answer.json()) as { result: Array<{ update_id: number }> };
    offset = (result.at(-1)?.update_id ?? offset) + 1;
  }
  return ids;
}

/** When each title is heard in a chat, from now on. */
export function listen(site: Pick<Site, 'server'>): ReadonlyMap<string, readonly number[]> {
  const heard = new Map<string, number[]>();
  site.server.world.subscribe((event) => {
    if (event.type !== 'message' || !event.message.from?.is_bot) return;
    for (const [, title = ''] of (event.message.text ?? '').matchAll(/«(напоминание \d+)»/g)) {
      heard.set(title, [...(heard.get(title) ?? []), Date.now()]);
    }
  });
  return heard;
}

/** Writes the tasks at `now`, from `first` on; when each title is due. */
export async function writeCrowd(
  site: CrowdSite,
  {
    chats,
    each,
    withinSeconds,
    together = false,
  }: Pick<ReminderCrowd, 'chats' | 'each' | 'withinSeconds' | 'together'>,
  { first, now }: { readonly first: number; readonly now: () => string },
): Promise<ReadonlyMap<string, number>> {
  const ids = await openChats(site, chats);
  const due = new Map<string, number>();
  const connection = connect({ url: site.databaseUrl, max: WRITERS });
  const runtime = createRuntime({
    store: createPlanStore(connection.db),
    clock: { now },
    ids: { uuid: randomUUID },
  });
  const directory = createWorkspaceDirectory(connection.db, randomUUID);
  const botId = Number(site.server.token.split(':')[0]);
  const left = ids.map((id, index) => ({ id, index }));

  async function writeNext(): Promise<void> {
    for (let chat = left.pop(); chat !== undefined; chat = left.pop()) {
      const { id, index } = chat;
      const workspace = await directory.forChat(botId, id, {
        kind: 'personal',
        timezone: 'Europe/Moscow',
        created_at: now(),
      });
      const proposals = Array.from({ length: each }, (_, position) => {
        const title = `напоминание ${index * each + position}`;
        // Each of a chat's tasks has a second of its own, and the chats differ.
        const second = together
          ? index % withinSeconds
          : (position * Math.floor(withinSeconds / each) + (index % 7)) % withinSeconds;
        const at = first + second * 1000;
        due.set(title, at);
        return {
          type: 'command' as const,
          key: `${id}:${position}`,
          said: title,
          envelope: {
            trace_id: 'crowd',
            source: { channel: 'telegram_text' },
            command: {
              intent: 'task_create',
              confidence: 1,
              entities: { title, planned_at: new Date(at).toISOString() },
            },
          },
        };
      });
      await runtime.propose(
        {
          workspace,
          actor: { id: `telegram:${id}`, may_undo_others: false },
          thread: `telegram:${botId}:${id}:0`,
          door: 'telegram',
          traceId: 'crowd',
        },
        proposals,
      );
    }
  }
  try {
    await Promise.all(Array.from({ length: WRITERS }, writeNext));
  } finally {
    await connection.close();
  }
  // Digests would name the same titles.
  await site.query('delete from digest');
  return due;
}

/**
 * Many tasks that fall due in a short while on the real clock, told by two programs of which one is
 * killed in the middle, where `kills` says so. Resolves when each has been heard at least once, or the limit is over.
 */
export async function remindCrowd(site: CrowdSite, options: ReminderCrowd): Promise<Reminded[]> {
  const { withinSeconds, leadSeconds, limitMs, kills } = options;
  const heard = listen(site);
  const first = Math.ceil(Date.now() / 1000) * 1000 + leadSeconds * 1000;
  const due = await writeCrowd(site, options, { first, now: () => new Date().toISOString() });
  const [killed] = await Promise.all([site.start(), site.start()]);
  await sleep(Math.max(0, first + (withinSeconds * 1000) / 2 - Date.now()));
  if (kills) await killed?.kill();
  const deadline = performance.now() + limitMs;
  while (heard.size < due.size && performance.now() < deadline) await sleep(STEP_MS);
  return [...due].map(([title, dueAt]) => ({ title, dueAt, heardAt: heard.get(title) ?? [] }));
}
