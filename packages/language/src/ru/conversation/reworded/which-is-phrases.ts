/** Ahead of what is told they say nothing. */
const LEAD = '(?:(?:а|и|ну|так|ой|нет|слушай|кстати|короче|значит|в\\s+общем)[\\s,]+)*';

/** Most utterances say none of these, and need not be looked at twice. */
export const MAY_SAY_WHICH = /(?:^|\s)(?:котор(?:ый|ая|ое|ые|ую)|что)\s/iu;
/**
 * "автобус, который к маме, в субботу в восемь": what it is, which one, and when. A bare "что" tells which one only
 * where the noun is pointed at.
 */
export const WHICH_IS: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}(?:(?:тот|та|то|те|ту|этот|эта|это|эти|эту)\\s+)?(?<what>[a-zЀ-ӿ-]{3,}(?:\\s+[a-zЀ-ӿ-]{3,})?)\\s*,?\\s+котор(?:ый|ая|ое|ые|ую)\\s+(?<which>[^?!\\n]{3,80}?)[.!]*$`,
    'iu',
  ),
  new RegExp(
    `^${LEAD}(?:тот|та|то|те|ту)\\s+(?<what>[a-zЀ-ӿ-]{3,}(?:\\s+[a-zЀ-ӿ-]{3,})?)\\s*,?\\s+что\\s+(?<which>[^?!\\n]{3,80}?)[.!]*$`,
    'iu',
  ),
];
/** How that is said as an order: "на", where nothing leads up to the time. */
export const moveOrder = (mention: string, when: string): string => `перенеси «${mention}» ${when}`;
