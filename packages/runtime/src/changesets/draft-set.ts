import { describedOps, say } from '@planerka/plan';
import type { DraftSetProposal } from '../proposal.ts';
import type { Handler } from '../turn/handler.ts';
import { refusal } from '../verdict.ts';
import { loadProduction, opsOf } from './production.ts';
import { reviewed, reviewSet } from './review-set.ts';
import { submitSet } from './submit-set.ts';

/**
 * What the planner's own agent proposes for a phase: kept like any agent's set, held against the project
 * by the same core, and shown to whoever has asked for it. Nothing of it is done.
 */
export const draftSet: Handler<DraftSetProposal> = async (turn, { envelope, phase }) => {
  const agent = { actor: OWN_AGENT, name: null, toldAt: turn.now };
  const submitted = await submitSet(turn, envelope, agent);
  switch (submitted.outcome) {
    case 'known':
      return await reviewSet(turn, submitted.set);
    case 'stored': {
      const { set, checked } = submitted;
      const production = await loadProduction(turn, set.project_id);
      if (production === null) break;
      const ops = describedOps(opsOf(set.envelope), production.project);
      return reviewed(turn, { set, production, ops, checked }, { asks: 'approval' });
    }
    case 'reused':
      break;
    case 'refused': {
      const said = say('phase_draft_unfit', { phase, code: submitted.fault.code });
      return refusal('CHANGE_SET_REFUSED', said, say('phase_draft_recovery', {}));
    }
    case 'unfit': {
      const code = submitted.checked.ops.find(({ status }) => status === 'refuse')?.code ?? '';
      const said = say('phase_draft_unfit', { phase, code });
      return refusal('CHANGE_SET_REFUSED', said, say('phase_draft_recovery', {}));
    }
  }
  const said = say('phase_draft_unfit', { phase, code: 'SET_REUSED' });
  return refusal('CHANGE_SET_REFUSED', said, say('phase_draft_recovery', {}));
};

/** It has no key and no token: it comes in by no door of agents. */
const OWN_AGENT = 'planerka';
