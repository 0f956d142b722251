import {
  isJsonObject,
  type JsonObject,
  type TaskAnswer,
  type TaskWarning,
} from '@planerka/contracts';
import type { More } from '../cursor.ts';
import { excerpt, valueAt, withValues } from './json-paths.ts';

/** The least that an answer can be held to, in bytes: the signal and its warnings always fit. */
export const BUDGET_FLOOR = 512;

/** What an answer is held to when the call names no max_chars: no view floods an agent. */
export const BUDGET_DEFAULT = 8_192;

/** An answer as it goes over the wire; the budget counts its UTF-8 bytes. */
export function answerJson(answer: TaskAnswer): string {
  return JSON.stringify(answer);
}

export function payloadBytes(answer: TaskAnswer): number {
  return Buffer.byteLength(answerJson(answer));
}

/** A list that may lose items from its end. */
export interface ShrinkableList {
  readonly path: string;
  /** How many stay as long as shorter texts can still make room. */
  readonly keep?: number;
  /** Where more than these are to be had: how many there are in all, and the cursor that goes on. */
  readonly more?: (shown: number) => More;
  /** The line at the list's own end that counts what is left out, where that is told in the list itself. */
  readonly ending?: LeftOutLine;
  /** What else changes when only these are shown, by path: its cursor, for one. */
  readonly whenCut?: (shown: readonly unknown[]) => Readonly<Record<string, unknown>>;
  /**
   * The first item in its least form, for a page that has no room for it as it is: a page that shows
   * nothing would lead to itself, for ever.
   */
  readonly brief?: (item: unknown) => JsonObject;
}

/** A last line in place of several that were left out: how many these are (null: it is no such line), and its text. */
export interface LeftOutLine {
  readonly counts: (item: unknown) => number | null;
  readonly line: (count: number) => unknown;
}

/** What becomes of a view that is too large, in this order. */
export interface ShrinkPlan {
  /** Cut from their ends, the first list first. */
  readonly lists: readonly ShrinkableList[];
  /** Dropped when short lists and short texts were not enough, the first one first. */
  readonly optional: readonly string[];
  /** What is left at last, the richest first; the last one is a few ids. */
  readonly signals: readonly JsonObject[];
  /** Does the view say itself what was cut (`degradation`)? */
  readonly tells?: boolean;
}

interface Draft {
  readonly result: JsonObject;
  /** Paths of what was shortened. */
  readonly cut: ReadonlySet<string>;
}

/** Longer texts than these are shortened, one length after the other. */
const TEXT_LENGTHS = { first: 1000, later: [300, 80] } as const;

export interface Budgeted {
  readonly result: Record<string, unknown>;
  readonly warnings: TaskWarning[];
}

/**
 * The view within `maxChars` UTF-8 bytes of its whole answer, warnings included; the same input
 * gives the same answer. First very long texts, then lists from their ends, then texts, optional
 * fields, whole lists, and at last a signal.
 */
export function withinBudget(
  full: JsonObject,
  plan: ShrinkPlan,
  maxChars: number | undefined,
  earlier: readonly TaskWarning[] = [],
): Budgeted {
  const asked = maxChars ?? BUDGET_DEFAULT;
  const budget = Math.max(asked, BUDGET_FLOOR);
  const clamped: TaskWarning[] =
    asked < BUDGET_FLOOR
      ? [
          {
            code: 'BUDGET_MIN_CLAMPED',
            message: `${asked} is below the floor, ${BUDGET_FLOOR}.`,
          },
        ]
      : [];
  const fits = (answer: Budgeted): boolean =>
    payloadBytes({ ok: true, ...answer, warnings: [...earlier, ...answer.warnings] }) <= budget;

  const told = ({ result, cut }: Draft): Budgeted => {
    const fields = [...cut];
    const message = `Shortened to ${budget} bytes: ${excerpt(fields.join(', '), 200)}. Ask with a greater max_chars.`;
    return {
      result: plan.tells
        ? { ...result, degradation: { truncated_fields: fields, minimal: false } }
        : { ...result },
      warnings: [
        ...(cut.size === 0 ? [] : [{ code: 'BUDGET_TRUNCATED' as const, message }]),
        ...clamped,
      ],
    };
  };
  const isEnough = (draft: Draft): boolean => fits(told(draft));

  const withSomething = (draft: Draft): Draft =>
    plan.lists.map((list) => firstInBrief(list, full, draft)).find((one) => one && isEnough(one)) ??
    draft;

  let draft: Draft = { result: full, cut: new Set() };
  for (const stage of stagesOf(plan)) {
    if (isEnough(draft)) return told(withSomething(draft));
    draft = stage(draft, isEnough);
  }
  return isEnough(draft) ? told(withSomething(draft)) : minimal(plan, budget, clamped, fits);
}

