const WORD = '[a-zЀ-ӿ-]{2,}';
/** "на завтра после уроков", "на субботу вместе с уборкой": a move, and beside what it is to be done. */
export const MOVED_BESIDE: RegExp = new RegExp(
  `^(?<order>[^:;?!\\n«"]{4,80}?)[\\s,]+(?<tail>(?:сразу\\s+)?(?:после|перед|до|во\\s+время|между|вместе\\s+с|заодно\\s+с|если|как\\s+только|когда)(?:\\s+${WORD}){1,6})[.!]*$`,
  'iu',
);
/** What it hangs on may be an order of its own, and what it is done together with may move as well. */
export const CLAUSE = /^(?:если|как|когда|вместе|заодно)(?=\s)/iu;
/** A word in it that says more than beside what: "после того как", "до востребования". */
export const SAYS_MORE =
  /(?:^|\s)(?:того|этого|чего|кого|сих|тех|них|него|неё|нее|меня|нас|вас|тебя|конца|скольки)(?=\s|$)/iu;
