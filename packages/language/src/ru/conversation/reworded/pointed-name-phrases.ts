/** "эту посылку лучше на завтра": what points at the name that follows. */
export const POINTS_AT_NAME =
  /^(?<soft>(?:(?:и|а|ну|так|ой|слушай|давай|кстати|тогда)[\s,]+)*)(?:эту|этот|этого|эту|это|эти|этих|этой|ту|тот|того|те|тех)\s+(?:же\s+)?(?<rest>[a-zЀ-ӿ]{3,}.*)$/isu;
/** "смету тогда на пятницу": it says nothing. */
export const SOFT_BETWEEN = /\s+(?:тогда|уж)(?=\s)/giu;