/** With the first item of a list in its least form, where none of them is left. */
function firstInBrief(
  { path, brief, whenCut }: ShrinkableList,
  full: JsonObject,
  { result, cut }: Draft,
): Draft | null {
  const [items, left] = [valueAt(full, path), valueAt(result, path)];
  if (brief === undefined || !Array.isArray(items) || items.length === 0) return null;
  if (!Array.isArray(left) || left.length > 0) return null;
  const shown = [brief(items[0])];
  return { result: withValues(result, { [path]: shown, ...whenCut?.(shown) }), cut };
}

const BRIEF_MAX_CHARS = 40;

/** The least form of an item: these of its fields, each text short. */
export function inBrief(...keys: readonly string[]): (item: unknown) => JsonObject {
  return (item) =>
    Object.fromEntries(
      Object.entries(isJsonObject(item) ? item : {})
        .filter(([key]) => keys.includes(key))
        .map(([key, value]) => [
          key,
          typeof value === 'string' ? excerpt(value, BRIEF_MAX_CHARS) : value,
        ]),
    );
}

type Stage = (draft: Draft, isEnough: (draft: Draft) => boolean) => Draft;

function stagesOf({ lists, optional }: ShrinkPlan): Stage[] {
  return [
    shorterTexts(TEXT_LENGTHS.first),
    ...lists.map((list) => shorterList(list, list.keep ?? 0)),
    ...TEXT_LENGTHS.later.map(shorterTexts),
    ...optional.map(dropped),
    ...lists.map((list) => shorterList(list, 0)),
  ];
}

/** How much of a list is shown, where it is not all of it: `cut.remaining` has the total and a cursor. */
function cutAt(path: string, more: More | undefined): JsonObject {
  return more === undefined ? {} : { [`cut.${path.replaceAll('.', '_')}`]: { ...more } };
}

/** As many items as fit, but not fewer than `keep`. */
function shorterList({ path, whenCut, more, ending }: ShrinkableList, keep: number): Stage {
  return (draft, isEnough) => {
    const found = valueAt(draft.result, path);
    if (!Array.isArray(found)) return draft;
    const hidden = ending?.counts(found.at(-1)) ?? null;
    const items: readonly unknown[] = hidden === null ? found : found.slice(0, -1);
    if (items.length <= keep) return draft;
    const upTo = (count: number): Draft => {
      const shown = items.slice(0, count);
      const left = items.length - count + (hidden ?? 0);
      const listed = ending === undefined || left === 0 ? shown : [...shown, ending.line(left)];
      const changes = { [path]: listed, ...whenCut?.(shown), ...cutAt(path, more?.(count)) };
      return { result: withValues(draft.result, changes), cut: new Set([...draft.cut, path]) };
    };
    let most = keep;
    let tooMany = items.length;
    while (tooMany - most > 1) {
      const middle = Math.floor((most + tooMany) / 2);
      if (isEnough(upTo(middle))) most = middle;
      else tooMany = middle;
    }
    return upTo(most);
  };
}

function dropped(path: string): Stage {
  return ({ result, cut }) =>
    valueAt(result, path) === undefined
      ? { result, cut }
      : { result: withValues(result, { [path]: undefined }), cut: new Set([...cut, path]) };
}

/** What must stay word for word: calls that can be made unchanged, ids and cursors. */
const VERBATIM = /^(args|tool|workspace|id|task|plan|path|base)$|_id$|cursor$/;

function shorterTexts(length: number): Stage {
  return (draft) => {
    const cut = new Set(draft.cut);
    const shorten = (value: unknown, path: string): unknown => {
      if (typeof value === 'string') {
        if (value.length <= length) return value;
        cut.add(path);
        return excerpt(value, length);
      }
      if (Array.isArray(value)) return value.map((each) => shorten(each, path));
      return isJsonObject(value) ? shortenAll(value, path) : value;
    };
    const shortenAll = (object: JsonObject, path: string): JsonObject =>
      Object.fromEntries(
        Object.entries(object).map(([key, value]) => {
          const here = path === '' ? key : `${path}.${key}`;
          return [key, VERBATIM.test(key) ? value : shorten(value, here)];
        }),
      );
    return { result: shortenAll(draft.result, ''), cut };
  };
}

function minimal(
  { signals, tells }: ShrinkPlan,
  budget: number,
  clamped: readonly TaskWarning[],
  fits: (answer: Budgeted) => boolean,
): Budgeted {
  const told = (result: JsonObject, message: string): Budgeted => ({
    result: { ...result },
    warnings: [{ code: 'BUDGET_MINIMAL', message }, ...clamped],
  });
  const degradation = { truncated_fields: ['*'], minimal: true };
  const rich = signals.map((signal) =>
    told(tells ? { ...signal, degradation } : signal, `Only the least fits ${budget} bytes.`),
  );
  const found = rich.find(fits);
  if (found !== undefined) return found;
  // Where even that is too much, the warnings are as short as what they warn of.
  const { result, warnings } = told(signals.at(-1) ?? {}, '');
  return { result, warnings: warnings.map(({ code }) => ({ code, message: 'The least.' })) };
}
