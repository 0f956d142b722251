const THEN = '(?:давай(?:те)?|лучше|тогда|значит|поэтому)';
const WAY = '(?:(?:чуть|немного|чуточку)\\s+)?(?:пораньше|раньше|попозже|позже|попозднее)';
/** ", давай пораньше, в 10", ", тогда уборку в десять": what is told ahead is why. */
export const MOVED_BEHIND = new RegExp(
  `,\\s*(?:(?:так|то|а|и)\\s+)?(?<order>(?:[a-zЀ-ӿ-]{3,}\\s+)?(?:${THEN}|${WAY})(?=[\\s,]).*)$`,
  'iu',
);
/** "давай пораньше, в 10": the hour tells how much earlier that is. */
export const WAY_AHEAD = new RegExp(`${WAY}\\s*,?\\s+(?=(?:в|на|к|часов|часам)\\s)`, 'iu');
/** "пораньше": nothing is called so. */
export const ONLY_WAY = new RegExp(`^(?:${THEN}\\s+)?${WAY}$`, 'iu');
