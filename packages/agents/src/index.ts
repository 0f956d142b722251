export type { AgentRight, Caller, Going, NamedWorkspace } from './caller.ts';
export { nearestName } from './nearest-name.ts';
export { fillIn, holdsFillIn, suggestedCall } from './suggested-call.ts';
export { createTaskSurface, type TaskSurface } from './surface.ts';
export { answerJson, BUDGET_FLOOR, payloadBytes } from './views/budget.ts';
export { END_OF_EVENTS } from './views/delta.ts';
