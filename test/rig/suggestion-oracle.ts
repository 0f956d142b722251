import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { EnvelopeLine } from './random-envelopes.ts';

/**
 * What the contract says about a line of `suggest --validate`, found another way than the product finds
 * it: Ajv over the published JSON Schema, and rules read from the statements. It shares no code with
 * what it judges, and is as slow as it likes.
 */
export type Verdict =
  | { ok: false; code: string; field?: string }
  | { ok: true; envelope: Fields; rejected: Array<{ index: number; code: string }> };

type Fields = Record<string, unknown>;

const FILE = path.join(import.meta.dirname, '../../docs/contracts/suggestion-envelope.schema.json');
const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  formats: { date: isDay, 'date-time': isInstant },
});
const published = JSON.parse(readFileSync(FILE, 'utf8'));
const isPublished = ajv.compile(published);

/** Why the published schema refuses an envelope that was kept; null when it does not. */
export function schemaFault(envelope: unknown): ErrorObject[] | null {
  return isPublished(envelope) ? null : (isPublished.errors ?? []);
}

const branches: Array<{ properties: { type: { const: string }; payload: object } }> =
  published.anyOf[0].properties.suggestions.items.oneOf;
const payloadTests = new Map(
  branches.map(
    ({ properties }) => [properties.type.const, ajv.compile(properties.payload)] as const,
  ),
);

/** Keys beside the target, the required ones in groups of which one is enough, the longest text of each. */
const TABLE: Record<string, { need: string[]; keys: string; limits: Record<string, number> }> = {
  set_due_date: { need: ['dueDateISO'], keys: 'dueDateISO todoId todoTempId', limits: {} },
  set_priority: { need: ['priority'], keys: 'priority todoId todoTempId', limits: {} },
  set_project: {
    need: ['projectId|projectName'],
    keys: 'projectId projectName category todoId todoTempId',
    limits: { projectName: 50, category: 50 },
  },
  set_category: {
    need: ['category'],
    keys: 'category todoId todoTempId',
    limits: { category: 50 },
  },
  rewrite_title: { need: ['title'], keys: 'title todoId todoTempId', limits: { title: 500 } },
  propose_next_action: {
    need: ['title|text'],
    keys: 'title text todoId todoTempId',
    limits: { title: 200, text: 200 },
  },
  split_subtasks: { need: ['subtasks'], keys: 'subtasks todoId', limits: {} },
  ask_clarification: {
    need: ['questionId', 'question'],
    keys: 'questionId question choices todoId todoTempId',
    limits: { question: 200 },
  },
  defer_task: { need: ['strategy'], keys: 'strategy todoId todoTempId', limits: {} },
  propose_create_project: {
    need: ['projectName'],
    keys: 'projectName',
    limits: { projectName: 50 },
  },
};

export function verdictOn(line: EnvelopeLine): Verdict {
  const given = line.envelope;
  if (!isFields(given)) return { ok: false, code: 'INVALID_JSON' };
  for (const field of [
    'contractVersion',
    'requestId',
    'generatedAt',
    'surface',
    'must_abstain',
    'suggestions',
  ]) {
    if (isMissing(field, given[field])) return { ok: false, code: 'MISSING_FIELD', field };
  }
  if (given['contractVersion'] !== 1) return { ok: false, code: 'WRONG_VERSION' };
  const kept: Fields[] = [];
  const rejected: Array<{ index: number; code: string }> = [];
  (given['suggestions'] as unknown[]).forEach((suggestion, index) => {
    const code = codeOf(suggestion, kept, line);
    if (code !== null) rejected.push({ index, code });
    else kept.push(cleaned(suggestion as Fields));
  });
  const envelope: Fields = {
    contractVersion: 1,
    requestId: given['requestId'],
    generatedAt: line.now,
    surface: given['surface'],
    must_abstain: given['must_abstain'] === true || kept.length === 0,
    suggestions: kept,
  };
  const modelInfo = modelInfoOf(given['modelInfo']);
  if (modelInfo !== null) envelope['modelInfo'] = modelInfo;
  const preview = previewOf(given['planPreview'], line);
  if (isAsked(line) && given['surface'] === 'today_plan' && preview !== null) {
    envelope['planPreview'] = preview;
  }
  return { ok: true, envelope, rejected };
}

const isFields = (value: unknown): value is Fields =>
  Object.prototype.toString.call(value) === '[object Object]';
const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim().length === 0);
const isWhole = (value: unknown): value is string =>
  typeof value === 'string' && !isEmpty(value) && !value.includes('\0') && !hasHalf(value);
/** Only what is no half of a pair comes back from UTF-8 as it was. */
const hasHalf = (text: string) => Buffer.from(text, 'utf8').toString('utf8') !== text;

function isMissing(field: string, value: unknown): boolean {
  if (field === 'contractVersion') return value === undefined || value === null;
  if (field === 'must_abstain') return value !== true && value !== false;
  if (field === 'suggestions') return !Array.isArray(value);
  return !isWhole(value);
}

