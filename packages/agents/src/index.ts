export type { AgentRight, Caller, NamedWorkspace } from './caller.ts';
export { createTaskSurface, type TaskSurface } from './surface.ts';
export { BUDGET_FLOOR, payloadBytes, payloadOf } from './views/budget.ts';
