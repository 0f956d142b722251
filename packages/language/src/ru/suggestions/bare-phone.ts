import { CALL_NUMBER } from '../lexicon/suggestion-words.ts';
import { rewritten } from './rewritten.ts';
import type { FindIn } from './seen-title.ts';

const CONFIDENCE = 0.66;
const WRITTEN = /^\+?[\d\s()-]+$/u;
/** Digits of a number with its country, of one within the country, of one within a town. */
const ABROAD = /^\+\d{10,15}$/;
const NATIONAL = /^[78]\d{10}$/;
const MOBILE = /^9\d{9}$/;
const LOCAL = /^\d{3}[\s-]\d{2}[\s-]\d{2}$/;

/** Only a phone number: it says nobody's name, but one calls it. */
export const barePhone: FindIn = ({ text }) => {
  const number = text.trim();
  if (!WRITTEN.test(number)) return null;
  const digits = number.replace(/[^+\d]/g, '');
  const isPhone =
    ABROAD.test(digits) || NATIONAL.test(digits) || MOBILE.test(digits) || LOCAL.test(number);
  return isPhone ? rewritten(text, `${CALL_NUMBER}: ${number}`, CONFIDENCE) : null;
};
