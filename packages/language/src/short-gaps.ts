/** A long run of spaces or of empty lines says no more than a short one, and patterns would try it from each sign. */
export const withShortGaps = (text: string): string =>
  text.replace(LONG_GAP, (gap) => (gap.includes('\n') ? '\n\n' : ' '));
const LONG_GAP = /\s{4,}/gu;
