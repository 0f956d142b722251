import { readFileSync } from 'node:fs';
import type { CommandEnvelope, Entities } from '@planerka/contracts';
import { ELSEWHERE } from '../src/act.ts';
import { interpretUtterance } from '../src/index.ts';
import type { Features } from '../src/ru/commands/confidence/reading-features.ts';
import { readCommands } from '../src/ru/commands/read-commands.ts';
import { RUSSIAN } from '../src/ru/russian.ts';

/** One acceptable reading of a command, as its row says it. */
interface Label {
  readonly intent: string;
  readonly planned: string;
  readonly start: string;
  readonly minutes: string;
  readonly question: string;
  readonly title: string;
  readonly extra: string;
}

/** An utterance and what is known about how it was read. */
export interface Judged {
  readonly file: string;
  readonly text: string;
  /** The number of commands is right. */
  readonly isCounted: boolean;
  readonly readings: readonly JudgedReading[];
}

interface JudgedReading {
  /** What the program says of it in the end. */
  readonly confidence: number;
  readonly features: Features;
  /** What rules of law say, doubts of the calendar among them. */
  readonly ruled: number;
  readonly isRight: boolean;
}

interface Utterance {
  readonly now: string;
  readonly text: string;
  readonly commands: Label[][];
}

const PLAIN_COLUMNS = 3;

function utterancesIn(file: string): readonly Utterance[] {
  const found = new Map<string, Utterance>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const columns = line.split('\t');
    const [id = '', now = '', mark = '', intent = '', planned = '', start = '', ...more] = columns;
    const [minutes = '', question = '', title = '', extra = '', text = ''] = more;
    if (columns.length === PLAIN_COLUMNS) {
      found.set(id, { now, text: mark, commands: [] });
      continue;
    }
    const utterance: Utterance = found.get(id) ?? { now, text, commands: [] };
    found.set(id, utterance);
    const label = { intent, planned, start, minutes, question, title, extra };
    if (mark === '=') utterance.commands.push([label]);
    else utterance.commands.at(-1)?.push(label);
  }
  return [...found.values()];
}

const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»"“”„.,!?:;()]/g, ' ')
    .replace(/(^|\s)[—–-](?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A label's day or Moscow minute beside what was read. */
function isSame(wanted: string, read: string | undefined): boolean {
  if (read === undefined) return false;
  if (wanted.length === 10 || read.length === 10) return wanted === read;
  return Date.parse(read) === Date.parse(`${wanted}:00+03:00`);
}

function isPlanned(wanted: string, entities: Entities): boolean {
  const { planned_at: planned, due_date: due, planned_window: window } = entities;
  if (wanted === '*') return true;
  if (wanted === '-') return planned === undefined && due === undefined && window === undefined;
  if (wanted.startsWith('due:')) {
    return isSame(wanted.slice(4), due) && (planned === undefined || planned === due);
  }
  if (wanted.startsWith('win:')) {
    if (window === undefined) return false;
    return wanted === 'win:*' || wanted === `win:${window.from}..${window.to}`;
  }
  if (planned !== undefined && due !== undefined && planned !== due) return false;
  return isSame(wanted, planned ?? due);
}

const isStart = (wanted: string, { start_at: start }: Entities): boolean =>
  wanted === '*' || (wanted === '-' ? start === undefined : isSame(wanted, start));

/** Are the words there in this order, whatever is between them? */
function holdsInOrder(few: readonly string[], many: readonly string[]): boolean {
  let at = 0;
  for (const word of many) if (word === few[at]) at += 1;
  return at === few.length;
}

function isTitle(wanted: string, { title }: Entities): boolean {
  if (wanted === '-') return title === undefined;
  const read = folded(title ?? '');
  if (!wanted.startsWith('~')) return folded(wanted) === read;
  return holdsInOrder(folded(wanted.slice(1)).split(' '), read.split(' '));
}

const isMinutes = (wanted: string, { duration_minutes: minutes }: Entities): boolean =>
  wanted === '-' ? minutes === undefined : Number(wanted) === minutes;

/** The parts of a rule that say something of their own, in one order. */
const partsOf = (rule: string): string =>
  rule
    .replace(/^RRULE:/, '')
    .split(';')
    .filter(
      (part) => part !== '' && !/^(?:INTERVAL=1$|WKST=|BYHOUR=|BYMINUTE=|BYSECOND=)/.test(part),
    )
    .map((part) => part.replace(/^UNTIL=(\d{8}).*$/, 'UNTIL=$1'))
    .map((part) => {
      const [name = '', value = ''] = part.split('=');
      return `${name}=${value.split(',').sort().join(',')}`;
    })
    .sort()
    .join(';');

function areExtras(extra: string, entities: Entities): boolean {
  const wanted = new Map(
    (extra === '-' ? [] : extra.split(' ')).map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
  const read: Readonly<Record<string, string>> = {
    rrule: partsOf(entities.recurrence ?? '-'),
    tag: (entities.tags ?? []).join(',').toLowerCase() || '-',
    project: (entities.project ?? '-').toLowerCase().replaceAll(' ', '_'),
    prio: entities.priority ?? '-',
    remind: (entities.remind_before_minutes ?? []).join(',') || '-',
  };
  return Object.entries(read).every(([name, value]) =>
    (wanted.get(name) ?? '-')
      .split('|')
      .map((one) => (name === 'rrule' ? partsOf(one) : one))
      .includes(value),
  );
}

/** Is the envelope what the label says, so that it may be written without a question? */
function isRight(label: Label, { command: { intent, entities } }: CommandEnvelope): boolean {
  const any = (wanted: string, holds: (one: string, of: Entities) => boolean): boolean =>
    wanted.split('|').some((one) => holds(one, entities));
  const isTimed =
    intent === 'task_create' ? any(label.planned, isPlanned) : any(label.start, isStart);
  return (
    intent === label.intent &&
    label.question !== 'C' &&
    isTimed &&
    any(label.title, isTitle) &&
    any(label.minutes, isMinutes) &&
    areExtras(label.extra, entities)
  );
}

function judged(file: string, said: Utterance): Judged {
  const request = {
    trace_id: 'fit',
    source: { channel: 'telegram_voice' as const },
    now_iso: `${said.now}:00+03:00`,
    text: said.text,
  };
  const { response } = interpretUtterance(request, { timezone: 'Europe/Moscow' });
  const { envelopes } = response;
  const { items } = RUSSIAN.readText(said.text.normalize('NFC'));
  const read = readCommands(said.text.normalize('NFC'), items).filter(
    ({ act, confidence }) => !ELSEWHERE.has(act) && act !== 'empty' && confidence >= 0.4,
  );
  const isCounted = envelopes.length === said.commands.length;
  const readings = envelopes.flatMap((envelope, i): JudgedReading[] => {
    const own = read.length === envelopes.length ? read[i] : undefined;
    if (own === undefined) return [];
    const labels = isCounted ? (said.commands[i] ?? []) : said.commands.flat();
    const isLowered = envelope.command.confidence < own.confidence;
    return [
      {
        confidence: envelope.command.confidence,
        features: own.features,
        ruled: isLowered ? Math.min(own.ruled, envelope.command.confidence) : own.ruled,
        isRight: labels.some((label) => isRight(label, envelope)),
      },
    ];
  });
  return { file, text: said.text, isCounted, readings };
}

/** The utterances of a file, read by the rules and judged by their labels. */
export const judgedIn = (file: string): readonly Judged[] =>
  utterancesIn(file).map((said) => judged(file, said));
