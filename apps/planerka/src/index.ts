export type { Background } from './compose/background.ts';
export { composePlan, type Plan } from './compose/compose-plan.ts';
export { readEnvironment } from './compose/environment.ts';
export { createMetrics } from './compose/metrics.ts';
export { type RunningProgram, startProgram } from './compose/start-program.ts';
export { createSuggesting } from './compose/suggesting.ts';
