/** Orders that something goes from the plan, and of nothing that is carried away. */
export const LOSES =
  /^(?:удал(?:и|яй|ите|яйте)|убер(?:и|ите)|убира(?:й|йте)|отмен(?:и|ите|яй|яйте)|вычеркн(?:и|ите))$/iu;
/** "не удаляй", "кроме": something stays. */
export const STAYS =
  /(?<![a-zЀ-ӿ])(?:кроме|остальн[a-zЀ-ӿ]+|все(?:х|го)?|всё|оба|обе|только|если|напоминани[a-zЀ-ӿ]+|заметк[a-zЀ-ӿ]+|пункт[a-zЀ-ӿ]*|строк[a-zЀ-ӿ]+)(?![a-zЀ-ӿ])/iu;
/** Things are put away, too, where they are said to go. */
export const PUTS_AWAY = /^уб[еи]р/iu;
/** Behind "убери" they name no other thing. */
export const POINTS_BACK: ReadonlySet<string> = new Set(
  'его ее их это эту этот пожалуйста уже лучше вообще совсем оттуда'.split(' '),
);
/** The order that something goes, of what bears the title: called off, or else deleted. */
export const lossOf = (verb: string, title: string): string =>
  `${verb.startsWith('отм') ? 'отмени' : 'удали'} «${title}»`;
/** What follows them only says when or where. */
export const AROUND: ReadonlySet<string> = new Set(
  'после перед вместо около возле среди между вокруг ради'.split(' '),
);
