import { NO_NEED, OTHER_ORDER, POINTED_AWAY, REASON, TAKE_AWAY } from './pointed-away-phrases.ts';
import type { Rewording } from './reworded.ts';

/**
 * "купить обои - это убери, обои у меня уже есть": what is named goes, and why is written down nowhere. Null where
 * something else is ordered behind it.
 */
export const pointedAway: Rewording = (said) => {
  const { name, why } = POINTED_AWAY.exec(said.trim())?.groups ?? {};
  if (name === undefined) return null;
  if (why !== undefined && (OTHER_ORDER.test(why.replace(NO_NEED, '')) || !REASON.test(why)))
    return null;
  return { order: `${TAKE_AWAY} «${name}»` };
};
