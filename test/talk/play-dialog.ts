import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChatPlace, Group, Message, Person, WorldEvent } from '@planerka/bot-api';
import { type Day, dayOf } from '@planerka/plan';
import type { House } from '../rig/house.ts';
import type { SpeechServer } from '../rig/speech-server.ts';
import { fillDays } from './day-words.ts';
import { asList, type Dialog, type Turn } from './dialog.ts';
import { type PlanState, readPlan, ZONE } from './plan-state.ts';

const note = {
  bytes: readFileSync(path.join(import.meta.dirname, '../rig/fixtures/block-tomorrow.ogg')),
  durationSeconds: 4,
};

/** A dialog that was played: what was said on both sides, and the plan before and after. */
export interface Played {
  readonly dialog: Dialog;
  readonly today: Day;
  readonly lines: readonly string[];
  /** Did every message of the preparation write something? */
  readonly prepared: boolean;
  readonly before: PlanState;
  readonly after: PlanState;
  /** What was not said, or said though it must not be. */
  readonly misspoken: readonly string[];
  /** What was written in a turn that must write nothing. */
  readonly hasty: readonly string[];
  /** What the bot said last. */
  readonly last: string;
}

interface Heard {
  readonly text: string;
  readonly labels: readonly string[];
}

const textOf = ({ text, caption }: Message): string => text ?? caption ?? '';
const labelsOf = (message: Message): string[] =>
  (message.reply_markup?.inline_keyboard ?? []).flat().map(({ text }) => text);

/** What stands for a photo or a file: nobody looks inside. */
const PIXELS = new Uint8Array([1, 2, 3]);

function sendsThing({ photo, file, contact, album }: Turn): boolean {
  return [photo, file, contact, album].some((thing) => thing !== undefined);
}

/** One dialog of people of its own, in a chat of its own, with the bot of a house that is. */
class DialogPlayer {
  readonly #house: House;
  readonly #speech: SpeechServer;
  readonly #dialog: Dialog;
  readonly #today: Day;
  readonly #people: readonly [Person, Person];
  readonly #group: Group | null;
  readonly #lines: string[] = [];
  readonly #misspoken: string[] = [];
  readonly #hasty: string[] = [];
  #heard: Heard = { text: '', labels: [] };
  /** The newest text that each person has written. */
  readonly #written = new Map<Person, Message>();

  constructor(house: House, speech: SpeechServer, dialog: Dialog) {
    const { world } = house.server;
    this.#house = house;
    this.#speech = speech;
    this.#dialog = dialog;
    this.#today = dayOf(house.clock.now(), ZONE);
    this.#people = [world.createPerson(), world.createPerson()];
    const [owner, member] = this.#people;
    this.#group = dialog.group ? world.createGroup({ owner, members: [member] }) : null;
  }

  async play(): Promise<Played> {
    const prepared = await this.#prepare();
    const before = await this.#plan();
    for (const turn of this.#dialog.turns) await this.#take(turn);
    return {
      dialog: this.#dialog,
      today: this.#today,
      lines: this.#lines,
      prepared,
      before,
      after: await this.#plan(),
      misspoken: this.#misspoken,
      hasty: this.#hasty,
      last: this.#heard.text,
    };
  }

  get #chat(): number {
    return this.#group?.id ?? this.#people[0].id;
  }

  #plan(): Promise<PlanState> {
    return readPlan(this.#house, this.#chat);
  }

  async #prepare(): Promise<boolean> {
    let prepared = true;
    for (const say of this.#dialog.setup) {
      const { changes } = await this.#plan();
      await this.#hear({ say });
      prepared &&= (await this.#plan()).changes > changes;
    }
    return prepared;
  }

  async #take(turn: Turn): Promise<void> {
    const { text, labels } = this.#heard;
    if (turn.if !== undefined && !this.#says(turn.if, [text, ...labels].join('\n'))) {
      this.#lines.push(`  (not needed: ${turn.say ?? turn.tap ?? ''})`);
      return;
    }
    const { changes } = turn.still ? await this.#plan() : { changes: 0 };
    await this.#hear(turn);
    this.#check(turn);
    if (!turn.still) return;
    const written = (await this.#plan()).changes - changes;
    if (written > 0) this.#hasty.push(`${written} changes in a turn that must write nothing`);
  }

