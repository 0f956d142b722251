import type { Feature, Features } from './reading-features.ts';

/** A logistic model: how much each feature of a reading speaks for it or against it. */
export interface ConfidenceModel {
  readonly intercept: number;
  readonly weights: Readonly<Partial<Record<Feature, number>>>;
}

/** What the features say together, before it is made a share. */
export function scoreOf(model: ConfidenceModel, features: Features): number {
  let score = model.intercept;
  for (const [name, value] of Object.entries(features)) {
    score += (model.weights[name as Feature] ?? 0) * value;
  }
  return score;
}

/** How often readings of such features are right, of 1. */
export const shareOf = (score: number): number => 1 / (1 + Math.exp(-score));
