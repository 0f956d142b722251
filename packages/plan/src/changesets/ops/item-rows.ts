import type { ItemPatch, ItemRow, NewItem } from '@planerka/contracts';
import type { OpGround, OpReference } from './op-rule.ts';
import type { Decimals } from './read-payload.ts';

export function itemDecimals({ scope, rollups }: NewItem | ItemPatch): Decimals {
  return [
    ['scope.quantity', scope?.quantity],
    ['rollups.cost.sellPrice', rollups?.cost?.sellPrice],
  ];
}

export function itemReferences({ parentItemId }: NewItem | ItemPatch): OpReference[] {
  return typeof parentItemId === 'string' ? [{ to: parentItemId, kind: 'item' }] : [];
}

/** The fields that a payload gives as a row has them. */
export function itemFields(payload: NewItem | ItemPatch, { idOf }: OpGround): Partial<ItemRow> {
  const { parentItemId } = payload;
  return typeof parentItemId === 'string'
    ? { ...payload, parentItemId: idOf(parentItemId) }
    : payload;
}
