import type { ToolHandlers } from '../tool-handler.ts';
import { context } from './context.ts';
import { contextPack } from './context-pack.ts';
import { delta } from './delta.ts';
import { handoff } from './handoff.ts';
import { history } from './history.ts';
import { lint } from './lint.ts';
import { mirror } from './mirror.ts';
import { radar } from './radar.ts';
import { resume, resumePack } from './resume.ts';
import { resumeSuper, snapshot } from './resume-super.ts';

/** The tools that only look: nothing of the plan is written. */
export const viewHandlers = {
  tasks_context: context,
  tasks_context_pack: contextPack,
  tasks_delta: delta,
  tasks_handoff: handoff,
  tasks_history: history,
  tasks_lint: lint,
  tasks_mirror: mirror,
  tasks_radar: radar,
  tasks_resume: resume,
  tasks_resume_pack: resumePack,
  tasks_resume_super: resumeSuper,
  tasks_snapshot: snapshot,
} as const satisfies Partial<ToolHandlers>;
