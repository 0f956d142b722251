import type { BotApiServer } from '@planerka/bot-api';
import { answered } from '../rig/answered.ts';

/** How many people say how much at once. */
export interface CrowdSize {
  readonly people: number;
  readonly messagesEach: number;
  /** How often they do so before anything is measured. */
  readonly warmUpRounds: number;
}

/** Resolves once so many more messages have gone out; `each` hears to which chat. */
export function answers(
  server: BotApiServer,
  total: number,
  each?: (chat: number) => void,
): Promise<void> {
  let left = total;
  return new Promise<void>((resolve) => {
    const stop = server.world.subscribe((event) => {
      if (event.type !== 'call' || event.call.method !== 'sendMessage') return;
      each?.(Number(event.call.args['chat_id']));
      left -= 1;
      if (left > 0) return;
      stop();
      resolve();
    });
  });
}

/** Messages per second from a crowd that speaks all at once until the last of them is answered. */
export async function crowd(server: BotApiServer, size: CrowdSize): Promise<number> {
  const people = Array.from({ length: size.people }, () => server.world.createPerson());
  const total = size.people * size.messagesEach;
  const started = performance.now();
  const answered = answers(server, total);
  for (let turn = 0; turn < size.messagesEach; turn += 1) {
    for (const person of people) person.says(`Создай задачу купить молоко ${turn}`);
  }
  await answered;
  return (total * 1000) / (performance.now() - started);
}

/** Until everything that a message needs has been run often. */
export async function warmUp(server: BotApiServer, size: CrowdSize): Promise<void> {
  const person = server.world.createPerson();
  await answered(server.world, person.says('Создай задачу купить хлеб'), { timeoutMs: 60_000 });
  for (let round = 0; round < size.warmUpRounds; round += 1) await crowd(server, size);
}
