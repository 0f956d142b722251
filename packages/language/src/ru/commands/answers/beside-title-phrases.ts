/** Ahead of what is named again it only takes up the question: "а в банк в среду", "ну кота послезавтра". */
export const TAKES_UP = /^(?:(?:а|ну|так|вот|тогда|давай(?:те)?|сам[аои]?)[\s,]+)+(?=\S)/iu;
/** Hangs on the name behind it, and goes with it: "с юристом минут сорок". */
export const HANGS_ON =
  /(?<![a-zЀ-ӿ])(?<hung>в|во|на|с|со|к|ко|по|у|от|из|до|за|о|об|для|про|без)\s+$/iu;
