import { type Message, readEntityId } from '@planerka/contracts';
import { type Day, isClosed, say } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';

/** A person reads no more of them. */
const ITEMS_MAX = 5;

/**
 * The order of the day that an agent has suggested last, under its name: what is open of it, and nothing
 * that could be taken, for it has no hours. Empty where there is none.
 */
export async function adviceFor(turn: Turn, day: Day): Promise<Message[]> {
  const advised = await turn.tx.advisedDay(day);
  if (advised === null) return [];
  const ranked = advised.preview.items.toSorted((a, b) => a.rank - b.rank);
  const numbers = ranked.map(({ todoId }) => readEntityId(todoId)?.number ?? 0);
  const found = await turn.numbered(numbers.map((number) => ({ kind: 'task', number })));
  const items = ranked.flatMap(({ timeEstimateMin: minutes, rationale }, index) => {
    const target = found[index];
    if (target?.kind !== 'task' || isClosed(target.row)) return [];
    const { number, title } = target.row;
    return [{ task: number, title, minutes, rationale }];
  });
  if (items.length === 0) return [];
  const told = items.slice(0, ITEMS_MAX);
  const besides = items.length - told.length;
  return [say('day_plan_advised', { day, agent: advised.agent, items: told, besides })];
}
