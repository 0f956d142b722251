/** What `work` makes of each item, one after another. */
export async function inTurn<Item, Made>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) made.push(await work(item));
  return made;
}
