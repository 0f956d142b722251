import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '@planerka/bot-api';
import { expect } from 'vitest';
import { call, openAgentsHome, overHttp } from './agents.ts';
import { answered } from './answered.ts';
import type { Site } from './site.ts';

/**
 * Those who wait for an answer before they go on, while programs are killed around them: agents over HTTP, who
 * repeat what they do not know the end of, and people who answer forms.
 */
export interface SlowSpeakers {
  /** No more is begun; resolves when what was begun has its answer, and says how much it was. */
  readonly end: () => Promise<number>;
  /** All of it is there once. Only after everything is settled. */
  readonly check: () => Promise<void>;
}

/** Each goes on until it has done so much. */
const LEAST = 5;
const ANSWER_LIMIT_MS = 120_000;
const AGAIN_MS = 100;
/** Longer than any answer of a program that lives. */
const CALL_LIMIT_MS = 20_000;

/** Where a program that lives answers. */
function livingUrl(site: Site): string | null {
  return site.programs().findLast((program) => program.lives())?.url ?? null;
}

/** An agent that leaves note after note, each until it is acknowledged. */
async function agentNotes(site: Site): Promise<SlowSpeakers> {
  const home = await openAgentsHome(site.databaseUrl);
  const key = await home.key();
  const workspace = 'acme/repo';
  const acknowledged: string[] = [];
  let isEnding = false;

  async function once(tool: string, args: Readonly<Record<string, unknown>>): Promise<void> {
    const deadline = performance.now() + ANSWER_LIMIT_MS;
    for (;;) {
      const url = livingUrl(site);
      const asked = async () => {
        const agent = await overHttp(`${url}/mcp`, key);
        try {
          return await call(agent, tool, { workspace, ...args });
        } finally {
          await agent.close().catch(() => {});
        }
      };
      const given =
        url === null
          ? null
          : await Promise.race([asked().catch(() => null), sleep(CALL_LIMIT_MS, null)]);
      if (given?.ok) return;
      if (given && given.error.code !== 'UNAVAILABLE') throw new Error(given.error.message);
      if (performance.now() > deadline) throw new Error(`${tool} was never answered`);
      await sleep(AGAIN_MS);
    }
  }

  async function work(): Promise<void> {
    await once('tasks_create', { title: 'Plan', request_id: 'plan' });
    await once('tasks_create', { title: 'Task', parent: 'PLAN-001', request_id: 'task' });
    for (let number = 0; !isEnding || number < LEAST; number += 1) {
      const note = `note ${number}`;
      await once('tasks_note', { task: 'TASK-001', note, request_id: note });
      acknowledged.push(note);
      await sleep(AGAIN_MS);
    }
  }

  const working = work();
  // Told by `end`.
  working.catch(() => {});
  return {
    end: async () => {
      isEnding = true;
      await working;
      return acknowledged.length;
    },
    check: async () => {
      try {
        const rows = await site.query<{ body: string }>(
          'select body from memo where workspace_id = $1 order by created_at, memo_id',
          [home.workspaceId],
        );
        expect(rows.map(({ body }) => body).sort()).toEqual([...acknowledged].sort());
      } finally {
        await home.stop();
      }
    },
  };
}

const HOURS_LABEL = 'Рабочие часы';
const HOURS_QUESTION = 'С какого и до какого часа';

/** A person who changes a setting again and again, in a form that asks for it. */
function formAnswers(site: Site, person: Person): SlowSpeakers {
  const { world } = site.server;
  const given: string[] = [];
  let isEnding = false;
  const options = { timeoutMs: ANSWER_LIMIT_MS };

  async function work(): Promise<void> {
    for (let number = 0; !isEnding || number < LEAST; number += 1) {
      const asked = person.says('/settings');
      const hasButton = (message: { readonly reply_markup?: unknown }) =>
        JSON.stringify(message.reply_markup ?? '').includes(HOURS_LABEL);
      const shown = await answered(world, asked, { ...options, where: hasButton });
      person.taps(shown, { label: HOURS_LABEL });
      await world.waitForMessage(person.id, {
        ...options,
        after: shown,
        where: ({ text }) => text?.startsWith(HOURS_QUESTION) ?? false,
      });
      const to = `${15 + (number % 8)}:00`;
      const said = person.says(`08:00–${to}`);
      given.push(to);
      await answered(world, said, {
        ...options,
        where: ({ text }) => text?.includes(to) ?? false,
      });
    }
  }

  const working = work();
  working.catch(() => {});
  return {
    end: async () => {
      isEnding = true;
      await working;
      return given.length;
    },
    check: async () => {
      const [row] = await site.query<{ working_hours: unknown }>(
        'select working_hours from person where actor = $1',
        [`telegram:${person.id}`],
      );
      expect(row?.working_hours).toEqual({ from: '08:00', to: given.at(-1) });
    },
  };
}

/** Begins with one agent and one person at a form. */
export async function slowSpeakers(site: Site): Promise<SlowSpeakers> {
  const all = [await agentNotes(site), formAnswers(site, site.server.world.createPerson())];
  return {
    end: async () => {
      const counts = await Promise.all(all.map((each) => each.end()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    check: async () => {
      for (const each of all) await each.check();
    },
  };
}
