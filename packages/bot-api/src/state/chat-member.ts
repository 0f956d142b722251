import type { ChatMember, User } from '@grammyjs/types';
import type { MemberStatus } from './chats.ts';

const RIGHTS = {
  is_anonymous: false,
  can_manage_chat: true,
  can_delete_messages: true,
  can_manage_video_chats: true,
  can_restrict_members: true,
  can_promote_members: false,
  can_change_info: true,
  can_invite_users: true,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
  can_pin_messages: true,
  can_manage_topics: true,
  can_send_welcome_messages: false,
};

/** A member as getChatMember and membership updates show it; administrators may do all usual things. */
export function chatMember(user: User, status: MemberStatus): ChatMember {
  switch (status) {
    case 'creator':
      return { status, user, is_anonymous: false };
    case 'administrator':
      return { status, user, can_be_edited: false, ...RIGHTS };
    case 'kicked':
      return { status, user, until_date: 0 };
    case 'member':
    case 'left':
      return { status, user };
  }
}
