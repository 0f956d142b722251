import { adjective, noun } from '../morphology.ts';
import { ADJECTIVES, NOUNS, VERBS, WORDS } from './role-words.ts';

/**
 * What a word can do in a command. Roles are read only where they can stand (a verb at the head of
 * a command), so a title may hold any of these words.
 */
export type Role =
  /** создай, добавь, запиши */
  | 'create'
  /** запланируй, назначь: create, and the time matters */
  | 'schedule'
  /** поставь, сделай: as `schedule`, but lamps and timers are put and made, too */
  | 'put'
  /** забронируй, выдели: time itself is asked for */
  | 'reserve'
  | 'remind'
  /** надо, нужно */
  | 'need'
  | 'task'
  | 'reminder'
  /** блок, слот, событие */
  | 'block'
  | 'time'
  /** the meeting words of contract 8 */
  | 'meeting'
  /** other gatherings that take their time */
  | 'event'
  /** подзадача, пункт: parts of objects that are there already */
  | 'part'
  /** перенеси, удали, отметь */
  | 'edit'
  /** покажи, какие, сколько */
  | 'query'
  /** включи, открой: another program's business */
  | 'foreign'
  /** громкость, погода: what only another program has */
  | 'device'
  /** лампа, дверь: a device's part, or something to buy or mend */
  | 'fixture'
  /** привет, спасибо */
  | 'chat'
  /** давай, мне: carries nothing at the edges of a command */
  | 'soft'
  /** потом, затем: another command follows */
  | 'then'
  | 'pronoun'
  /** новая, новую: before a task noun */
  | 'new'
  | 'urgent'
  | 'important'
  | 'priority'
  | 'level-high'
  | 'level-medium'
  | 'level-low'
  | 'tag'
  | 'project'
  | 'list';

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
