import { BARE_ANSWER } from './bare-answer-phrases.ts';

/** A yes or a no, and nothing else. */
export const isBareAnswer = (text: string): boolean => BARE_ANSWER.test(text);
