import { type MethodName, type MethodSchema, methodSchemas } from '../schema/method-schemas.ts';
import type { BotState } from '../state/bot-state.ts';
import { callbackMethods } from './callbacks.ts';
import { chatMethods } from './chats.ts';
import { copyMethods } from './copying.ts';
import { editingMethods } from './editing.ts';
import { fileMethods } from './files.ts';
import { mediaMethods } from './media.ts';
import type { MethodCall, MethodTable } from './method-table.ts';
import { profileMethods } from './profile.ts';
import { sendingMethods } from './sending.ts';
import { topicMethods } from './topics.ts';
import { updateMethods } from './updates.ts';

/** Every method this server plays. */
const PLAYED: MethodTable = {
  ...updateMethods,
  ...sendingMethods,
  ...editingMethods,
  ...callbackMethods,
  ...fileMethods,
  ...mediaMethods,
  ...copyMethods,
  ...profileMethods,
  ...chatMethods,
  ...topicMethods,
};

/** A handler whose parameters have been checked, whatever its method. */
type Handler = (state: BotState, args: never, call: MethodCall) => unknown;

export interface KnownMethod {
  readonly name: MethodName;
  readonly schema: MethodSchema;
  /** Missing for methods that Telegram has and this server does not play. */
  readonly handle: Handler | undefined;
}

const known = new Map<string, KnownMethod>();

/** Looks a method up, in whatever case it is written. */
export function findMethod(written: string): KnownMethod | undefined {
  const key = written.toLowerCase();
  const found = known.get(key);
  if (found) return found;
  const method = methodSchemas().methods.get(key);
  if (!method) return undefined;
  const entry: KnownMethod = { ...method, handle: PLAYED[method.name] };
  known.set(key, entry);
  return entry;
}