function isAsked({ envelope, surface }: EnvelopeLine): boolean {
  const given = (envelope as Fields)['surface'] as string;
  const known = ['on_create', 'task_drawer', 'today_plan'].includes(given);
  return known && (surface ?? given) === given;
}

/** Each code with what it stands for, in the contract's order: the first that holds is the verdict. */
function codeOf(given: unknown, kept: Fields[], line: EnvelopeLine): string | null {
  const row =
    isFields(given) && typeof given['type'] === 'string' ? TABLE[given['type']] : undefined;
  if (!isFields(given) || row === undefined) return 'UNKNOWN_TYPE';
  const type = String(given['type']);
  const payload = isFields(given['payload']) ? given['payload'] : {};
  const stripped = strip(type, payload);
  const { suggestionId, confidence, requiresConfirmation } = given;
  const isSure = typeof confidence === 'number' && !(confidence < 0) && !(confidence > 1);
  const checks: Array<[string, () => boolean]> = [
    ['MISSING_ID', () => !isWhole(suggestionId)],
    ['DUPLICATE_ID', () => kept.some((other) => other['suggestionId'] === suggestionId)],
    ['CONFIDENCE', () => !isSure],
    [
      'MISSING_KEY',
      () => row.need.some((one) => one.split('|').every((key) => !(key in stripped))),
    ],
    ['INVALID_VALUE', () => isInvalid(type, stripped)],
    [
      'INVALID_VALUE',
      () =>
        'requiresConfirmation' in given && ![true, false].includes(requiresConfirmation as boolean),
    ],
    ['TOO_MANY_SUBTASKS', () => ((stripped['subtasks'] as unknown[] | undefined) ?? []).length > 5],
    [
      'PAST_UNCONFIRMED',
      () => requiresConfirmation !== true && isPast(stripped['dueDateISO'], line),
    ],
    ['PROJECT_MISSING', () => type === 'set_project' && !isLive(stripped, line)],
    ['RATIONALE', () => !isRationale(given['rationale'], line.known.texts)],
    ['SURFACE', () => !isAsked(line)],
    ['TARGET', () => type !== 'propose_create_project' && !isOffered(stripped, line)],
    [
      'TOO_MANY_QUESTIONS',
      () => type === 'ask_clarification' && kept.some((other) => other['type'] === type),
    ],
    [
      'ABSTAINED',
      () => (line.envelope as Fields)['must_abstain'] === true && type !== 'ask_clarification',
    ],
  ];
  return checks.find(([, holds]) => holds())?.[0] ?? null;
}

function strip(type: string, payload: Fields): Fields {
  const known = (TABLE[type]?.keys ?? '').split(' ');
  return Object.fromEntries(
    Object.entries(payload)
      .filter(([key, value]) => known.includes(key) && !isEmpty(value))
      .map(([key, value]) => [key, key === 'subtasks' ? stripSubtasks(value) : value]),
  );
}

function stripSubtasks(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) =>
    isFields(item)
      ? Object.fromEntries(Object.entries(item).filter(([key]) => ['title', 'order'].includes(key)))
      : item,
  );
}

/** The schema's faults but for what has a code of its own, and what the schema cannot say. */
function isInvalid(type: string, payload: Fields): boolean {
  const test = payloadTests.get(type);
  if (test === undefined) throw new Error(`the published schema has no ${type}`);
  const faults = test(payload) ? [] : (test.errors ?? []);
  const told = faults.filter(
    ({ keyword, params, instancePath }) =>
      !(keyword === 'maxItems' && instancePath === '/subtasks') &&
      !(keyword === 'required' && params['missingProperty'] === 'todoId') &&
      !isOfOtherForm(keyword, params, payload),
  );
  if (told.length > 0) return true;
  const limits = TABLE[type]?.limits ?? {};
  const texts = Object.values(payload).filter((value) => typeof value === 'string');
  if (texts.some((text) => !isWhole(text))) return true;
  if (Object.entries(limits).some(([key, most]) => isLonger(payload[key], most))) return true;
  const choices = (payload['choices'] ?? []) as string[];
  if (choices.some((choice) => !isWhole(choice) || isLonger(choice, 60))) return true;
  const subtasks = (payload['subtasks'] ?? []) as Array<{ title: string; order: number }>;
  return (
    new Set(subtasks.map(({ order }) => order)).size !== subtasks.length ||
    subtasks.some(({ title }) => !isWhole(title) || isLonger(title, 500))
  );
}

/** Of the two forms that a project or a next action has, the one that was not meant does not fit. */
function isOfOtherForm(keyword: string, params: Fields, payload: Fields): boolean {
  const optional = ['projectId', 'projectName', 'title', 'text'];
  if (keyword === 'anyOf') return true;
  if (keyword === 'required') {
    return optional.includes(String(params['missingProperty'])) && Object.keys(payload).length > 0;
  }
  return (
    keyword === 'additionalProperties' && optional.includes(String(params['additionalProperty']))
  );
}

