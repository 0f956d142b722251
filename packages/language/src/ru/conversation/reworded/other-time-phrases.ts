/** Each pattern below holds it: whatever does not say it is not tried on them. */
export const MAY_BE_OTHER_TIME = /(?:^|\s)не\s/iu;
const SIDE = '(?:[^,:;?!\\n]|(?<=\\d):(?=\\d)){2,60}?';
/** "в 12:30 примерка, а не в 11": what is meant and when it is, and when it is not. */
export const THEN_NOT_THEN = new RegExp(
  `^(?<what>${SIDE})(?:,\\s*(?<then>(?:в|во|на)\\s${SIDE}))?[\\s,]+а\\s+не\\s+(?<wrong>${SIDE})$`,
  'iu',
);
/** "примерка не в 11, а в 12:30" */
export const NOT_THEN = new RegExp(
  `^(?<what>${SIDE})[\\s,]+не\\s+(?<wrong>${SIDE})(?:\\s*,\\s*|\\s+)а\\s+(?<right>${SIDE})$`,
  'iu',
);
