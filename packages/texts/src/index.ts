export { CITIES } from './cities.ts';
export { blockTitle, quoted } from './describe.ts';
export { tell } from './door-messages.ts';
export { objectLabel, titleOf } from './name-object.ts';
export { pendingInWords } from './pending-question.ts';
export { PSEUDO_LOCALE } from './pseudo-words.ts';
export { render, renderLines } from './render.ts';
export { choicesInWords, outcomeWords, toRuntimeOutput } from './render-outcome.ts';
export { shorten } from './shorten.ts';
