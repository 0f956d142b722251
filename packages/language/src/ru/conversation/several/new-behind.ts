import type { ReadOperation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { roleAt } from '../../commands/view.ts';
import { isOrder } from '../acts/order-word.ts';
import { isQuoted } from '../clause.ts';
import { type Breath, editOf, isJoint, isTold, newIn, type Part } from './breath-parts.ts';
import { LEADS_TO_ACT } from './one-breath-phrases.ts';

/**
 * "репетицию отменили надо купить торт", "корм купила заказать миску": what is told or ordered of something known,
 * and behind it, with no mark between, something to do. The first means the same without the second.
 */
export function newBehind(breath: Breath): readonly Part[] | null {
  const { said, items, numbers, readPart } = breath;
  if (numbers.length > 0) return null;
  const at = items.findIndex((item, place) => place > 1 && opens(item));
  const first = items[at];
  const before = items[at - 1];
  if (first === undefined || before === undefined) return null;
  if (isJoint(before) || isOrder(before) || LEADS_TO_ACT.has(before.word)) return null;
  const ahead = items.slice(0, at);
  const behind = items.slice(at);
  if (ahead.some(isQuoted) || behind.some(breath.isKnown)) return null;
  // "прислать должны в пятницу", "вынести мусор забыла": it is told, and not to be done
  if (behind.some(({ word }) => isFinite(word) || LEADS_TO_ACT.has(word))) return null;
  const edit = editOf(said.slice(0, first.from).trim(), ahead, breath);
  const made = newIn(said.slice(first.from).replace(/[\s,.;!]+$/u, ''), behind, breath);
  if (edit?.kind !== 'edit' || made === null) return null;
  const whole = readPart(said);
  const isMeant = whole === null ? edit.operations.every(isTold) : isSame(edit.operations, whole);
  return isMeant ? [edit, made] : null;
}

/** "надо купить", "заказать миску" */
const opens = (item: Item): boolean =>
  !isQuoted(item) && (roleAt(item) === 'need' || isInfinitive(item.word));

/** The same is done; a name that was read with what stands behind it begins with the name itself. */
function isSame(alone: readonly ReadOperation[], whole: readonly ReadOperation[]): boolean {
  return (
    alone.length === whole.length &&
    alone.every((one, at) => {
      const other = whole[at];
      return (
        other !== undefined &&
        JSON.stringify(one.operation) === JSON.stringify(other.operation) &&
        (other.mention ?? '').startsWith(one.mention ?? '')
      );
    })
  );
}
