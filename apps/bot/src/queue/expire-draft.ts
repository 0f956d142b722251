import { type ExpireDraft, replyWrite } from '@planerka/db';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import { storedReply } from '../reply/stored-reply.ts';
import { frameOf } from '../turn/frame-of.ts';
import type { BotServices } from '../turn/services.ts';

const THREAD = /^telegram:(\d+):(-?\d+):(\d+)$/;

/**
 * The timer of a question that is open or was set aside for a newer one: when its 15 minutes are over
 * the draft goes, and the person's own words are quoted back in the chat where they were said.
 */
export async function expireDraft(
  services: BotServices,
  job: ExpireDraft,
  wakeSender: () => void,
): Promise<void> {
  const draft = await services.reader.draft(job.workspace_id, job.draft_id);
  if (draft === null || (draft.state !== 'open' && draft.state !== 'waiting')) return;
  const where = THREAD.exec(draft.thread);
  const context = {
    workspace: job.workspace_id,
    actor: { id: draft.actor, may_undo_others: false },
    thread: draft.thread,
    door: 'timer',
    traceId: `expire:${draft.draft_id}`,
  };
  // The key names the deadline: a question that was asked again expires again.
  const key = `expire:${draft.draft_id}:${draft.expires_at ?? ''}`;
  await services.runtime.propose(
    context,
    [{ type: 'expire', key, draft_id: draft.draft_id }],
    (tx, outcomes, fresh) => {
      const told = outcomes.filter(
        (outcome) => outcome.status === 'refused' && outcome.code === 'DRAFT_EXPIRED',
      );
      if (!fresh || told.length === 0 || !where || Number(where[1]) !== services.me.id) return;
      const topic = Number(where[3]);
      const place = {
        chatId: Number(where[2]),
        topicId: topic === 0 ? null : topic,
        replyTo: null,
        frame: frameOf(services, services.defaultTimezone),
        traceId: context.traceId,
        awaited: false,
      };
      const stored = storedReply(services, place, outcomeSteps(told, null));
      if (!stored) return;
      const { reply, buttons } = stored;
      const sender = { botId: services.me.id, process: services.store.process };
      tx.attach(replyWrite(sender, reply, buttons));
    },
  );
  wakeSender();
}
