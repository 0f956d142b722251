import type { InterpretRequest, PhaseRequest, SuggestRequest } from '@planerka/contracts';

/** A model that marks words. Whatever goes wrong with it is null: the rules' reading is kept. */
export interface ModelReader {
  /** The model's answer as it came, unchecked; one request, no retry. */
  mark(request: InterpretRequest, signal?: AbortSignal): Promise<unknown>;
}

/** A model that marks what could be suggested about tasks, likewise. */
export interface SuggestingModel {
  /** The model's answer as it came, unchecked; one request, no retry. */
  suggest(request: SuggestRequest, signal?: AbortSignal): Promise<unknown>;
}

/** A model that works out a phase of a production project, likewise. */
export interface PhaseModel {
  /** The model's answer as it came, unchecked; one request, no retry. */
  phase(request: PhaseRequest, signal?: AbortSignal): Promise<unknown>;
}
