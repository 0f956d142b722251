import { setTimeout as sleep } from 'node:timers/promises';
import type { Message, Person } from '@planerka/bot-api';
import { expect } from 'vitest';
import { planOf } from './plan-of.ts';
import type { Program } from './program.ts';
import { type Seeded, seeded } from './seeded.ts';
import type { Site } from './site.ts';
import { wordFor } from './word-for.ts';

export interface CrowdOptions {
  readonly seed: number;
  readonly people: number;
  /** Commands of each person. */
  readonly commandsEach: number;
  /** Ends of programs, spread over the run; each is started again soon. */
  readonly kills: number;
  /** Of the ends, how many are SIGTERM, which finishes what is in hand, and not SIGKILL; none by default. */
  readonly gently?: number;
  /** Programs at work side by side. */
  readonly programs: number;
  /** Of the pauses between what is said, at most. */
  readonly pauseMs: number;
  /** Something else that happens once, from when this part of everything has been said; talk goes on. */
  readonly incident?: { readonly at: number; readonly happens: () => Promise<void> };
  readonly settleLimitMs?: number;
}

const DUPLICATED = 0.3;
const ASKED = 0.25;
const TAPPED = 0.2;
const FAULTY = 0.15;
const KILL_DELAY_MS = 80;

interface Speaker {
  readonly person: Person;
  /** When each of its commands was said, by `performance.now()`. */
  readonly saidAt: number[];
  /** Titles in the order in which they were said. */
  readonly said: string[];
  readonly undone: Set<string>;
}

/** Many people who talk to several programs at once while these are killed and Telegram falters. */
class Crowd {
  readonly #site: Site;
  readonly #options: CrowdOptions;
  readonly #chance: Seeded;
  readonly #speakers: Speaker[];
  readonly #programs: Program[] = [];
  readonly #doomed = new Set<Program>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #exitCodes: Array<number | null> = [];
  #stderr = '';

  constructor(site: Site, options: CrowdOptions) {
    this.#site = site;
    this.#options = options;
    this.#chance = seeded(options.seed);
    this.#speakers = Array.from({ length: options.people }, () => ({
      person: site.server.world.createPerson(),
      saidAt: [],
      said: [],
      undone: new Set(),
    }));
  }

  async run(): Promise<void> {
    const { people, commandsEach, kills, programs, pauseMs, incident } = this.#options;
    const total = people * commandsEach;
    const killedAt = new Set(
      Array.from({ length: kills }, () => Math.floor(total * (0.1 + 0.5 * this.#chance.next()))),
    );
    await Promise.all(Array.from({ length: programs }, () => this.#start()));
    for (let count = 0; count < total; count += 1) {
      this.#says(this.#speaker(commandsEach));
      if (killedAt.has(count)) this.#killsOne();
      if (incident && count === Math.floor(total * incident.at)) {
        this.#underWay.add(incident.happens());
      }
      await sleep(this.#chance.next() * pauseMs);
    }
    await Promise.all(this.#underWay);
    await this.#site.settled(this.#options.settleLimitMs);
    for (const program of this.#programs) this.#stderr += program.stderr();
  }

  get speakers(): readonly Speaker[] {
    return this.#speakers;
  }

  /** Every command written exactly once, every chat in order, no reply lost. */
  async check(): Promise<void> {
    for (const { person, said, undone } of this.#speakers) {
      const plan = await planOf(this.#site, person.id);
      const entries = (type: string) =>
        plan.journal.flatMap((entry) =>
          entry.startsWith(`${type} `) ? [entry.slice(type.length + 1)] : [],
        );
      const heard = this.#site.heard(person.id);
      const answered = heard.flatMap((text) =>
        said.filter((title) => text.includes(`Записал задачу «${title}»`)),
      );
      const chat = `${person.id}, seed ${this.#options.seed}`;
      expect({
        chat,
        tasks: plan.tasks,
        created: entries('task_created'),
        undone: entries('change_undone').sort(),
        answered: [...new Set(answered)],
      }).toEqual({
        chat,
        tasks: said.filter((title) => !undone.has(title)),
        created: said,
        undone: [...undone].sort(),
        answered: said,
      });
    }
    expect(this.#exitCodes).toEqual(this.#exitCodes.map(() => 0));
    expect(this.#stderr).not.toContain(this.#site.server.token);
    expect(this.#stderr).not.toContain('set aside');
  }

  #speaker(commandsEach: number): Speaker {
    return this.#chance.pick(this.#speakers.filter(({ said }) => said.length < commandsEach));
  }

  #says(speaker: Speaker): void {
    const { faults } = this.#site.server;
    const { person, said } = speaker;
    const title = wordFor(said.length);
    const chance = this.#chance;
    const duplicates = (what: 'repeat_update' | 'repeat_tap') => {
      if (chance.chance(DUPLICATED)) faults.add({ type: what });
    };
    if (chance.chance(FAULTY)) this.#troublesTelegram();
    duplicates('repeat_update');
    if (chance.chance(ASKED)) {
      person.says('Создай задачу');
      duplicates('repeat_update');
      person.says(title);
    } else {
      person.says(`Создай задачу ${title}`);
    }
    said.push(title);
    speaker.saidAt.push(performance.now());
    const undoable = chance.chance(TAPPED) ? this.#undoable(speaker) : undefined;
    if (!undoable) return;
    duplicates(chance.chance(0.5) ? 'repeat_tap' : 'repeat_update');
    person.taps(undoable.message, { label: 'Отменить' });
    speaker.undone.add(undoable.title);
  }

  /** A reply of the bot whose Undo has not been pressed yet. */
  #undoable({ person, said, undone }: Speaker): { message: Message; title: string } | undefined {
    const title = this.#chance.pick(said);
    if (undone.has(title)) return undefined;
    const message = this.#site.server.world
      .messages(person.id)
      .find((one) => one.from?.is_bot && one.text?.includes(`Записал задачу «${title}»`));
    return message?.reply_markup === undefined ? undefined : { message, title };
  }

  #troublesTelegram(): void {
    this.#site.server.faults.add({
      method: 'sendMessage',
      ...this.#chance.pick([
        { type: 'too_many_requests', retryAfterSeconds: 1 },
        { type: 'server_error' },
        { type: 'bad_gateway' },
        { type: 'drop_before' },
        { type: 'drop_after' },
      ] as const),
    });
  }

  async #start(): Promise<void> {
    this.#programs.push(await this.#site.start());
  }

  /** A moment later, so that the program has something in hand. */
  #killsOne(): void {
    const living = this.#programs.filter((one) => one.lives() && !this.#doomed.has(one));
    if (living.length === 0) return;
    const victim = this.#chance.pick(living);
    this.#doomed.add(victim);
    const gently = this.#chance.chance(this.#options.gently ?? 0);
    const end = async () => {
      await sleep(this.#chance.next() * KILL_DELAY_MS);
      if (gently) this.#exitCodes.push(await victim.kill('SIGTERM'));
      else await victim.kill();
      await this.#start();
    };
    this.#underWay.add(end());
  }
}

/** Lets a crowd talk and checks what has become of every word; says who spoke when. */
export async function crowdTalks(site: Site, options: CrowdOptions): Promise<readonly Speaker[]> {
  const crowd = new Crowd(site, options);
  await crowd.run();
  await crowd.check();
  return crowd.speakers;
}
