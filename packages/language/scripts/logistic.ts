/** A small logistic regression with a penalty on its weights, by Newton's method. */

/** One observation: values by name, what came of it, and how much it counts. */
export interface Observation {
  readonly values: Readonly<Record<string, number>>;
  readonly isTrue: boolean;
}

export interface Fitted {
  readonly intercept: number;
  readonly weights: Readonly<Record<string, number>>;
}

const STEPS = 12;

/** Solves `matrix * x = right`, both of which it destroys. */
function solved(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const row = (i: number): number[] => matrix[i] ?? [];
  for (let pivot = 0; pivot < size; pivot += 1) {
    let best = pivot;
    for (let i = pivot + 1; i < size; i += 1) {
      if (Math.abs(row(i)[pivot] ?? 0) > Math.abs(row(best)[pivot] ?? 0)) best = i;
    }
    [matrix[pivot], matrix[best]] = [row(best), row(pivot)];
    [right[pivot], right[best]] = [right[best] ?? 0, right[pivot] ?? 0];
    for (let i = pivot + 1; i < size; i += 1) {
      const factor = (row(i)[pivot] ?? 0) / (row(pivot)[pivot] ?? 1);
      if (factor === 0) continue;
      for (let j = pivot; j < size; j += 1) {
        row(i)[j] = (row(i)[j] ?? 0) - factor * (row(pivot)[j] ?? 0);
      }
      right[i] = (right[i] ?? 0) - factor * (right[pivot] ?? 0);
    }
  }
  const found = Array.from({ length: size }, () => 0);
  for (let i = size - 1; i >= 0; i -= 1) {
    let sum = right[i] ?? 0;
    for (let j = i + 1; j < size; j += 1) sum -= (row(i)[j] ?? 0) * (found[j] ?? 0);
    found[i] = sum / (row(i)[i] ?? 1);
  }
  return found;
}

const share = (score: number): number => 1 / (1 + Math.exp(-score));

/** The weights that make the observations likeliest, each held near 0 by the penalty. */
export function fit(
  observations: readonly Observation[],
  names: readonly string[],
  penalty: number,
): Fitted {
  const rows = observations.map(({ values }) => [1, ...names.map((name) => values[name] ?? 0)]);
  const size = names.length + 1;
  let beta = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = beta.map((weight, i) => (i === 0 ? 0 : -penalty * weight));
    const curve = beta.map((_, i) => beta.map((__, j) => (i === j && i > 0 ? penalty : 0)));
    rows.forEach((row, at) => {
      const p = share(row.reduce((sum, value, i) => sum + value * (beta[i] ?? 0), 0));
      const miss = (observations[at]?.isTrue === true ? 1 : 0) - p;
      const bend = p * (1 - p);
      row.forEach((value, i) => {
        if (value === 0) return;
        gradient[i] = (gradient[i] ?? 0) + miss * value;
        const line = curve[i];
        if (line === undefined) return;
        row.forEach((other, j) => {
          line[j] = (line[j] ?? 0) + bend * value * other;
        });
      });
    });
    const move = solved(curve, gradient);
    beta = beta.map((weight, i) => weight + (move[i] ?? 0));
  }
  const [intercept = 0, ...weights] = beta;
  return {
    intercept,
    weights: Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0])),
  };
}
