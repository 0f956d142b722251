import type { Verdict } from '../verdict.ts';
import type { Turn } from './turn.ts';

/** Carries out one kind of proposal. An expected "no" is a value; a throw is a failure. */
export type Handler<P> = (turn: Turn, proposal: P) => Promise<Verdict>;
