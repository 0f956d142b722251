import type { Item } from '../../grammar/item.ts';
import { UNKNOWN } from '../../grammar/kind-table.ts';
import type { AnyCaptures, Around, Made } from '../../grammar/rule.ts';
import { kinds } from '../kinds.ts';
import { OWNER_CLASSES } from '../lexicon/owners.ts';
import { hasTag } from '../tags.ts';

/**
 * The classes of words as these rules see them: what they are to a number beside them. A word of
 * several classes has a class of its own, which is a member of each.
 */
export const ownerKind = (classes: string): number => kinds.id(`owner:${classes}`);
export const NAME = kinds.id('name');
export const PATRONYMIC = kinds.id('patronymic');
export const CAPITAL_MONTH = kinds.id('capital-month');
export const CAPITAL_WEEKDAY = kinds.id('capital-weekday');

const classNames = new Set(OWNER_CLASSES.flatMap((classes) => classes.split('+')));
for (const classes of OWNER_CLASSES) ownerKind(classes);
for (const name of classNames) {
  const members = OWNER_CLASSES.filter((classes) => classes.split('+').includes(name));
  kinds.define({ [`own-${name}`]: members.map((classes) => `owner:${classes}`) });
}
kinds.define({
  'any-month': ['month', 'capital-month'],
  'any-weekday': ['weekday', 'capital-weekday'],
  'any-word': ['', 'name'],
});

const KEPT: Made = { kind: kinds.id('topic'), value: 0, flags: 0, meaning: null };

/** Hides the captured items from the rules of time. */
export function keep(...items: readonly (Item | undefined)[]): Made {
  for (const item of items) if (item !== undefined) item.kind = UNKNOWN;
  return KEPT;
}

/** All that was captured stays with its noun. */
export const keepAll = (captures: AnyCaptures): Made => keep(...Object.values(captures));

/** "от 5 до 10 октября" is a span, whatever is before it. */
export const runsOn = ({ after }: Around): boolean => hasTag(after, 'runs-on');
