/** "соль, сахар и муку" */
export const BETWEEN_THINGS = /\s*,\s*(?:и\s+)?|\s+и\s+/u;
/** What has one of these lists no things: "помыть окна в кухне и ванной". */
export const NO_THING: ReadonlySet<string> = new Set(
  'в во на к ко с со у за из от до о об про для по под над при между без'.split(' '),
);
/** "соль, сахар и муку" of its things. */
export const joinedThings = (things: readonly string[]): string =>
  things.length === 1
    ? (things[0] ?? '')
    : `${things.slice(0, -1).join(', ')} и ${things.at(-1) ?? ''}`;
