import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CommandEnvelope, Entities } from '@planerka/contracts';
import { interpretUtterance } from '@planerka/language';
import { printTable } from './table.ts';

/** One acceptable reading of a command; columns as the head of the file names them. */
interface Label {
  readonly intent: string;
  readonly planned: string;
  readonly start: string;
  readonly minutes: string;
  readonly title: string;
}

interface Utterance {
  readonly now: string;
  readonly text: string;
  /** For each command its acceptable readings. */
  readonly commands: Label[][];
}

const FILES = ['voice.dev.tsv', 'several.dev.tsv'];
const BINS = [0, 0.4, 0.6, 0.75, 0.8, 0.85, 0.9, 0.95];

function utterancesIn(file: string): readonly Utterance[] {
  const found = new Map<string, Utterance>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [id = '', now = '', mark, intent = '', planned = '', start = '', ...more] =
      line.split('\t');
    const [minutes = '', , title = '', , text = ''] = more;
    const utterance: Utterance = found.get(id) ?? { now, text, commands: [] };
    found.set(id, utterance);
    const label = { intent, planned, start, minutes, title };
    if (mark === '=') utterance.commands.push([label]);
    else utterance.commands.at(-1)?.push(label);
  }
  return [...found.values()];
}

const folded = (text: string): string =>
  text
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
  if (wanted.startsWith('due:')) return isSame(wanted.slice(4), due);
  if (wanted.startsWith('win:')) return window !== undefined;
  return isSame(wanted, planned ?? due);
}

const isStart = (wanted: string, { start_at: start }: Entities): boolean =>
  wanted === '*' || (wanted === '-' ? start === undefined : isSame(wanted, start));

function isTitle(wanted: string, { title }: Entities): boolean {
  if (wanted === '-') return title === undefined;
  const read = folded(title ?? '');
  if (!wanted.startsWith('~')) return folded(wanted) === read;
  const words = read.split(' ');
  return folded(wanted)
    .replace('~', '')
    .split(' ')
    .every((word) => words.includes(word));
}

const isMinutes = (wanted: string, { duration_minutes: minutes }: Entities): boolean =>
  wanted === '-' ? minutes === undefined : Number(wanted) === minutes;

function isRight(label: Label, { command: { intent, entities } }: CommandEnvelope): boolean {
  const any = (wanted: string, holds: (one: string, of: Entities) => boolean): boolean =>
    wanted.split('|').some((one) => holds(one, entities));
  const isTimed =
    intent === 'task_create' ? any(label.planned, isPlanned) : any(label.start, isStart);
  return (
    intent === label.intent && isTimed && any(label.title, isTitle) && any(label.minutes, isMinutes)
  );
}

/** Every reading of a command beside its confidence, and whether it is right. */
function readings(folder: string): { confidence: number; isRight: boolean }[] {
  return FILES.flatMap((file) => utterancesIn(path.join(folder, file))).flatMap((said) => {
    const { response } = interpretUtterance(
      {
        trace_id: 'bench',
        source: { channel: 'telegram_voice' },
        now_iso: `${said.now}:00+03:00`,
        text: said.text,
      },
      { timezone: 'Europe/Moscow' },
    );
    const isCounted = response.envelopes.length === said.commands.length;
    return response.envelopes.map((envelope, i) => {
      const labels = isCounted ? (said.commands[i] ?? []) : said.commands.flat();
      return {
        confidence: envelope.command.confidence,
        isRight: isCounted && labels.some((label) => isRight(label, envelope)),
      };
    });
  });
}

/** How often readings of a confidence are right: a confidence that is earned rises with the share. */
export function printReliability(folder: string): void {
  if (!FILES.every((file) => existsSync(path.join(folder, file)))) {
    console.log('\nreliability: no spoken phrases beside the repository');
    return;
  }
  const all = readings(folder);
  const rows = BINS.map((from, i) => {
    const to = BINS[i + 1] ?? 1.01;
    const inside = all.filter(({ confidence }) => confidence >= from && confidence < to);
    const right = inside.filter((one) => one.isRight).length;
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length;
    return {
      confidence: `${from} to ${Math.min(to, 1)}`,
      readings: inside.length,
      'mean confidence': inside.length === 0 ? '' : mean.toFixed(2),
      right: inside.length === 0 ? '' : `${((100 * right) / inside.length).toFixed(1)} %`,
    };
  });
  const sure = all.filter(({ confidence }) => confidence >= 0.75);
  rows.push({
    confidence: '0.75 and more',
    readings: sure.length,
    'mean confidence': '',
    right: `${((100 * sure.filter((one) => one.isRight).length) / sure.length).toFixed(1)} %`,
  });
  printTable('Commands on the spoken development phrases, by confidence', rows);
}
