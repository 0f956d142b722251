import { AHEAD_OF_NEWS, ASIDE } from './plain-news-phrases.ts';
import { BEFORE_CORRECTION } from './said-otherwise-phrases.ts';

/** What is told, without what leads up to it and what is said beside it: "ой нет, ... я же говорила ...". */
export const plainNews = (said: string): string =>
  said
    .trim()
    .replace(/[.!)]+$/u, '')
    .replace(BEFORE_CORRECTION, '')
    .replace(ASIDE, ' ')
    .replace(AHEAD_OF_NEWS, '')
    .replace(/\s+/gu, ' ')
    .trim();
