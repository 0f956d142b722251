/** "саня с димоном в среду на объекте, саня в девять, а димон после обеда": two together, and then each with his hour. */

const WORD = '\\p{L}{2,}';
export const TWO_OF_THEM = new RegExp(
  `^(?:(?:так|ну|и|а|короче|слушай)[\\s,]+)*(?<one>(?<a>${WORD})\\p{L}*)\\s+(?:с|со|и|да)\\s+(?<other>(?<b>${WORD})\\p{L}*)[\\s,]+(?<both>[^:;?\\n]{3,90}?)[\\s,—–:-]+(?<first>\\k<a>\\p{L}{0,3})[\\s—–-]+(?<firstSaid>[^:;?\\n]{3,60}?)[\\s,]+(?:(?:а|и)\\s+)?(?<second>\\k<b>\\p{L}{0,3})[\\s—–-]+(?<secondSaid>[^;?\\n]{3,90})$`,
  'iu',
);
/** "димоном" is "димон": so much of a name stays in all its forms. */
export const NAME_STEM_MIN = 2;
export const NAME_ENDING_MAX = 3;
/** "выходят", "едут": what both do stands in no title of one of them. */
export const BOTH_DO = /(?:^|\s)\p{L}+(?:ут|ют|ат|ят)(?:ся)?(?=\s|$)/giu;
/** As something new. */
export const asNew = (words: string): string => `добавь задачу ${words}`;
