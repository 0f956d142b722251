import { setTimeout as sleep } from 'node:timers/promises';
import type { Group, Person } from '@planerka/bot-api';
import { expect } from 'vitest';
import { PLACEHOLDER } from './answered.ts';
import { endOf, throughLink } from './database-link.ts';
import { halfWritten } from './half-written.ts';
import { journalTellsAll } from './journal-check.ts';
import { openLink } from './link.ts';
import { type ModelReply, startModelServer } from './model-server.ts';
import { planOf } from './plan-of.ts';
import { createTestDatabase } from './postgres.ts';
import { type Seeded, seeded } from './seeded.ts';
import { openSite, type Site } from './site.ts';
import { slowSpeakers } from './slow-speakers.ts';
import { type SpeechReply, startSpeechServer } from './speech-server.ts';
import { wordFor } from './word-for.ts';

export interface ManyDoorsOptions {
  readonly seed: number;
  /** Things said in all, by voice, in words that only a model reads, in groups and alone. */
  readonly said: number;
  /** Ends of programs, spread over the run; each is started again. */
  readonly kills: number;
  /** How often the connections of the database die without a word. */
  readonly silences: number;
}

/** Of which the rules make nothing. */
const MUMBLED = 'вроде договорились в четверг в три бюджет мусолим часика полтора';
const EACH_KIND = 3;
const PROGRAMS = 2;
const PAUSE_MS = 120;
const SETTLE_MS = 240_000;
const PLANNED = 400;

const MODEL_REPLIES: readonly ModelReply[] = [
  { kind: 'marks', marks: { kind: 'none', commands: [], operations: [], query: null } },
  { kind: 'never' },
  { kind: 'endless' },
  { kind: 'drop' },
  { kind: 'cut' },
  { kind: 'status', status: 500 },
  { kind: 'content', content: 'Готово!' },
];
const heard: SpeechReply = { kind: 'transcript', text: 'Создай задачу голос' };
const SPEECH_REPLIES: readonly SpeechReply[] = [
  heard,
  heard,
  { kind: 'slow', text: 'Создай задачу голос', delayMs: 2_500 },
  { kind: 'status', status: 503 },
  { kind: 'drop' },
  { kind: 'garbage' },
];

interface Meeting {
  readonly group: Group;
  readonly owner: Person;
  readonly said: string[];
}

interface People {
  readonly voices: ReadonlyArray<{ readonly person: Person; count: number }>;
  readonly mumblers: ReadonlyArray<{ readonly person: Person; count: number }>;
  readonly clear: ReadonlyArray<{ readonly person: Person; readonly said: string[] }>;
  readonly meetings: readonly Meeting[];
}

function gather({ world }: Site['server']): People {
  const people = () => Array.from({ length: EACH_KIND }, () => world.createPerson());
  return {
    voices: people().map((person) => ({ person, count: 0 })),
    mumblers: people().map((person) => ({ person, count: 0 })),
    clear: people().map((person) => ({ person, said: [] })),
    meetings: people().map((owner) => ({ owner, group: world.createGroup({ owner }), said: [] })),
  };
}

/** One thing is said at one of the doors. */
function sayOne(people: People, at: string, chance: Seeded): void {
  const kind = chance.below(4);
  if (kind === 0) {
    const voice = chance.pick(people.voices);
    voice.person.sendsVoice({ bytes: Buffer.from('OggS, a voice note'), durationSeconds: 2 });
    voice.count += 1;
  } else if (kind === 1) {
    const mumbler = chance.pick(people.mumblers);
    mumbler.person.says(MUMBLED);
    mumbler.count += 1;
  } else if (kind === 2) {
    const { person, said } = chance.pick(people.clear);
    const title = wordFor(said.length);
    person.says(`Создай задачу ${title}`);
    said.push(title);
  } else {
    const { owner, group, said } = chance.pick(people.meetings);
    const title = wordFor(said.length);
    owner.says(`${at} создай задачу ${title}`, { in: group });
    said.push(title);
  }
}

