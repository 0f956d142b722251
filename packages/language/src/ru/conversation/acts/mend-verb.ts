import type { Item } from '../../../grammar/item.ts';
import { UNKNOWN } from '../../../grammar/kind-table.ts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isAction, roleAt } from '../../commands/view.ts';
import { spelt } from '../../spelt.ts';
import { Typos } from '../../typos.ts';
import { isQuoted } from '../clause.ts';
import { IMPERATIVES } from '../lexicon.ts';

const typos = new Typos();
IMPERATIVES.forEach((form, value) => typos.add(form, { kind: UNKNOWN, value, flags: 0 }));

/**
 * "пернеси окна на завтра": the order that the misspelt first word is meant to be, in its place. Null
 * where it is a word that is known, or near none.
 */
export function mendVerb(items: readonly Item[]): readonly Item[] | null {
  const [first, ...rest] = items;
  if (first === undefined || rest.length === 0 || isQuoted(first)) return null;
  const isUnread = first.kind === UNKNOWN && first.meaning === null && roleAt(first) === null;
  // "отмена подписки", "удачи": a word that a lexicon lists is not misspelt
  if (!isUnread || first.tags !== 0 || isAction(first)) return null;
  // "смотри, надо отвезти ...": what is asked for stands behind it
  if (rest.some((item) => ASKING.has(roleAt(item) ?? '') || isAction(item))) return null;
  const found = typos.guess(first.word);
  const form = found === null ? undefined : IMPERATIVES[found.value];
  if (form === undefined) return null;
  // "перенес" is the past of it
  if (form.startsWith(first.word)) return null;
  // "удоли" ends like a verb of the past, "удалил" is one
  if (isFinite(first.word) && form.length !== first.word.length) return null;
  return [spelt(first, form), ...rest];
}

const ASKING: ReadonlySet<string> = new Set([
  'create',
  'need',
  'remind',
  'edit',
  'query',
  'foreign',
]);
