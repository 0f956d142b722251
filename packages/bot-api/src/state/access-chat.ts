import { badRequest, forbidden } from '../failure.ts';
import type { BotState } from './bot-state.ts';
import { type ChatRecord, isInChat } from './chats.ts';

/** What a method wants of a chat; each includes the ones before it. */
export type ChatAccess = 'read' | 'edit' | 'write';

/**
 * The chat a method names, if the bot may do this there.
 * @throws ApiFailure 400 or 403, with the texts and the order of the official server's checks.
 */
export function accessChat(
  state: BotState,
  chatId: number | string | undefined,
  access: ChatAccess,
): ChatRecord {
  if (chatId === undefined || chatId === '') throw badRequest('chat_id is empty');
  const record = state.chats.find(chatId);
  if (!record) throw missingChat(state, chatId);
  switch (record.chat.type) {
    case 'private':
      checkPrivate(state, record, access);
      break;
    case 'group':
      checkGroup(state, record, access);
      break;
    case 'supergroup':
    case 'channel':
      checkSupergroup(state, record, access);
      break;
  }
  return record;
}

function missingChat(state: BotState, chatId: number | string): Error {
  // A bot knows the members of its groups, but only they can open a private chat with it.
  const known = [...state.chats.records.values()].some(({ members }) =>
    members.has(Number(chatId)),
  );
  return known
    ? forbidden("bot can't initiate conversation with a user")
    : badRequest('chat not found');
}

function checkPrivate(state: BotState, { members }: ChatRecord, access: ChatAccess): void {
  if (access !== 'read' && members.get(state.bot.id) === 'kicked') {
    throw forbidden('bot was blocked by the user');
  }
}

function checkGroup(state: BotState, record: ChatRecord, access: ChatAccess): void {
  if (record.upgradedTo !== undefined) {
    if (access !== 'write') return;
    throw badRequest('group chat was upgraded to a supergroup chat', {
      migrate_to_chat_id: record.upgradedTo,
    });
  }
  const status = record.members.get(state.bot.id);
  if (access === 'read' || isInChat(status)) return;
  throw status === 'kicked'
    ? forbidden('bot was kicked from the group chat')
    : forbidden('bot is not a member of the group chat');
}

function checkSupergroup(state: BotState, { chat, members }: ChatRecord, access: ChatAccess): void {
  const status = members.get(state.bot.id);
  if (status === 'kicked') throw forbidden(`bot was kicked from the ${chat.type} chat`);
  const isPublic = chat.username !== undefined;
  if (isInChat(status) || (isPublic && access === 'read')) return;
  throw forbidden(`bot is not a member of the ${chat.type} chat`);
}
