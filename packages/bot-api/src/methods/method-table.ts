import type { ApiMethods, Message, Opts } from '@grammyjs/types';
import type { Upload } from '../requests/upload.ts';
import type { MethodName } from '../schema/method-schemas.ts';
import type { BotState } from '../state/bot-state.ts';

/** A result that is JSON already and goes out as it is. */
export class ReadyJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** What a handler needs besides its parameters. */
export interface MethodCall {
  /** Files of a multipart request by their field; parameters refer to them as `attach://field`. */
  readonly files: ReadonlyMap<string, Upload>;
  /** Aborted when the bot hangs up before it is answered. */
  readonly signal: AbortSignal;
}

/** The parameters of a method, checked against its schema before a handler sees them. */
type Arguments<M extends MethodName> = Opts<string>[M];

/** The types package narrows messages by their content, which a chat's history cannot know. */
type AnyMessage<R> = R extends { message_id: number; chat: unknown } ? Message : R;

type Result<M extends MethodName> = AnyMessage<ReturnType<ApiMethods<string>[M]>>;

/** Any number of methods; each is one entry, its parameters and result typed by Telegram's types. */
export type MethodTable = {
  readonly [M in MethodName]?: (
    state: BotState,
    args: Arguments<M>,
    call: MethodCall,
  ) => Result<M> | ReadyJson | Promise<Result<M> | ReadyJson>;
};
