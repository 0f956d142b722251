import { COMMANDS_MAX, type InterpretResponse } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { asHeading, asNewTask, BEFORE_ROW, DATED, HEADING_WORDS } from './list-phrases.ts';

const HEAD = /^([^\n:]{2,60}):\s*\n(.+)$/su;
const LINE = /^\s*(?:[-–—•*]|\d{1,2}[.)])\s*(\S.*)$/u;
const HEAD_WORDS_MAX = 4;

/**
 * "Купить:" above a list of lines: each line is a thing to be bought, and the heading alone is none. Null
 * for everything else.
 */
export function readHeadedList(
  text: string,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const dated = withoutRowNumbers(text.trim());
  if (dated !== null) {
    const read = readNew(`${dated.head}:\n${dated.things.join('\n')}`);
    const isEach = read.kind === 'commands' && read.envelopes.length === dated.things.length;
    if (isEach) return read;
  }
  const [, head = '', list = ''] = HEAD.exec(text.trim()) ?? [];
  if (head === '') return null;
  const { items } = readText(head);
  const isToDo = isInfinitive(items[0]?.word ?? '') && !items.some(isFact);
  if (!isToDo || items.length > HEAD_WORDS_MAX) return null;
  const lines = list.split('\n').filter((line) => line.trim() !== '');
  const things = lines.flatMap((line) => LINE.exec(line)?.[1] ?? []);
  if (things.length !== lines.length || things.length > COMMANDS_MAX) return null;
  // "Сделать:" above things that are verbs themselves
  if (things.some((thing) => isInfinitive(readText(thing).items[0]?.word ?? ''))) return null;
  const read = things.map((thing) => readNew(asNewTask(`${head.toLowerCase()} ${thing}`)));
  const [first] = read;
  if (first === undefined || read.some(({ kind }) => kind !== 'commands')) return null;
  const envelopes = read.flatMap((each) => each.envelopes);
  return envelopes.length === things.length ? { ...first, envelopes } : null;
}

/** "Дела на завтра: 1. полить огурцы ...": a heading that says a day and nothing else, and what is listed. */
function withoutRowNumbers(text: string): { head: string; things: readonly string[] } | null {
  const [, head = '', list = ''] = DATED.exec(text) ?? [];
  const { items } = readText(head);
  const facts = items.filter(isFact);
  const isHeading = items.every((item) => isFact(item) || HEADING_WORDS.has(item.word));
  if (facts.length === 0 || !isHeading) return null;
  const lines = list.includes('\n') ? list.split('\n') : list.split(BEFORE_ROW);
  const said = lines.map((line) => line.trim()).filter((line) => line !== '');
  const things = said.flatMap((line) => LINE.exec(line)?.[1] ?? []);
  const isListed = things.length === said.length && things.length > 1;
  if (!isListed || things.length > COMMANDS_MAX) return null;
  const [first, last] = [facts[0], facts.at(-1)];
  return { head: asHeading(head.slice(first?.from, last?.to)), things };
}
