import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const oneOrMany = <T extends z.ZodType>(one: T) => z.union([one, z.array(one)]);
const Words = oneOrMany(z.string());

/** What one object must look like at the end; a list means any of its members. */
const Entry = z.strictObject({
  title: z.string(),
  on: Words.optional(),
  at: Words.optional(),
  due: Words.optional(),
  minutes: z.int().optional(),
  status: Words.optional(),
  project: z.string().optional(),
  repeat: z.string().optional(),
  skips: Words.optional(),
  priority: Words.optional(),
  tags: z.array(z.string()).optional(),
  parent: z.string().optional(),
  notes: z.string().optional(),
  /** What is kept with it as its source, as `sourceWords` tells it. */
  source: z.string().optional(),
  /** Minutes before it, or that nothing reminds of it. */
  remind: z.union([z.array(z.int()), z.literal('never')]).optional(),
});
export type Entry = z.infer<typeof Entry>;

const ExpectedPlan = z.strictObject({
  tasks: z.array(Entry).default([]),
  blocks: z.array(Entry).default([]),
  projects: z.array(z.strictObject({ title: z.string() })).optional(),
  exactly: z.boolean().default(true),
});
export type ExpectedPlan = z.infer<typeof ExpectedPlan>;

const Turn = z
  .strictObject({
    say: z.string().optional(),
    voice: z.string().optional(),
    forward: z.string().optional(),
    /** A photo with this caption; an empty one is none. */
    photo: z.string().optional(),
    /** A file of this name, with `caption` where it has one. */
    file: z.string().optional(),
    caption: z.string().optional(),
    /** "Name; number". */
    contact: z.string().optional(),
    /** Photos sent together, each with its caption. */
    album: z.array(z.string()).min(2).max(10).optional(),
    reply: z.string().optional(),
    to: z.string().optional(),
    tap: z.string().optional(),
    edit: z.string().optional(),
    as: z.literal(2).optional(),
    if: z.string().optional(),
    expect: Words.optional(),
    see: Words.optional(),
    refuse: Words.optional(),
    still: z.literal(true).optional(),
    silent: z.literal(true).optional(),
  })
  .refine(
    ({ say, voice, forward, photo, file, contact, album, reply, tap, edit }) =>
      [say, voice, forward, photo, file, contact, album, reply, tap, edit].filter(
        (act) => act !== undefined,
      ).length === 1,
    'a turn is exactly one act',
  );
export type Turn = z.infer<typeof Turn>;

/** A short talk with the bot and the plan that must be at its end. */
const Dialog = z.strictObject({
  id: z.string(),
  kind: z.string(),
  why: z.string(),
  group: z.literal(true).optional(),
  setup: z.array(z.string()).default([]),
  turns: z.array(Turn).min(1),
  plan: ExpectedPlan,
  or: z.array(ExpectedPlan).default([]),
  open: z.literal(true).optional(),
});
export type Dialog = z.infer<typeof Dialog>;

const FOLDER = path.join(import.meta.dirname, 'dialogs');

/** All dialogs, in the order of their files' names; throws for one that is not well formed. */
export function readDialogs(): Dialog[] {
  const lines = readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readFileSync(path.join(FOLDER, file), 'utf8').trimEnd().split('\n'));
  const dialogs = lines.map((line) => Dialog.parse(JSON.parse(line)));
  const ids = new Set(dialogs.map(({ id }) => id));
  if (ids.size < dialogs.length) throw new Error('two dialogs have the same id');
  return dialogs;
}

/** Anything that may be given once or as a list, as a list. */
export function asList<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}
