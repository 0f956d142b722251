/** Orders that something goes from the plan, and of nothing that is carried away. */
export const LOSES =
  /^(?:удал(?:и|яй|ите|яйте)|убер(?:и|ите)|убира(?:й|йте)|отмен(?:и|ите|яй|яйте)|сотри(?:те)?|стирай(?:те)?|вычеркн(?:и|ите)|вычёркивай)$/iu;
/** "не удаляй", "кроме": something stays. */
export const STAYS =
  /(?<![a-zЀ-ӿ])(?:кроме|остальн[a-zЀ-ӿ]+|все(?:х|го)?|всё|оба|обе|только)(?![a-zЀ-ӿ])/iu;
/** The order that something goes, of what bears the title: called off, or else deleted. */
export const lossOf = (verb: string, title: string): string =>
  `${verb.startsWith('отм') ? 'отмени' : 'удали'} «${title}»`;
/** What follows them only says when or where. */
export const AROUND: ReadonlySet<string> = new Set(
  'после перед вместо около возле среди между вокруг ради'.split(' '),
);
