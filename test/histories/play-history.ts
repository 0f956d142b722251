import type { NamedWorkspace } from '@planerka/agents';
import { expect } from 'vitest';
import type { AgentKernel } from '../rig/agent.ts';
import type { Act, Speaker } from './act.ts';
import type { Came, HistoryCall } from './history.ts';
import { PersonAtTheDoor } from './people.ts';
import { StableNames } from './stable-names.ts';

const NOON_MS = Date.parse('2026-02-25T09:00:00.000Z');
const MINUTE_MS = 60_000;

export interface PlayedHistory {
  readonly calls: readonly HistoryCall[];
  readonly workspace: NamedWorkspace;
  /** What its ids are called. */
  readonly names: StableNames;
}

/** Plays the acts in a workspace of their own and tells what came of each, and what it wrote. */
export async function playHistory(
  kernel: AgentKernel,
  acts: readonly Act[],
): Promise<PlayedHistory> {
  const workspace = await kernel.workspace('sample/plan');
  const names = new StableNames();
  const agents = {
    one: kernel.agent(workspace, { actor: 'agent:one' }),
    two: kernel.agent(workspace, { actor: 'agent:two' }),
  };
  const story = await kernel.person(workspace);
  const speak = (id: string, may_undo_others: boolean) =>
    new PersonAtTheDoor(kernel, story.as({ actor: { id, may_undo_others } }));
  const people: Record<Speaker, PersonAtTheDoor> = {
    first: speak('person:first', false),
    second: speak('person:second', true),
  };
  let now = NOON_MS;
  let known = 0;
  let changes: string[] = [];

  const perform = async (act: Act): Promise<Came[]> => {
    if (act.do === 'call') return await called(agents[act.by].call(act.tool, act.args));
    if (act.do !== 'wait') return await people[act.by].perform(act, changes);
    now += act.minutes * MINUTE_MS;
    kernel.clock.now = new Date(now).toISOString();
    return [];
  };

  kernel.clock.now = new Date(now).toISOString();
  const played: HistoryCall[] = [];
  for (const act of acts) {
    const came = await perform(act);
    const journal = await story.journal();
    const wrote = journal.slice(known);
    known = journal.length;
    for (const { at } of wrote) expect(Date.parse(at)).toBe(now);
    const original = journal.filter(({ action }) => action === 'do');
    changes = [...new Set(original.map(({ change_id }) => change_id))].reverse();
    const told = names.wrote(wrote);
    played.push({ act, came: names.named(came), ...(told.length === 0 ? {} : { wrote: told }) });
  }
  return { calls: played, workspace, names };
}

async function called(
  answering: Promise<Awaited<ReturnType<ReturnType<AgentKernel['agent']>['call']>>>,
): Promise<Came[]> {
  const answer = await answering;
  if (!answer.ok) return [{ status: 'refused', code: answer.error.code }];
  const warnings = answer.warnings.map(({ code }) => code);
  return [{ status: 'done', ...(warnings.length === 0 ? {} : { warnings }) }];
}
