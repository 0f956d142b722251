import { adjective, noun } from '../morphology.ts';
import { ADJECTIVES, NOUNS, type Role, VERBS, WORDS } from './role-words.ts';

function buildRoles(): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>();
  // later tables win: a word listed as it is overrules a form that only looks like it
  for (const [role, list] of rolesOf(NOUNS)) {
    for (const [stem, paradigm] of list) {
      for (const { text } of noun(stem, paradigm)) roles.set(text, role);
    }
  }
  for (const [role, list] of rolesOf(ADJECTIVES)) {
    for (const [stem, paradigm] of list) {
      for (const { text } of adjective(stem, paradigm)) roles.set(text, role);
    }
  }
  for (const [role, list] of rolesOf(VERBS)) {
    for (const pair of list.split(/\s+/)) {
      const [imperative = '', infinitive = ''] = pair.split('/');
      for (const form of [imperative, `${imperative}те`, infinitive]) roles.set(form, role);
    }
  }
  for (const [role, list] of rolesOf(WORDS)) {
    for (const word of list.split(/\s+/)) roles.set(word, role);
  }
  return roles;
}

/** The entries of a table with their keys as roles. */
function rolesOf<Value>(table: Readonly<Partial<Record<Role, Value>>>): [Role, Value][] {
  const entries: [Role, Value][] = [];
  for (const role of Object.keys(table) as Role[]) {
    const value = table[role];
    if (value !== undefined) entries.push([role, value]);
  }
  return entries;
}

const roles = buildRoles();

/** What role a word can play in a command; null for most words. */
export const roleOf = (word: string): Role | null => roles.get(word) ?? null;
