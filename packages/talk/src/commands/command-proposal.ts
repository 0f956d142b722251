import type { ObjectHandle } from '@planerka/contracts';
import type { Proposal } from '@planerka/runtime';

/** The slash commands that change something, the same at every door, in the order of lists. */
export const ACTING_COMMANDS = ['plan', 'focus', 'close', 'undo', 'redo', 'cancel'] as const;
export type ActingCommand = (typeof ACTING_COMMANDS)[number];

export function isActing(name: string): name is ActingCommand {
  return ACTING_COMMANDS.some((known) => known === name);
}

export interface GivenCommand {
  readonly key: string;
  /** What was written after the command. */
  readonly argument: string;
  /** What it is about, when that was named. */
  readonly refs: readonly ObjectHandle[];
  /** What the newest answer to this person showed. */
  readonly suggested: readonly ObjectHandle[];
  /** With `/plan`, the day that its argument names; today where there is none. */
  readonly day?: string;
}

/** What a slash command proposes. `/cancel` drops the open question; unlike words it never undoes. */
export function commandProposal(name: ActingCommand, given: GivenCommand): Proposal {
  const { key, argument, refs, suggested } = given;
  const said = `/${name} ${argument}`.trim();
  switch (name) {
    case 'plan':
      return { type: 'day_plan', key, day: given.day ?? null };
    case 'undo':
    case 'redo':
      return { type: name, key };
    case 'cancel':
      return { type: 'cancel', key, said };
    case 'focus':
    case 'close': {
      const operation = { type: name === 'focus' ? 'focus' : 'unfocus' } as const;
      return { type: 'operation', key, read: { operation, confidence: 1 }, refs, suggested, said };
    }
  }
}
