/** "саня с димоном в среду на объекте, саня в девять, а димон после обеда": two together, and then each with his hour. */

const WORD = '[A-Za-zЀ-ӿ]{2,}';
export const TWO_OF_THEM = new RegExp(
  `^(?:(?:так|ну|и|а|короче|слушай)[\\s,]+)*(?<one>(?<a>${WORD})[A-Za-zЀ-ӿ]*)\\s+(?:с|со|и|да)\\s+(?<other>(?<b>${WORD})[A-Za-zЀ-ӿ]*)[\\s,]+(?<both>[^:;?\\n]{3,90}?)[\\s,—–:-]+(?<first>\\k<a>[A-Za-zЀ-ӿ]{0,3})[\\s—–-]+(?<firstSaid>[^:;?\\n]{3,60}?)[\\s,]+(?:(?:а|и)\\s+)?(?<second>\\k<b>[A-Za-zЀ-ӿ]{0,3})[\\s—–-]+(?<secondSaid>[^;?\\n]{3,90})$`,
  'iu',
);
/** "димоном" is "димон": so much of a name stays in all its forms. */
export const NAME_STEM_MIN = 2;
export const NAME_ENDING_MAX = 3;
/** "выходят", "едут": what both do stands in no title of one of them. */
export const BOTH_DO = /(?:^|\s)[a-zЀ-ӿ]+(?:ут|ют|ат|ят)(?:ся)?(?=\s|$)/giu;
/** As something new. */
export const asNew = (words: string): string => `добавь задачу ${words}`;
