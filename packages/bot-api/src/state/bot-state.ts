import type { User, UserFromGetMe } from '@grammyjs/types';
import type { Clock } from '../clock.ts';
import type { CallLog } from '../events/call-log.ts';
import type { Callbacks } from '../events/callbacks.ts';
import type { EventStream } from '../events/events.ts';
import type { Faults } from '../faults/faults.ts';
import type { Identifiers } from '../identifiers.ts';
import type { LongPoll } from '../updates/long-poll.ts';
import type { UpdateQueue } from '../updates/update-queue.ts';
import type { Webhook } from '../updates/webhook.ts';
import type { Chats } from './chats.ts';
import type { Files } from './files.ts';
import type { FloodLimits } from './flood-limits.ts';
import type { Profile } from './profile.ts';

/** Everything one bot's server knows; handlers of methods and the people of the world share it. */
export interface BotState {
  readonly token: string;
  /** As getMe tells it. */
  readonly me: UserFromGetMe;
  /** As messages and members show the bot. */
  readonly bot: User;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
  readonly events: EventStream;
  readonly chats: Chats;
  readonly files: Files;
  readonly callbacks: Callbacks;
  readonly profile: Profile;
  readonly updates: UpdateQueue;
  readonly longPoll: LongPoll;
  readonly webhook: Webhook;
  readonly faults: Faults;
  readonly flood: FloodLimits;
  readonly calls: CallLog;
  /** Set by logOut; every later call is refused. */
  loggedOut: boolean;
}
