import type { BotServices } from './services.ts';

/** A model was asked once for this person. */
export async function countModel(
  { meter, store, me }: Pick<BotServices, 'meter' | 'store' | 'me'>,
  userId: number,
): Promise<void> {
  meter.count('model');
  await store.usage.add(me.id, userId, { model_calls: 1 });
}
