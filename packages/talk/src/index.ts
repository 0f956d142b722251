export { commandProposal, type GivenCommand } from './commands/command-proposal.ts';
export { commandQuery } from './commands/command-query.ts';
export { labelledObject } from './commands/labelled-object.ts';
export { tapProposal } from './taps/tap-proposal.ts';
export { namedBy, readMessageTokens } from './tokens/read-message-tokens.ts';
export { interpretRequest } from './words/interpret-request.ts';
export type { Pointers } from './words/thread-hints.ts';
export { understand, type Understood } from './words/understand.ts';
