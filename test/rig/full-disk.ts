import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { journalTellsAll } from './journal-check.ts';
import { planOf } from './plan-of.ts';
import { isServing, startDurableServer } from './postgres.ts';
import { openSite, until } from './site.ts';
import type { SmallDisk } from './small-disk.ts';
import { wordFor } from './word-for.ts';

const AWAY = 'База данных сейчас не отвечает';

/**
 * The disk of the database fills up while people talk, stays full for a while and has room again: all that
 * was said is written once and in order, and somebody was told meanwhile. Says how many commands there were.
 */
export async function outlivesFullDisk(
  disk: SmallDisk,
  {
    people,
    each,
    fullMs,
  }: { readonly people: number; readonly each: number; readonly fullMs: number },
): Promise<number> {
  const database = await startDurableServer(disk.folder);
  const site = await openSite({ databaseUrl: database.url });
  try {
    const program = await site.start();
    const speakers = Array.from({ length: people }, () => site.server.world.createPerson());
    for (const person of speakers) person.says('Создай задачу начало');
    await site.settled();
    await disk.fill();
    const titles = Array.from({ length: each }, (_, index) => wordFor(index));
    for (const title of titles) {
      for (const person of speakers) person.says(`Создай задачу ${title}`);
    }
    await until('somebody is told', () =>
      speakers.some(({ id }) => site.heard(id).some((text) => text.startsWith(AWAY))),
    );
    await sleep(fullMs);
    expect(program.lives()).toBe(true);
    await disk.empty();
    // A server that could not write its log has ended itself.
    if (!(await isServing(database.url))) await database.restart();
    await site.settled();
    for (const { id } of speakers) {
      const { journal } = await planOf(site, id);
      expect(journal).toEqual(['начало', ...titles].map((title) => `task_created ${title}`));
    }
    expect(program.lives()).toBe(true);
    expect(program.stderr()).not.toContain('set aside');
    await journalTellsAll(database.url);
    return people * each;
  } finally {
    await site.stop();
    await disk.empty();
    await database.close();
  }
}
