import type { Page, Paged } from '@planerka/runtime';

/** A page of a list, or its last one where the list has grown shorter meanwhile. */
export async function readPage<T>(
  page: number,
  perPage: number,
  read: (page: Page) => Promise<Paged<T>>,
): Promise<{ readonly list: Paged<T>; readonly page: number }> {
  const list = await read({ limit: perPage, offset: page * perPage });
  if (list.items.length > 0 || page === 0) return { list, page };
  const first = await read({ limit: perPage, offset: 0 });
  const last = Math.max(0, Math.ceil(first.total / perPage) - 1);
  if (last === 0) return { list: first, page: 0 };
  return { list: await read({ limit: perPage, offset: last * perPage }), page: last };
}
