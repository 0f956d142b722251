import { objectId } from '@planerka/plan';
import type { JournalSnapshot } from '@planerka/runtime';
import type { Entity } from '../names.ts';
import { entityId } from '../names.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { focusOf, focusOn } from '../tools/focus.ts';

/** This moment of the journal, kept for later differences. An agent that may not write keeps none. */
export async function journalMoment(
  call: ToolCall,
  entity: Entity,
  of: { readonly kind: JournalSnapshot['kind']; readonly name?: string },
): Promise<Pick<ToolReply, 'snapshot'>> {
  if (!call.caller.rights.has('write')) return {};
  return {
    snapshot: {
      snapshot_id: call.turn.newId(),
      kind: of.kind,
      name: of.name ?? null,
      root_id: objectId(entity),
      journal_seq: await call.tx.journalSeq(),
      actor: call.actor,
      created_at: call.now,
    },
  };
}

/**
 * Puts the focus on what is resumed, where the call asks for it in so many words: `read_only` must
 * be false. Left out, nothing moves: no tool changes the focus silently (T-focus-silent).
 */
export async function restoredFocus(
  call: ToolCall,
  entity: Entity,
  readOnly: boolean | undefined,
): Promise<Pick<ToolReply, 'focus'> & { readonly told: Record<string, unknown> }> {
  if (readOnly !== false || !call.caller.rights.has('write')) return { told: {} };
  const previous = await focusOf(call);
  if (previous === entityId(entity)) return { told: {} };
  return {
    told: { focus_restored: true, focus_previous: previous },
    focus: focusOn(call, entity),
  };
}
