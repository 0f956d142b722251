import type { InterpretResponse, Operation, ReadOperation } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { SURE } from '../acts/made.ts';
import { readProductionEdit } from '../projects/production-edit.ts';
import { readProjectFrame } from '../projects/project-frame.ts';
import * as phrases from './several-edits-phrases.ts';

type Said = Pick<Spoken, 'text' | 'ground'>;
type Read = readonly ReadOperation[];

/** More in one breath are not told apart by ear. */
const PARTS_MAX = 10;

/**
 * What a person puts into a production project, one edit or several in a row: "LINE-001 цена 1450, LINE-002
 * количество 6", "старт проекта Съёмка 2 марта, валюта: евро", "смета: каркас 8 часов, грунт 3 банки по 500".
 * All parts are read or none: half of a sentence is never written.
 */
export function readProductionEdits(said: Said): InterpretResponse | null {
  const parts = partsOf(said.text);
  const each = parts.length > 1 ? all(parts, (part) => one({ ...said, text: part })) : null;
  if (each !== null) return response(each);
  const whole = readProjectFrame(said) ?? readProductionEdit(said.text);
  if (whole !== null) return whole;
  const list = estimateOf(said.text);
  const more = list === null ? carriedOn(parts, said) : inEstimate(list, said);
  if (more !== null) return response(more);
  const isHalf =
    list === null ? isSomeEdit(parts, said) : list.parts.some((part) => isCounted(part));
  return isHalf ? response([UNCLEAR]) : null;
}

/** An edit that says nothing: its refusal tells how one is said, and nothing is written. */
const UNCLEAR: ReadOperation = {
  operation: { type: 'set_line' },
  confidence: SURE,
  kind: 'project',
};

/** Does one of several parts name a line or an item? Nobody speaks of those but to edit them. */
function isSomeEdit(parts: readonly string[], said: Said): boolean {
  if (parts.length < 2) return false;
  return parts.some((text) =>
    (one({ ...said, text }) ?? []).some(({ operation: { type } }) => NUMBERED.has(type)),
  );
}

const NUMBERED = new Set(['set_line', 'set_item_price']);

function partsOf(text: string): string[] {
  const parts = text
    .trim()
    .split(phrases.BETWEEN_EDITS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > PARTS_MAX ? [] : parts;
}

function one(said: Said): Read | null {
  const read = readProjectFrame(said) ?? readProductionEdit(said.text);
  return read?.operations ?? null;
}

/** What each part comes to; null where one comes to nothing. */
function all(parts: readonly string[], read: (part: string) => Read | null): Read | null {
  const found: ReadOperation[] = [];
  for (const part of parts) {
    const operations = read(part);
    if (operations === null) return null;
    found.push(...operations);
  }
  return found;
}

/** A part that names nothing is about what the one before it names: a line, an item, a project. */
function carriedOn(parts: readonly string[], said: Said): Read | null {
  if (parts.length < 2) return null;
  let about: string | null = null;
  return all(parts, (part) => {
    const alone = one({ ...said, text: part });
    if (alone !== null) {
      about = phrases.ABOUT.exec(part)?.groups?.['about'] ?? about;
      return alone;
    }
    if (about === null) return null;
    const subject: string = about;
    if (!phrases.IS_PROJECT.test(subject)) {
      return one({
        ...said,
        text: `${subject}${phrases.IS_LINE.test(subject) ? ' ' : ': '}${part}`,
      });
    }
    const { noun, rest } = phrases.OF_NOTHING.exec(part)?.groups ?? {};
    return noun === undefined ? null : one({ ...said, text: `${noun} ${subject}${rest ?? ''}` });
  });
}

interface EstimateSaid {
  /** "проекта Съёмка", with a space before it; blank for the one in view. */
  readonly of: string;
  readonly parts: readonly string[];
}

/** Behind "смета:" stand lines by their titles, with how many there are and what one costs. */
function estimateOf(text: string): EstimateSaid | null {
  const { project, list } = phrases.ESTIMATE.exec(text.trim())?.groups ?? {};
  if (list === undefined) return null;
  return { of: project === undefined ? '' : ` ${project}`, parts: partsOf(list) };
}

function inEstimate({ of, parts }: EstimateSaid, said: Said): Read | null {
  if (parts.length === 0) return null;
  return all(parts, (part) => {
    const { name = '', count, cost, price = cost } = phrases.COUNTED.exec(part)?.groups ?? {};
    if (!isCounted(part)) return null;
    const line = phrases.lineNamed(name, of);
    const found = [
      ...(count === undefined ? [] : [phrases.counted(line, count)]),
      ...(price === undefined ? [] : [phrases.costing(line, price)]),
    ];
    return all(found, (text) => one({ ...said, text }));
  });
}

/** "купить 3 ручки по 50" is something to be done. */
function isCounted(part: string): boolean {
  const name = phrases.COUNTED.exec(part)?.groups?.['name'];
  return name !== undefined && !readText(name).words.some(({ word }) => isInfinitive(word));
}

function response(read: Read): InterpretResponse {
  return { kind: 'operations', operations: joined(read), envelopes: [], interpreter: 'rules' };
}

/** What is said of one object twice in a row is one edit of it. */
function joined(read: Read): ReadOperation[] {
  const found: ReadOperation[] = [];
  for (const next of read) {
    const last = found.at(-1);
    const both = last === undefined ? null : together(last, next);
    if (both === null) found.push(next);
    else found[found.length - 1] = both;
  }
  return found;
}

const NAMING = new Set(['type', 'project', 'line', 'line_title', 'item', 'item_title']);

function together(one: ReadOperation, other: ReadOperation): ReadOperation | null {
  const [before, after]: readonly Readonly<Record<string, unknown>>[] = [
    one.operation,
    other.operation,
  ];
  if (before === undefined || after === undefined) return null;
  const isJoined = before['type'] === 'project_frame' || before['type'] === 'set_line';
  const same = [...NAMING].every((key) => before[key] === after[key]);
  const isNew = Object.keys(after).every((key) => NAMING.has(key) || before[key] === undefined);
  if (!isJoined || !same || !isNew || one.mention !== other.mention) return null;
  return { ...one, operation: { ...before, ...after } as Operation };
}
