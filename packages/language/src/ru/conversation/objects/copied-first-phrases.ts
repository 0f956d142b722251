/** They point at what was there before. */
export const POINTED_THERE: ReadonlySet<string> = new Set(
  'эту этот эта это этой этого этому'.split(' '),
);