const letters = (text: string) => Array.from(text.trim().normalize('NFC'));
const isLonger = (value: unknown, most: number) =>
  typeof value === 'string' && letters(value).length > most;

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isInstant(text: string): boolean {
  const [day = '', clock = ''] = text.split('T');
  return (
    isDay(day) &&
    /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.test(clock)
  );
}

function isPast(due: unknown, { now, timezone }: EnvelopeLine): boolean {
  if (typeof due !== 'string') return false;
  if (!due.includes('T')) {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' });
    return due < today.format(new Date(now));
  }
  return Date.parse(due) < Date.parse(now);
}

function isLive({ projectId, projectName }: Fields, { known }: EnvelopeLine): boolean {
  const plain = (name: string) =>
    name.normalize('NFC').toLocaleLowerCase('ru').split('ё').join('е').split(/\s/).join('');
  const byId = known.projects.filter(({ id }) => id === projectId);
  const byName = known.projects.filter(
    ({ name }) => typeof projectName === 'string' && plain(name) === plain(projectName),
  );
  if (projectId !== undefined && byId.length === 0) return false;
  if (projectName === undefined) return true;
  if (projectId === undefined) return byName.length === 1;
  return byName.some(({ id }) => id === projectId);
}

function isOffered(payload: Fields, { known, envelope }: EnvelopeLine): boolean {
  const { todoId, todoTempId } = payload;
  const isNew = (envelope as Fields)['surface'] === 'on_create';
  return isNew
    ? todoId === undefined && known.todoTempIds.includes(todoTempId as string)
    : todoTempId === undefined && known.todoIds.includes(todoId as string);
}

function isRationale(value: unknown, texts: readonly string[]): boolean {
  if (!isWhole(value) || isLonger(value, 120) || /[\r\n\u2028\u2029]/.test(value)) return false;
  const line = letters(value).join('');
  if (['`', '**', '__', '~~'].some((mark) => line.includes(mark))) return false;
  if (/\[.*?\]\(.*?\)/.test(line) || /<\/?[a-zA-Z].*?>/.test(line)) return false;
  if (line.startsWith('|') || /^(#+|>|-|\*|\+|\d+\.)\s/.test(line)) return false;
  return !isEmphasis(line, '*') && !isEmphasis(line, '_') && !isCopied(line, texts);
}

/** Every pair of marks is tried. */
function isEmphasis(line: string, mark: string): boolean {
  const at = Array.from(line).flatMap((letter, index) => (letter === mark ? [index] : []));
  const points = Array.from(line);
  const isWord = (letter: string | undefined) =>
    letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  return at.some((from) =>
    at.some(
      (to) =>
        to > from + 1 &&
        !isWord(points[from - 1]) &&
        !isWord(points[to + 1]) &&
        points[from + 1]?.trim() !== '' &&
        points[to - 1]?.trim() !== '',
    ),
  );
}

/** Every quotation, and every piece of the line in every text. */
function isCopied(line: string, texts: readonly string[]): boolean {
  const quoted = [...line.matchAll(/«(.*)»|"([^"]*)"|“([^”]*)”|„([^“”]*)[“”]/g)].map(
    (found) => found.slice(1).find((part) => part !== undefined) ?? '',
  );
  if (quoted.some((part) => isLonger(part, 40))) return true;
  const even = (text: string) => text.normalize('NFC').toLowerCase().trim().split(/\s+/).join(' ');
  const points = Array.from(even(line));
  return points.some((_, from) => {
    const piece = points.slice(from, from + 41);
    return piece.length === 41 && texts.some((text) => even(text).includes(piece.join('')));
  });
}

function cleaned(given: Fields): Fields {
  const { type, suggestionId, confidence, rationale, requiresConfirmation } = given;
  const payload = strip(String(type), given['payload'] as Fields);
  const head = { type, suggestionId, confidence, rationale };
  return requiresConfirmation === undefined
    ? { ...head, payload }
    : { ...head, requiresConfirmation, payload };
}

function modelInfoOf(given: unknown): Fields | null {
  if (!isFields(given)) return null;
  const known = ['provider', 'model', 'version', 'modelGeneratedAt'];
  const kept = Object.entries(given).filter(
    ([key, value]) => known.includes(key) && isWhole(value),
  );
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

function previewOf(given: unknown, { known }: EnvelopeLine): Fields | null {
  if (!isFields(given) || !Array.isArray(given['items'])) return null;
  const items: Fields[] = [];
  for (const item of given['items']) {
    if (!isFields(item)) continue;
    const { todoId, rank, timeEstimateMin, rationale } = item;
    const fits =
      known.todoIds.includes(todoId as string) &&
      Number.isSafeInteger(rank) &&
      (rank as number) > 0 &&
      !items.some((other) => other['rank'] === rank) &&
      Number.isSafeInteger(timeEstimateMin) &&
      (timeEstimateMin as number) > 0 &&
      (timeEstimateMin as number) < 1441 &&
      isRationale(rationale, known.texts);
    if (fits) items.push({ todoId, rank, timeEstimateMin, rationale });
  }
  return { topN: items.length, items };
}
