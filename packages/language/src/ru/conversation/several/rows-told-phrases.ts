/** "в списке для ремонта", "из хозяйственного списка": where the things stand of which something is told. */
export const OF_LIST_SAID =
  /(?:^|\s)(?:в|во|из|с|со|по|на)\s+(?:(?<ahead>[a-zЀ-ӿ]+)\s+)?списк[еау](?=[\s,.:–—-]|$)/iu;
/** "из покупок": the list that people keep, which is read by that name. */
export const OF_PURCHASES =
  /(?:^|\s)(?:в|из|с|со|по)\s+(?:покупок|покупках|покупкам|магазина)(?=[\s,.]|$)/iu;
/** "по кружку", "для кружка", "в покупках": a list by what it is for alone. */
export const FOR_LIST_SAID =
  /(?:^|\s)(?:(?:по|для|из|с|со)\s+(?<place>[a-zЀ-ӿ]{3,})|в\s+(?<within>[a-zЀ-ӿ]{3,}ах))(?=[\s,.:–—-]|$)/iu;
/** Said of a list, and no part of its name. */
export const WHOSE_LIST: ReadonlySet<string> = new Set(
  'моем моего моему нашем нашего нашему этом этого этому том того тому общем общего'.split(' '),
);

/** "вычеркни", "зачёркивай": a box is ticked. */
export const STRIKES = /^(?:вы|за)ч[её]рк/iu;
/** One of these is said with what is struck off a list. */
export const MAY_STRIKE = /(?:вы|за)ч[её]рк|(?:^|\s)не\s/iu;

const SOFT =
  'уже|ещё|еще|же|ведь|вроде|оказывается|кстати|и\\s+так|целый|целая|целое|целые|сво(?:й|я|ё|е|и|его|ей|их)|так(?:ой|ая|ое|ие)|стар(?:ый|ая|ое|ые)';
const WHERE = 'дома|там|тут|(?:у|в|во|на|с|от|со)\\s+[a-zЀ-ӿ]+';
const IT = 'они|она|он|оно|их|её|ее|его|эти';
const HAVE =
  'есть|имеется|имеются|наш(?:ё|е)л(?:ся)?|нашл(?:ись|ась|ось|и|а)|отыскал(?:ся|ась|ось|ись|а|и)?|остал(?:ся|ась|ось|ись)|хватает|хватит|полно|навалом|завались|достаточно|завалял(?:ся|ась|ось|ись)';
/** "они нашлись", "у нас полно своего": why it need not be got. */
export const IS_AT_HAND = new RegExp(
  `(?:^|[\\s,])\\s*(?:(?:${IT}|${SOFT}|${WHERE})\\s+)*(?:${HAVE})(?:\\s+(?:${SOFT}|${WHERE}))*(?=[\\s,.!]|$)`,
  'iu',
);
