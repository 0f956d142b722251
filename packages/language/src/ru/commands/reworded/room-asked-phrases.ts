/** "займи мне время под педсовет", "оставь мне полчаса на подготовку": room in the plan, and what it is for. */
export const ROOM_ASKED =
  /^(?<before>(?:[^:;?!\n«"]{0,60}?[\s,])?)(?:займ(?:и|[её]м)|остав(?:ь|им)|освобод(?:и|им)|придерж(?:и|им)|держи|выкро(?:и|им)|отхвати|заклад(?:ывай|ываем)|заложи|высвобод(?:и|им))(?:те)?\s+(?<whom>(?:мне|нам|за\s+мной)\s+)?(?<rest>(?:[^:;?!\n«"]{0,60}?[\s,])??(?<room>время|времени|окно|окошко|слот|час|часа|часик|часок|полчас(?:а|ика)|полтора\s+часа|(?:минут|час(?:а|ов)?)\s+[a-zЀ-ӿ\d]+|[a-zЀ-ӿ\d]+\s+(?:минут(?:у|ы)?|час(?:а|ов)))(?:[\s,][^:;?!\n«"]{0,60}?)??\s(?:под|на|для)\s\S.*)$/iu;
/** Beside something else, of which the plan knows when it stands. */
export const BESIDE_SOMETHING = /(?:^|\s)(?:перед|после|до|между|вместо)\s/iu;
/** The word that asks for room, as it is read everywhere. */
export const SET_ASIDE = 'выдели ';
/** It says that time is meant: "займи денег на час", "оставь торт на час" ask for none. */
export const TIME_ITSELF = /^(?:время|времени|окно|окошко|слот)$/iu;
/** "зарезервируй мне окно под совещание": a gap in the plan, and no window of a house. */
export const GAP_ASKED =
  /(?<=^|[\s,])(?:зарезервируй|забронируй|выдели|забей|застолби|отведи)(?:те)?\s+(?<whom>(?:мне|нам)\s+)?(?:окно|окошко|слот)\s+(?=под\s)/iu;
export const GAP_SET_ASIDE = 'выдели $<whom>время ';