async function check(site: Site, people: People): Promise<void> {
  for (const { person, said } of people.clear) {
    expect((await planOf(site, person.id)).tasks).toEqual(said);
  }
  for (const { group, said } of people.meetings) {
    // What was said on both sides of the move may be carried out side by side.
    expect([...(await planOf(site, group.id)).tasks].sort()).toEqual([...said].sort());
  }
  for (const { person, count } of people.voices) {
    const [row] = await site.query<{ ended: number; transcribed: number }>(
      `select count(*) filter (where state = 'done')::int as ended,
        count(transcript)::int as transcribed from telegram_update where user_id = $1`,
      [person.id],
    );
    expect(row?.ended).toBe(count);
    // Each that was heard is written once; the others were answered in words.
    const { tasks } = await planOf(site, person.id);
    expect(tasks).toEqual(Array.from({ length: row?.transcribed ?? -1 }, () => 'голос'));
    expect(answers(site, person)).toBeGreaterThanOrEqual(count);
  }
  for (const { person, count } of people.mumblers) {
    expect(answers(site, person)).toBeGreaterThanOrEqual(count);
    expect((await planOf(site, person.id)).tasks).toEqual([]);
  }
  const failed = await site.query(`select from telegram_update where state = 'failed'`);
  expect(failed).toEqual([]);
  expect(await halfWritten(site)).toEqual([]);
}

function answers(site: Site, { id }: Person): number {
  return site.heard(id).filter((text) => text !== PLACEHOLDER).length;
}

/**
 * People and an agent speak at many doors at once, forms and MCP over HTTP among them, while the model and speech hang, break off and talk nonsense, groups
 * become supergroups, programs are killed and database connections die: all is written once and answered.
 */
export async function manyDoors(options: ManyDoorsOptions): Promise<number> {
  const chance = seeded(options.seed);
  const tidies: Array<() => Promise<void>> = [];
  try {
    const model = await startModelServer();
    tidies.push(() => model.stop());
    model.replies(...Array.from({ length: PLANNED }, () => chance.pick(MODEL_REPLIES)));
    const speech = await startSpeechServer();
    tidies.push(() => speech.stop());
    speech.replies(...Array.from({ length: PLANNED }, () => chance.pick(SPEECH_REPLIES)));
    const database = await createTestDatabase();
    tidies.push(() => database.drop());
    const link = await openLink(endOf(database.url));
    tidies.push(() => link.close());
    const site = await openSite({
      databaseUrl: database.url,
      environment: {
        DATABASE_URL: throughLink(database.url, link),
        OPENAI_BASE_URL: model.baseUrl,
        OPENAI_API_KEY: 'sk-sample-key',
        OPENAI_MODEL: 'sample-model',
        TRANSCRIBE_BASE_URL: speech.baseUrl,
      },
    });
    tidies.push(() => site.stop());
    await Promise.all(Array.from({ length: PROGRAMS }, () => site.start()));
    const people = gather(site.server);
    const slow = await slowSpeakers(site);
    const at = `@${site.server.world.bot.username}`;
    const when = (times: number) =>
      new Set(Array.from({ length: times }, () => chance.below(options.said)));
    const [kills, silences] = [when(options.kills), when(options.silences)];
    const starting: Array<Promise<unknown>> = [];
    for (let count = 0; count < options.said; count += 1) {
      sayOne(people, at, chance);
      if (count === Math.floor(options.said / 2)) {
        for (const { group } of people.meetings) group.upgrades();
      }
      if (silences.has(count)) link.silence();
      if (kills.has(count)) {
        const victim = site.programs().find((program) => program.lives());
        starting.push((async () => void (await victim?.kill()))().then(() => site.start()));
      }
      await sleep(chance.next() * PAUSE_MS);
    }
    await Promise.all(starting);
    const answered = await slow.end();
    await site.settled(SETTLE_MS);
    await check(site, people);
    await slow.check();
    await journalTellsAll(database.url);
    return options.said + answered;
  } finally {
    for (const tidy of tidies.reverse()) await tidy();
  }
}
