import type { TimeLocale } from '../locale.ts';
import { isFinishing } from './finishing.ts';
import { readText } from './grammar.ts';
import { EXPLAINING_WORDS } from './lexicon/explaining-words.ts';

/** Of Russian what the reading of times needs, a third of it all: whoever reads nothing else loads no more. */
export const RUSSIAN_TIME: TimeLocale = { readText, isFinishing, explaining: EXPLAINING_WORDS };
