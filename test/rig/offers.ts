import { createTaskSurface } from '@planerka/agents';
import type { Message, Person } from '@planerka/bot-api';
import { connect, createTaskStore } from '@planerka/db';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { answered } from './answered.ts';
import { journalTellsAll } from './journal-check.ts';
import { openSite, type Site } from './site.ts';

/** What is offered with a button, and what must come of a tap on it. */
export interface Offer {
  readonly name: string;
  /** What a person says first, each word answered before the next; the last one leads to the offer. */
  readonly said: readonly string[];
  /** The buttons to press, in turn; the last one decides. */
  readonly buttons: readonly [string, ...string[]];
  /** What the reply to the last tap begins with. */
  readonly told: string;
  /** Entries that the last tap adds to the journal, each with its title. */
  readonly written: readonly string[];
  /** Where it is kept what became of the offer. */
  readonly kept: 'suggestion' | 'suggestion_set' | 'change_set';
  /** What an agent proposes to PLAN-001 once all is said: its message then has the button. */
  readonly proposes?: readonly object[];
}

/** Each way in which an offer is taken: by one tap, by a second one, as a whole day, as an agent's set. */
export const OFFERS: readonly [Offer, Offer, Offer, Offer] = [
  {
    name: 'a title',
    said: ['Создай задачу ОПЛАТИТЬ СЧЁТ!!!'],
    buttons: ['Назвать так'],
    told: 'Переименовал задачу',
    written: ['renamed Оплатить счёт'],
    kept: 'suggestion',
  },
  {
    name: 'steps, by a second tap',
    said: ['Создай задачу купить молоко, хлеб и сыр'],
    buttons: ['Разбить на 3 шага', 'Да'],
    told: 'Готово, 3 изменения',
    written: ['subtask_added Молоко', 'subtask_added Хлеб', 'subtask_added Сыр'],
    kept: 'suggestion',
  },
  {
    name: 'the plan of a day',
    said: ['Создай задачу оплатить интернет', 'Создай задачу прочитать книгу', 'спланируй день'],
    buttons: ['Принять план'],
    told: 'План принят',
    written: ['rescheduled оплатить интернет', 'rescheduled прочитать книгу'],
    kept: 'suggestion_set',
  },
  {
    name: 'a change set of an agent',
    said: ['Создай проект Съёмка'],
    proposes: ['Каркас', 'Покраска'].map((title, at) => ({
      op: 'task.create',
      tempId: `tmp:task:${at}`,
      payload: { title, durationHours: 8 },
    })),
    buttons: ['Принять всё'],
    told: 'Принято: 2 задачи',
    written: ['change_set_applied Каркас', 'change_set_applied Покраска'],
    kept: 'change_set',
  },
];

/** An offer that stands in a person's chat. */
export interface Offered {
  readonly person: Person;
  readonly offer: Offer;
  /** The message under which the button is that decides. */
  readonly on: Message;
  /** How many entries the journal had before. */
  readonly before: number;
}

/** What the database holds of an offer. */
export interface Became {
  /** What was added to the journal. */
  readonly written: readonly string[];
  /** The changes that this belongs to. */
  readonly changes: readonly string[];
  /** What was decided about the offer, and the change that came of it, as its row says. */
  readonly decided: ReadonlyArray<{ readonly state: string; readonly change: string | null }>;
}

const UNTOUCHED: Became = { written: [], changes: [], decided: [] };
const LIMIT_MS = 90_000;
const NOON = 12;
const MINE = 'join chat_workspace c using (workspace_id) where c.chat_id = $1';

const DECIDED: Readonly<Record<Offer['kept'], string>> = {
  suggestion: `select state, change_id::text as change from suggestion ${MINE}
    and decided_at is not null`,
  suggestion_set: `select plan_preview ->> 'state' as state, plan_preview ->> 'change_id' as change
    from suggestion_set ${MINE} and plan_preview ->> 'decided_at' is not null`,
  change_set: `select replace(state, 'applied', 'accepted') as state, change_id::text as change
    from change_set ${MINE} and decided_at is not null`,
};

