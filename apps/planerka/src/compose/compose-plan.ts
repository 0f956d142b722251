import { createTaskSurface, type TaskSurface } from '@planerka/agents';
import {
  type AgentTokenStore,
  type Connection,
  createAgentTokenStore,
  createPlanReader,
  createPlanStore,
  createTaskStore,
  createWorkspaceDirectory,
  createWorkspaceNames,
  type PlanRuntime,
  type WorkspaceDirectory,
  type WorkspaceNames,
} from '@planerka/db';
import { daypartOfTag, projectNeeds } from '@planerka/language';
import type { DaypartOfTag } from '@planerka/plan';
import { type Clock, createRuntime, type Ids, type PlanReader } from '@planerka/runtime';
import { createSuggesting } from './suggesting.ts';

export interface PlanPorts {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The language that people are told in; that of those who have chosen none by default. */
  readonly locale?: string | undefined;
  /** Told the id of a rule that threw: it suggests nothing. */
  readonly onFault?: (rule: string, error: unknown) => void;
}

/** The one door over a database that is up to date, and what reads beside it. */
export interface Plan extends PlanPorts {
  readonly directory: WorkspaceDirectory;
  readonly reader: PlanReader;
  readonly runtime: PlanRuntime;
  readonly daypartOfTag: DaypartOfTag;
  /** The same door for agents, their keys and the names by which they find a plan. */
  readonly surface: TaskSurface;
  readonly tokens: AgentTokenStore;
  readonly names: WorkspaceNames;
}

export function composePlan(ports: PlanPorts): Plan {
  const { connection, clock, ids, locale } = ports;
  const { db } = connection;
  const uuid = (): string => ids.uuid();
  return {
    ...ports,
    directory: createWorkspaceDirectory(db, uuid),
    reader: createPlanReader(db),
    runtime: createRuntime({
      store: createPlanStore(db),
      clock,
      ids,
      locale,
      needsOf: projectNeeds,
      suggesting: createSuggesting(ports.onFault ?? (() => {})),
    }),
    daypartOfTag,
    surface: createTaskSurface({
      store: createTaskStore(db),
      clock,
      ids,
      needsOf: projectNeeds,
    }),
    tokens: createAgentTokenStore(db, uuid),
    names: createWorkspaceNames(db),
  };
}
