import type { InterpretResponse, ObjectHandle } from '@planerka/contracts';
import { nameFacts, say } from '@planerka/plan';
import { cardSteps } from '../cards/show-card.ts';
import { answerSteps } from '../queries/answer-steps.ts';
import { type ReplyPart, text } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { surfaceSteps } from './surface-steps.ts';

/** The answer to what was asked in one breath with an order, as the plan is before that. */
export async function askedBefore(
  ctx: BotContext,
  reading: InterpretResponse | null,
): Promise<ReplyPart[]> {
  const isBeside = reading?.kind === 'commands' || reading?.kind === 'operations';
  if (!isBeside || !reading.query || reading.query_follows) return [];
  return await answerSteps(ctx, reading.query, 0);
}

/** The answer to what was asked behind an order: as the plan is when the order is carried out. */
export async function askedBehind(
  { turn }: BotContext,
  reading: InterpretResponse | null,
): Promise<ReplyPart[]> {
  if (!reading?.query || reading.query_follows !== true) return [];
  const { update_id, thread, actor } = turn.update;
  const surface_id = `${reading.query.type}:${update_id}`;
  const view = { query: reading.query, page: 0 };
  const workspace = await turn.workspace();
  return [{ kind: 'redraw', message_id: null, surface_id, view, workspace, thread, actor }];
}

/**
 * What a message is told without anything being written: an answer to its question, the objects it names.
 * `offered`: the candidates that the interpreter was given.
 */
export async function readOnlySteps(
  ctx: BotContext,
  reading: InterpretResponse | null,
  refs: readonly ObjectHandle[],
  offered: readonly ObjectHandle[],
): Promise<ReplyPart[]> {
  const { turn, services } = ctx;
  const view = services.reader.view(await turn.workspace());
  if (reading?.kind === 'query' && reading.query) {
    const { query, query_also: also } = reading;
    return [
      ...(await answerSteps(ctx, query, 0)),
      ...(also ? await answerSteps(ctx, also, 0) : []),
      ...(await surfaceSteps(ctx, reading, offered)),
    ];
  }
  if (reading !== null) return await surfaceSteps(ctx, reading, offered);
  if (refs.length === 0) return [];
  const [first, ...more] = refs;
  if (first && more.length === 0) return await cardSteps(ctx, view, first);
  const targets = await Promise.all(refs.map(({ kind, number }) => view.byNumber(kind, number)));
  const lines = targets.flatMap((target) =>
    target ? [say('object_name', { object: nameFacts(target) })] : [],
  );
  return lines.length === 0 ? [] : [text(lines, { shown: { objects: refs } })];
}