/** A time zone in which it is noon or a little later, so that the day has free hours left. */
function noonZone(): string {
  const ahead = NOON - new Date().getUTCHours();
  // Zones of this name count the other way round: what is ahead of Greenwich has a minus.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** A site where it is the middle of the day, whenever the test runs. */
export function openSiteAtNoon(): Promise<Site> {
  return openSite({ environment: { APP_TIMEZONE: noonZone() } });
}

const labels = ({ reply_markup: markup }: Message) =>
  (markup?.inline_keyboard ?? []).flat().map(({ text }) => text);

/** Talks until the offer's last button is there to be tapped, and everything else is done. */
export async function offer(site: Site, what: Offer): Promise<Offered> {
  const { world } = site.server;
  const person = world.createPerson();
  const [first, ...others] = what.buttons;
  for (const words of what.said.slice(0, -1)) {
    await answered(world, person.says(words), { timeoutMs: LIMIT_MS });
  }
  const shows = (label: string) => (message: Message) => labels(message).includes(label);
  const asked = person.says(what.said.at(-1) ?? '');
  let on = await (what.proposes === undefined
    ? answered(world, asked, { where: shows(first), timeoutMs: LIMIT_MS })
    : arrival());
  async function arrival(): Promise<Message> {
    const after = await answered(world, asked, { timeoutMs: LIMIT_MS });
    await site.settled();
    await proposeSet(site, person, what.proposes ?? []);
    return await world.waitForMessage(person.id, {
      after,
      where: shows(first),
      timeoutMs: LIMIT_MS,
    });
  }
  let deciding = first;
  for (const next of others) {
    const after = on;
    person.taps(on, { label: deciding });
    on = await world.waitForMessage(person.id, { after, where: shows(next), timeoutMs: LIMIT_MS });
    deciding = next;
  }
  await site.settled();
  const entries = await site.query(`select from journal ${MINE}`, [person.id]);
  return { person, offer: what, on, before: entries.length };
}

/** An agent gives a set of these ops; the program then tells of it by itself. */
async function proposeSet(site: Site, person: Person, ops: readonly object[]): Promise<void> {
  const [known] = await site.query<{ workspace: string; zone: string }>(
    `select w.workspace_id::text as workspace, w.timezone as zone from workspace w ${MINE}`,
    [person.id],
  );
  const workspace = { id: known?.workspace ?? '', name: 'sample' };
  const connection = connect({ url: site.databaseUrl, max: 1 });
  try {
    const surface = createTaskSurface({
      store: createTaskStore(connection.db),
      clock: { now: () => new Date().toISOString() },
      ids: { uuid: () => uuidv7() },
    });
    const caller = {
      actor: 'agent:sample',
      rights: new Set(['read', 'write'] as const),
      workspace,
      defaultWorkspace: workspace.name,
      workspaceOf: () => Promise.resolve(workspace),
      traceId: 'trace',
    };
    const envelope = {
      schemaVersion: '1.0',
      phase: 'planning',
      agent: { name: 'planner', runId: 'run-1' },
      project: { projectId: 'PLAN-001', timezone: known?.zone, currency: 'RUB' },
      inputSnapshot: { itemsRevisionId: 'ir_1' },
      changeSet: { changeSetId: 'set-1', requiresApproval: true, ops },
    };
    const args = { workspace: workspace.name, envelope };
    const answer = await surface.call(caller, 'changesets_submit', args);
    if (!answer.ok) throw new Error(answer.error.message);
  } finally {
    await connection.close();
  }
}

/** Taps the button that decides. */
export function decide({ person, offer: { buttons }, on }: Offered): void {
  person.taps(on, { label: buttons.at(-1) ?? '' });
}

/** Reads what has become of an offer from the database, past the program. */
async function became({ query }: Site, offered: Offered): Promise<Became> {
  const { person, before } = offered;
  const entries = await query<{ type: string; title: string; change: string }>(
    `select type, coalesce(after, before) ->> 'title' as title, change_id::text as change
      from journal ${MINE} order by seq offset $2`,
    [person.id, before],
  );
  return {
    written: entries.map(({ type, title }) => `${type} ${title}`),
    changes: [...new Set(entries.map(({ change }) => change))],
    decided: await query(DECIDED[offered.offer.kept], [person.id]),
  };
}

/** Nothing of a tap is in the database, neither in the journal nor in the offer's row. */
export async function expectUntouched(site: Site, offered: Offered): Promise<void> {
  expect(await became(site, offered)).toEqual(UNTOUCHED);
}

/** The offer was taken once: all of it as one change, which its row names. */
export async function expectTakenOnce(site: Site, offered: Offered): Promise<void> {
  const found = await became(site, offered);
  const [change = 'no change'] = found.changes;
  expect(found).toEqual({
    written: offered.offer.written,
    changes: [change],
    decided: [{ state: 'accepted', change }],
  });
  await journalTellsAll(site.databaseUrl);
}

/** The replies that tell what the tap has changed. */
export function toldOf(site: Site, { person, offer: { told } }: Offered): string[] {
  return site.heard(person.id).filter((text) => text.startsWith(told));
}

/** Holds the statement that takes an offer where it writes: rows of this person are locked. */
export const locks = {
  /** Nothing is written yet: the workspace's row comes first. */
  workspace: (site: Site, { person }: Offered) =>
    site.lock(`select from workspace ${MINE} for update of workspace`, [person.id]),
  /** The journal's next entry waits until this one is taken back. */
  journal: (site: Site, { person, before }: Offered) =>
    site.lock(
      `insert into journal select (jsonb_populate_record(j, jsonb_build_object('seq', $2::int + 1))).*
        from journal j ${MINE.replace('where', 'where j.seq = 1 and')}`,
      [person.id, before],
    ),
  /** What became of the offer cannot be kept. */
  offer: (site: Site, { person, offer: { kept } }: Offered) =>
    site.lock(`select from ${kept} ${MINE} for update of ${kept}`, [person.id]),
};
