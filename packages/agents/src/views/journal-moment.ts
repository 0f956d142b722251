import { type Entity, rootIdOf } from '../names.ts';
import type { JournalSnapshot } from '@planerka/runtime';
import type { ToolReply } from '../tool-handler.ts';
import { focusOf } from '../tools/focus.ts';
import { entityId } from '../names.ts';
import type { Work } from '../work.ts';

/** This moment of the journal, kept for later differences. An agent that may not write keeps none. */
export async function journalMoment(
  work: Work,
  entity: Entity,
  of: { readonly kind: JournalSnapshot['kind']; readonly name?: string },
): Promise<Pick<ToolReply, 'snapshot'>> {
  if (!work.caller.rights.has('write')) return {};
  return {
    snapshot: {
      snapshot_id: work.turn.newId(),
      kind: of.kind,
      name: of.name ?? null,
      root_id: rootIdOf(entity),
      journal_seq: await work.tx.journalSeq(),
      actor: work.actor,
      created_at: work.now,
    },
  };
}

/**
 * Puts the focus on what is resumed, where the call asks for it in so many words: `read_only` must
 * be false. Left out, nothing moves: no tool changes the focus silently (T-focus-silent).
 */
export async function restoredFocus(
  work: Work,
  entity: Entity,
  readOnly: boolean | undefined,
): Promise<Pick<ToolReply, 'focus'> & { readonly told: Record<string, unknown> }> {
  if (readOnly !== false || !work.caller.rights.has('write')) return { told: {} };
  const previous = await focusOf(work);
  if (previous === entityId(entity)) return { told: {} };
  return {
    told: { focus_restored: true, focus_previous: previous },
    focus: {
      object_kind: entity.kind,
      object_id: rootIdOf(entity),
      actor: work.actor,
      set_at: work.now,
    },
  };
}
