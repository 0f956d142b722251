import type { Item } from '../grammar/item.ts';
import { TagTable } from '../grammar/tag-table.ts';
import { ACTIONS } from './lexicon/action-words.ts';
import { ADDRESSES } from './lexicon/address-words.ts';
import { ANSWERS } from './lexicon/answer-words.ts';
import { ASKED } from './lexicon/asked-words.ts';
import { ASKING } from './lexicon/asking-words.ts';
import { CLAUSES } from './lexicon/clause-words.ts';
import { ENDING } from './lexicon/ending-words.ts';
import { EXCLAIMED } from './lexicon/exclaimed-words.ts';
import { FIELDS } from './lexicon/field-words.ts';
import { FINITE } from './lexicon/finite-words.ts';
import { FUNCTION_WORDS } from './lexicon/function-words.ts';
import { JOINING } from './lexicon/joining-words.ts';
import { ADJECTIVES, NOUNS, type Role, VERBS, WORDS } from './lexicon/role-words.ts';
import { SIGHS } from './lexicon/sigh-words.ts';
import { SUGGESTION_WORDS } from './lexicon/suggestion-words.ts';
import { TALK } from './lexicon/talk-words.ts';
import { TELLING } from './lexicon/telling-words.ts';
import { TIME_WORDS } from './lexicon/time-words.ts';
import { TITLES } from './lexicon/title-words.ts';
import { NOMINATIVE_ENDINGS, PLURAL_IMPERATIVE } from './lexicon/verb-endings.ts';
import { adjective, noun } from './morphology.ts';

/** What a lexicon can say of a word: the role that it can play, and every list that it is in. */
export type Tag =
  | Role
  | keyof typeof ACTIONS
  | keyof typeof ADDRESSES
  | keyof typeof ANSWERS
  | keyof typeof ASKED
  | keyof typeof ASKING
  | keyof typeof CLAUSES
  | keyof typeof ENDING
  | keyof typeof EXCLAIMED
  | keyof typeof FIELDS
  | keyof typeof FINITE
  | keyof typeof FUNCTION_WORDS
  | keyof typeof JOINING
  | keyof typeof SIGHS
  | keyof typeof SUGGESTION_WORDS
  | keyof typeof TALK
  | keyof typeof TELLING
  | keyof typeof TIME_WORDS
  | keyof typeof TITLES;

/** The entries of a table with their keys as tags. */
function entriesOf<Key extends string, Value>(
  table: Readonly<Partial<Record<Key, Value>>>,
): [Key, Value][] {
  const entries: [Key, Value][] = [];
  for (const key of Object.keys(table) as Key[]) {
    const value = table[key];
    if (value !== undefined) entries.push([key, value]);
  }
  return entries;
}

const listed = (words: string): readonly string[] => words.trim().split(/\s+/);

function buildRoles(): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>();
  // later tables win: a word listed as it is overrules a form that only looks like it
  for (const [role, list] of entriesOf(NOUNS)) {
    for (const [stem, paradigm] of list) {
      for (const { text } of noun(stem, paradigm)) roles.set(text, role);
    }
  }
  for (const [role, list] of entriesOf(ADJECTIVES)) {
    for (const [stem, paradigm] of list) {
      for (const { text } of adjective(stem, paradigm)) roles.set(text, role);
    }
  }
  for (const [role, list] of entriesOf(VERBS)) {
    for (const pair of listed(list)) {
      const [imperative = '', infinitive = ''] = pair.split('/');
      for (const form of [imperative, imperative + PLURAL_IMPERATIVE, infinitive])
        roles.set(form, role);
    }
  }
  for (const [role, list] of entriesOf(WORDS)) {
    for (const word of listed(list)) roles.set(word, role);
  }
  return roles;
}

const roles = buildRoles();

function buildTags(): TagTable<Tag> {
  const tags = new TagTable<Tag>();
  const add = (word: string, tag: Tag): void => tags.add(word, tag);
  const addAll = <Key extends Tag>(table: Readonly<Record<Key, string>>): void => {
    for (const [tag, words] of entriesOf(table)) for (const word of listed(words)) add(word, tag);
  };
  for (const [word, role] of roles) add(word, role);
  addAll(ACTIONS);
  addAll(ADDRESSES);
  addAll(ANSWERS);
  addAll(ASKED);
  addAll(ASKING);
  addAll(CLAUSES);
  addAll(ENDING);
  addAll(EXCLAIMED);
  addAll(FIELDS);
  addAll(FINITE);
  addAll(FUNCTION_WORDS);
  addAll(JOINING);
  addAll(SIGHS);
  addAll(SUGGESTION_WORDS);
  addAll(TALK);
  addAll(TELLING);
  addAll(TIME_WORDS);
  addAll(TITLES);
  for (const word of listed(ACTIONS['listed-imperative'])) {
    add(word + PLURAL_IMPERATIVE, 'listed-imperative');
  }
  for (const tag of ['asked-of-people', 'handing', 'giving-away'] as const) {
    for (const word of listed(ASKED[tag])) add(word + PLURAL_IMPERATIVE, tag);
  }
  for (const word of listed(CLAUSES.quality)) {
    for (const ending of NOMINATIVE_ENDINGS) add(word.slice(0, -2) + ending, 'quality');
  }
  return tags;
}

/** What the lexicons say of words. */
export const tagTable = buildTags();
const tagSets = tagTable.all();

const ROLES = new Set(roles.values());
const isRole = (tag: Tag): tag is Role => ROLES.has(tag as Role);
const rolesOfSets: readonly (Role | null)[] = tagTable
  .all()
  .map((tags) => [...tags].find(isRole) ?? null);

const TAGS: ReadonlySet<string> = new Set(tagTable.all().flatMap((tags) => [...tags]));

/** Is the name one of the lexicons' tags? */
export const isTag = (name: string): name is Tag => TAGS.has(name);

/** Is the item a word that a lexicon lists under the tag, in quotes or out of them? */
export const hasTag = (item: Item | null | undefined, tag: Tag): boolean =>
  item != null && item.tags !== 0 && tagSets[item.tags]?.has(tag) === true;

/** The same of a word that is no item. */
export const isListed = (word: string, tag: Tag): boolean => tagTable.has(tagTable.idOf(word), tag);

/** The role that the item's word can play in a command; null for most words. */
export const roleOf = (item: Item): Role | null => rolesOfSets[item.tags] ?? null;
