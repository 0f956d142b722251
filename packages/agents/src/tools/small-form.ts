import { isJsonObject, type JsonObject } from '@planerka/contracts';
import { excerptOfBytes } from '../excerpt-of-bytes.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';

/** A title in the small form: the caller has just given it whole. */
const TITLE_MAX_BYTES = 60;

/**
 * A macro that says of its own part no more than there is room for, unless the view that it brings is
 * asked for in full: titles short, and of what was thought how many cards it became.
 */
export function inSmallForm<Input>(
  macro: (call: ToolCall, input: Input) => Promise<ToolReply>,
): (call: ToolCall, input: Input) => Promise<ToolReply> {
  return async (call, input) => {
    const reply = await macro(call, input);
    if (reply.follow_up?.args['view'] === 'full') return reply;
    const { think_pipeline: thought, ...result } = reply.result;
    const counted = isJsonObject(thought) ? { think_pipeline: countedCards(thought) } : {};
    return { ...reply, result: { ...shortTitles(result), ...counted } };
  };
}

function countedCards({ cards, note }: JsonObject): JsonObject {
  return {
    cards: Array.isArray(cards) ? cards.length : 0,
    ...(note === undefined ? {} : { notes: 1 }),
  };
}

function shortTitles(value: JsonObject): Record<string, unknown> {
  const short = (key: string, each: unknown): unknown => {
    if (key === 'title' && typeof each === 'string') return excerptOfBytes(each, TITLE_MAX_BYTES);
    if (Array.isArray(each)) return each.map((item) => short(key, item));
    return isJsonObject(each) ? shortTitles(each) : each;
  };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, short(key, each)]));
}
