export type { Chat, InlineKeyboardButton, Message, User } from '@grammyjs/types';
export {
  type BotApiServer,
  type BotApiServerOptions,
  createBotApiServer,
} from './create-bot-api-server.ts';
export type { ApiCall } from './events/call-log.ts';
export type { CallbackAnswer } from './events/callbacks.ts';
export type { WorldEvent, WorldListener } from './events/events.ts';
export type {
  CallFault,
  Fault,
  FaultScope,
  Faults,
  PlannedFault,
  UpdateFault,
} from './faults/faults.ts';
export type { MemberStatus } from './state/chats.ts';
export { type FloodLimitOptions, TELEGRAM_LIMITS } from './state/flood-limits.ts';
export type { WorldSnapshot } from './state/snapshot.ts';
export type { ChatReference } from './world/chat-reference.ts';
export type { Group } from './world/group.ts';
export type { Person } from './world/person.ts';
export type { ChatPlace } from './world/say.ts';
export type {
  AudioFile,
  DocumentFile,
  PhotoFile,
  VideoNoteFile,
  VoiceFile,
} from './world/sent-media.ts';
export type { SentTap, TappedButton } from './world/tap.ts';
export type { WaitOptions } from './world/wait-until.ts';
export type { MessageWait, NewGroup, NewPerson, World } from './world/world.ts';
