import { ASKED_BEHIND, ASKED_TWICE, TELLING_AHEAD } from './asked-behind-phrases.ts';

/** An order and the question that may be said behind it. */
export interface OrderAndQuestion {
  readonly order: string;
  readonly question: string;
}

/** Nobody joins more in one breath; each place is read anew. */
const PLACES_MAX = 4;

/** Where an order may end and a question begin, the first place first. */
export function questionsBehind(text: string): OrderAndQuestion[] {
  const isAsked = /\?[\s!)»"]*$/u.test(text);
  return [...text.matchAll(ASKED_BEHIND)].slice(0, PLACES_MAX).flatMap((joint) => {
    const order = text.slice(0, joint.index).trim();
    const question = text.slice(joint.index + joint[0].length).trim();
    return order !== '' && (isAsked || TELLING_AHEAD.test(question)) ? [{ order, question }] : [];
  });
}

/** One question, and another one that may be asked behind it. */
export interface TwoQuestions {
  readonly first: string;
  readonly second: string;
}

/** "что во входящих и что на завтра": where one question may end and another begin. */
export function questionsJoined(text: string): TwoQuestions[] {
  return [...text.matchAll(ASKED_TWICE)].slice(0, PLACES_MAX).flatMap((joint) => {
    const first = text.slice(0, joint.index).trim();
    const second = text.slice(joint.index + joint[0].length).trim();
    return first === '' ? [] : [{ first, second }];
  });
}
