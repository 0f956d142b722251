import type { BotCommand, Chat, Message, User } from '@grammyjs/types';
import type { QueuedUpdate, UpdateType } from '../updates/update-queue.ts';
import type { BotState } from './bot-state.ts';
import type { MemberStatus, TopicRecord } from './chats.ts';
import type { FileRecord } from './files.ts';

/** A world as JSON: who and what exists, and what the bot has still to read. */
export interface WorldSnapshot {
  readonly version: 1;
  readonly nextIdentifier: number;
  readonly nextUpdateId: number;
  readonly lastMessageId: number;
  readonly allowedUpdates: readonly UpdateType[];
  readonly pending: readonly QueuedUpdate[];
  readonly users: readonly User[];
  readonly chats: readonly ChatSnapshot[];
  readonly files: readonly FileSnapshot[];
  readonly commands: readonly (readonly [scope: string, commands: readonly BotCommand[]])[];
}

interface ChatSnapshot {
  readonly chat: Chat;
  readonly members: readonly (readonly [userId: number, status: MemberStatus])[];
  readonly topics: readonly TopicRecord[];
  readonly messages: readonly Message[];
  readonly lastMessageId: number;
  readonly upgradedTo: number | null;
}

interface FileSnapshot {
  readonly fileId: string;
  readonly fileUniqueId: string;
  readonly size: number;
  readonly path: string;
  /** Base64; `null` for a file that is too large to be kept, or whose bytes are kept apart. */
  readonly bytes: string | null;
}

const KEPT_MESSAGES = 500;
export const KEPT_FILE_BYTES = 1024 * 1024;

/**
 * Writes the world down: the last 500 messages of each chat, and files up to 1 MiB (larger ones
 * are known afterwards and cannot be downloaded). `bytes`: of files, inside as Base64 or left out.
 */
export function takeSnapshot(state: BotState, bytes: 'inside' | 'apart'): WorldSnapshot {
  return {
    version: 1,
    nextIdentifier: state.identifiers.next,
    nextUpdateId: state.updates.nextId,
    lastMessageId: state.chats.lastMessageId,
    allowedUpdates: state.updates.allowed,
    pending: state.updates.pending,
    users: [...state.chats.users.values()],
    chats: [...state.chats.records.values()].map((record) => ({
      chat: record.chat,
      members: [...record.members],
      topics: [...record.topics.values()],
      messages: [...record.messages.values()].slice(-KEPT_MESSAGES),
      lastMessageId: record.lastMessageId,
      upgradedTo: record.upgradedTo ?? null,
    })),
    files: [...state.files.byId.values()].map((file) => ({
      fileId: file.fileId,
      fileUniqueId: file.fileUniqueId,
      size: file.size,
      path: file.path,
      bytes: bytes === 'apart' || file.bytes.length > KEPT_FILE_BYTES ? null : inBase64(file),
    })),
    commands: [...state.profile.commands],
  };
}

const inBase64 = ({ bytes }: FileRecord): string => Buffer.from(bytes).toString('base64');

/** Brings a world back into a fresh state. */
export function restoreSnapshot(state: BotState, snapshot: WorldSnapshot): void {
  state.chats.lastMessageId = snapshot.lastMessageId;
  state.updates.allowed = snapshot.allowedUpdates;
  state.updates.restore(snapshot.nextUpdateId, snapshot.pending);
  for (const user of snapshot.users) state.chats.users.set(user.id, user);
  for (const saved of snapshot.chats) {
    const record = state.chats.add(saved.chat, saved.members);
    record.lastMessageId = saved.lastMessageId;
    record.upgradedTo = saved.upgradedTo ?? undefined;
    for (const topic of saved.topics) record.topics.set(topic.id, { ...topic });
    for (const message of saved.messages) record.messages.set(message.message_id, message);
  }
  for (const { bytes, ...file } of snapshot.files) {
    state.files.restore({
      ...file,
      bytes: Buffer.from(bytes ?? '', 'base64'),
      available: bytes !== null,
      linkUntil: 0,
    });
  }
  for (const [scope, commands] of snapshot.commands) state.profile.commands.set(scope, commands);
}
