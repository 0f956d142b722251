export {
  ACTING_COMMANDS,
  type ActingCommand,
  commandProposal,
  type GivenCommand,
  isActing,
} from './commands/command-proposal.ts';
export {
  ASKING_COMMANDS,
  type AskingCommand,
  commandQuery,
  isCommandQuery,
  projectQuery,
} from './commands/command-query.ts';
export { labelledObject } from './commands/labelled-object.ts';
export { approvalTaps, type OfferedTap, reviewTaps, type SetTap } from './taps/set-taps.ts';
export { tapProposal } from './taps/tap-proposal.ts';
export { namedBy, readMessageTokens } from './tokens/read-message-tokens.ts';
export { interpretRequest } from './words/interpret-request.ts';
export { knownOfTask, suggestRequest } from './words/suggest-request.ts';
export type { Pointers } from './words/thread-hints.ts';
export { type Understood, understand } from './words/understand.ts';
export { waitingSource } from './words/with-source.ts';
