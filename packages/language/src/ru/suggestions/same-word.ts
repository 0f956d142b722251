import { DECLENSION_ENDINGS } from '../morphology.ts';

const STEM_MIN = 3;

/** Are both forms of one noun or adjective: "ремонт", "ремонта"? */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  let stem = 0;
  while (stem < one.length && one.charCodeAt(stem) === other.charCodeAt(stem)) stem += 1;
  for (let at = stem; at >= STEM_MIN; at -= 1) {
    if (DECLENSION_ENDINGS.has(one.slice(at)) && DECLENSION_ENDINGS.has(other.slice(at)))
      return true;
  }
  return false;
}
