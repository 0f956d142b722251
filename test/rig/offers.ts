import type { Message, Person } from '@planerka/bot-api';
import { expect } from 'vitest';
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
  readonly kept: 'suggestion' | 'suggestion_set';
}

/** Each way in which an offer is taken: by one tap, by a second one, as a whole day. */
export const OFFERS: readonly [Offer, Offer, Offer] = [
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
    await world.waitForReply(person.says(words), { timeoutMs: LIMIT_MS });
  }
  const shows = (label: string) => (message: Message) => labels(message).includes(label);
  const asked = person.says(what.said.at(-1) ?? '');
  let on = await world.waitForReply(asked, { where: shows(first), timeoutMs: LIMIT_MS });
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
