/** What a span may tell: ids and counts, never words of people. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A stretch of work that a trace shows. */
export type SpanName = 'update' | 'interpret' | 'transcribe' | 'propose' | 'reply';

/** Shows where time goes, span within span. */
export interface BotTracer {
  /** Does the work as a span of what it is done in, or as the first of a trace. */
  span<R>(name: SpanName, facts: SpanFacts, work: () => Promise<R>): Promise<R>;
  /** For work that is begun elsewhere later: does it as if it were begun here. */
  here(): <R>(work: () => Promise<R>) => Promise<R>;
}

/** Traces nothing. */
export const noTracer: BotTracer = {
  span: (_name, _facts, work) => work(),
  here: () => (work) => work(),
};
