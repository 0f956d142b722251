import type { TestProject } from 'vitest/node';

/** Says at the start how the same run can be had again. */
export function setup({ config }: TestProject): void {
  const { SEED = '', SOAK_MINUTES = '' } = config.env;
  process.stdout.write(`SEED=${SEED} SOAK_MINUTES=${SOAK_MINUTES} npm run soak\n`);
}
