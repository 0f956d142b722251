import type { TaskToolInput } from '@planerka/contracts';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { changeSetLine, ownSet } from './status.ts';

/** `changesets_withdraw`: a set of the agent's own, while nobody has decided about it. */
export async function changesetsWithdraw(
  call: ToolCall,
  { run_id: run, change_set_id: id }: TaskToolInput<'changesets_withdraw'>,
): Promise<ToolReply> {
  const set = await ownSet(call, run, id);
  ensure(
    set.actor === call.actor,
    'NOT_YOURS',
    'Another agent has proposed this set.',
    'Only who proposed a set withdraws it; its person can refuse it.',
  );
  if (set.state !== 'proposed') {
    call.warn('NO_CHANGE', `The set is ${set.state} already.`);
    return { result: { set: changeSetLine(call, set) }, discard: true };
  }
  const withdrawn = { ...set, state: 'withdrawn' as const, decided_at: call.now };
  call.turn.changeSets.save(withdrawn);
  return { result: { set: changeSetLine(call, withdrawn) } };
}