  #check(turn: Turn): void {
    const { text, labels } = this.#heard;
    const shown = [text, ...labels].join('\n');
    const bad = (what: string) => this.#misspoken.push(what);
    if (turn.silent && text !== '') bad('an answer where silence was right');
    if (!turn.silent && shown === '') bad('no answer');
    for (const words of asList(turn.expect))
      if (!this.#says(words, text)) bad(`not said: ${words}`);
    for (const words of asList(turn.see)) if (!this.#says(words, shown)) bad(`not shown: ${words}`);
    for (const words of asList(turn.refuse)) if (this.#says(words, text)) bad(`said: ${words}`);
  }

  #says(pattern: string, text: string): boolean {
    return new RegExp(fillDays(pattern, this.#today), 'iu').test(text);
  }

  async #hear(turn: Turn): Promise<void> {
    const events: WorldEvent[] = [];
    const stop = this.#house.server.world.subscribe((event) => events.push(event));
    this.#act(turn);
    await this.#house.settled();
    stop();
    this.#heard = this.#hearing(events, turn.voice);
    const { text, labels } = this.#heard;
    if (text !== '') this.#lines.push(text.replaceAll(/^/gmu, '< '));
    if (labels.length > 0) this.#lines.push(`  ${labels.map((label) => `[${label}]`).join(' ')}`);
  }

  /** What the bot says; the transcript of a note, which it quotes, is no word of its own. */
  #hearing(events: readonly WorldEvent[], voice: string | undefined): Heard {
    const texts: string[] = [];
    const labels = new Set<string>();
    for (const event of events) {
      if (event.type === 'callback_answered' && event.answer.chatId === this.#chat) {
        texts.push(event.answer.text ?? '');
      }
      if (event.type !== 'message' && event.type !== 'message_edited') continue;
      if (event.chatId !== this.#chat || !event.message.from?.is_bot) continue;
      texts.push(textOf(event.message));
      for (const label of labelsOf(event.message)) labels.add(label);
    }
    const spoken = voice === undefined ? '' : this.#words(voice);
    const said = texts.join('\n').split('\n');
    return {
      text: said.filter((line) => line !== '' && line !== spoken).join('\n'),
      labels: [...labels],
    };
  }

  #act(turn: Turn): void {
    const who = this.#people[turn.as === 2 ? 1 : 0];
    const place: ChatPlace = this.#group ? { in: this.#group } : {};
    const told = (line: string) => this.#lines.push(`> ${turn.as === 2 ? '(second) ' : ''}${line}`);
    if (turn.say !== undefined) {
      const text = this.#words(turn.say);
      told(text);
      this.#written.set(who, who.says(turn.silent ? text : this.#addressed(text), place));
    } else if (turn.edit !== undefined) {
      told(`(edited) ${this.#words(turn.edit)}`);
      this.#edit(who, this.#addressed(this.#words(turn.edit)));
    } else if (turn.voice !== undefined) {
      const text = this.#words(turn.voice);
      told(`(voice) ${text}`);
      this.#speech.replies({ kind: 'transcript', text });
      who.sendsVoice(note, place);
    } else if (turn.forward !== undefined) {
      told(`(forwarded) ${turn.forward}`);
      this.#forward(who, this.#words(turn.forward), place);
    } else if (sendsThing(turn)) {
      this.#send(who, turn, place);
    } else if (turn.reply !== undefined) {
      const replyTo = this.#messageSaying(turn.to ?? '');
      told(`(reply to «${textOf(replyTo).slice(0, 40)}») ${turn.reply}`);
      who.says(this.#words(turn.reply), { ...place, replyTo });
    } else {
      this.#tap(who, turn.tap ?? '');
    }
  }

  /** Something besides words, in reply to the message that it names where it names one. */
  #send(who: Person, turn: Turn, place: ChatPlace): void {
    const where =
      turn.to === undefined ? place : { ...place, replyTo: this.#messageSaying(turn.to) };
    const captioned = (words: string | undefined): { caption?: string } => {
      if (words === undefined || words === '') return {};
      const caption = this.#words(words);
      return { caption: turn.silent ? caption : this.#addressed(caption) };
    };
    const { photo, file, contact, album = [] } = turn;
    this.#lines.push(`> (${JSON.stringify({ photo, file, contact, album: turn.album })}) `);
    if (photo !== undefined) {
      who.sendsPhoto({ bytes: PIXELS, ...captioned(photo) }, where);
    } else if (file !== undefined) {
      who.sendsDocument({ bytes: PIXELS, fileName: file, ...captioned(turn.caption) }, where);
    } else if (contact !== undefined) {
      const [name = '', phoneNumber = ''] = contact.split('; ');
      const [firstName = '', lastName] = name.split(' ');
      who.sendsContact(
        { firstName, phoneNumber, ...(lastName === undefined ? {} : { lastName }) },
        where,
      );
    } else {
      who.sendsAlbum(
        album.map((words) => ({ bytes: PIXELS, ...captioned(words) })),
        where,
      );
    }
  }

  #edit(who: Person, text: string): void {
    const message = this.#written.get(who);
    if (!message) throw new Error(`${this.#dialog.id}: nothing is written that could be edited`);
    who.edits(message, text);
  }

  /** In a group the bot hears only what is addressed to it. */
  #addressed(text: string): string {
    const { bot } = this.#house.server.world;
    return this.#group ? `@${bot.username ?? ''} ${text}` : text;
  }

  #words(text: string): string {
    return fillDays(text, this.#today);
  }

  /** Somebody who does not use the bot has written it in a group without the bot. */
  #forward(who: Person, text: string, place: ChatPlace): void {
    const { world } = this.#house.server;
    const author = world.createPerson();
    const elsewhere = world.createGroup({ owner: author, bot: 'left' });
    who.forwards(author.says(text, { in: elsewhere }), { ...place, hidden: true });
  }

  get #ofBot(): readonly Message[] {
    const messages = this.#house.server.world.messages(this.#chat);
    return messages.filter(({ from }) => from?.is_bot).toReversed();
  }

  #messageSaying(pattern: string): Message {
    const found = this.#ofBot.find((message) => this.#says(pattern, textOf(message)));
    if (!found) throw new Error(`${this.#dialog.id}: the bot has not said ${pattern}`);
    return found;
  }

  #tap(who: Person, pattern: string): void {
    for (const message of this.#ofBot) {
      const label = labelsOf(message).find((one) => this.#says(pattern, one));
      if (label === undefined) continue;
      this.#lines.push(`> [${label}]`);
      who.taps(message, { label });
      return;
    }
    this.#lines.push(`> [${pattern}]: no such button`);
    this.#misspoken.push(`no button ${pattern}`);
  }
}

/** Plays a dialog to its end. */
export function playDialog(house: House, speech: SpeechServer, dialog: Dialog): Promise<Played> {
  return new DialogPlayer(house, speech, dialog).play();
}
