import { type ItemRow, isJsonObject } from '@planerka/contracts';
import type { Item } from '../../objects/item.ts';
import {
  exactOf,
  type LooseRow,
  type RowFrame,
  sortKeyOf,
  stringOrNull,
  type UuidOf,
  withoutNulls,
} from './row-fields.ts';

/** A stored item by the contract's names. */
export function itemRow(item: Item, { names, revision }: RowFrame): ItemRow {
  return {
    itemId: names.of(item.item_id) ?? '',
    parentItemId: names.of(item.parent_item_id),
    sortKey: item.sort_key,
    kind: item.kind,
    category: item.category,
    name: item.name,
    description: item.description,
    flags: item.flags,
    scope: item.scope,
    quoteDefaults: item.quote_defaults,
    rollups: { cost: { sellPrice: item.sell_price } },
    clientRef: item.client_ref,
    revision,
  };
}

/** What a row of the core says of the columns of an item. */
export function itemColumns(row: ItemRow, uuidOf: UuidOf, number: number) {
  const given: LooseRow = row;
  const { rollups } = given;
  const cost = isJsonObject(rollups) ? rollups['cost'] : null;
  return {
    parent_item_id: uuidOf(row.parentItemId),
    sort_key: sortKeyOf(given['sortKey'], number),
    kind: stringOrNull(given['kind']),
    category: row.category ?? null,
    name: stringOrNull(given['name']) ?? '',
    description: stringOrNull(given['description']),
    flags: withoutNulls(given['flags']),
    scope: withoutNulls(given['scope']),
    quote_defaults: withoutNulls(given['quoteDefaults']),
    sell_price: isJsonObject(cost) ? exactOf(cost['sellPrice']) : null,
    client_ref: row.clientRef ?? null,
  } satisfies Partial<Item>;
}
