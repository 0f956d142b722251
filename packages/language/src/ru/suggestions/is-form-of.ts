import { PARADIGM_ENDINGS } from '../morphology.ts';

const STEM_MIN = 3;

/** Could `word` be a form of a noun or adjective whose nominative is `name`: "ремонта" of "ремонт"? */
export function isFormOf(word: string, name: string): boolean {
  if (word === name) return true;
  let stem = 0;
  while (stem < name.length && name.charCodeAt(stem) === word.charCodeAt(stem)) stem += 1;
  for (let at = stem; at >= STEM_MIN; at -= 1) {
    const isForm = PARADIGM_ENDINGS.some(
      ({ nominative, all }) => nominative.has(name.slice(at)) && all.has(word.slice(at)),
    );
    if (isForm) return true;
  }
  return false;
}
