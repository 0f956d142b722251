import type { Role } from '../lexicon/role-words.ts';

/** What a segment is, by its first words. */
export type Act =
  /** создай, поставь, задача: */
  | 'explicit'
  | 'remind'
  /** надо, нужно, не забыть */
  | 'need'
  /** купить хлеб */
  | 'action'
  /** молоко, созвон завтра в 10 */
  | 'nominal'
  /** врач велел сдать кровь: asked for by another */
  | 'told'
  /** я устал, завтра будет дождь */
  | 'statement'
  | 'query'
  | 'edit'
  | 'foreign'
  | 'chat'
  /** only a time was said, or nothing */
  | 'empty';

/** The head of a segment: what it asks for. */
export interface Head {
  readonly act: Act;
  /** The role of the verb that asks: создай, поставь, выдели. */
  readonly verb: Role | null;
  /** What is to be made, where it was named: задача, блок, напоминание. */
  readonly noun: Role | null;
}

/** Acts that ask for nothing to be made here. */
export const ELSEWHERE: ReadonlySet<Act> = new Set<Act>([
  'query',
  'edit',
  'foreign',
  'chat',
  'statement',
]);
