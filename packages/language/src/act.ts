/** What a segment of an utterance is, by its first words. */
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

/** Acts that ask for nothing to be made here. */
export const ELSEWHERE: ReadonlySet<Act> = new Set<Act>([
  'query',
  'edit',
  'foreign',
  'chat',
  'statement',
]);
