import type { Message } from '@planerka/contracts';
import { tell } from '@planerka/texts';
import { mayManageMembers, membersRefused } from '../access/may-manage-members.ts';
import type { TappedOp } from '../reply/button-op.ts';
import type { ReplyPart } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import {
  askRemoveMember,
  askRevokeInvitations,
  findMember,
  memberCard,
  memberList,
} from './member-list.ts';
import { removeMember } from './remove-member.ts';

type MemberTap = Extract<TappedOp, { type: 'members' | 'member' }>;

interface Done {
  /** The tapped message as the tap leaves it; null when what it was about is gone. */
  readonly step: ReplyPart | null;
  readonly toast?: Message;
}

/** A tap below /members: the message is edited in place. Whether the person may is asked again. */
export async function tapMember(ctx: BotContext, tap: MemberTap): Promise<void> {
  const { turn } = ctx;
  if (!mayManageMembers(ctx)) return turn.say(...turn.tapAnswer(membersRefused(ctx)));
  const edits = ctx.callbackQuery?.message?.message_id;
  const { step, toast = null } = await carryOut(ctx, tap, edits);
  turn.say(...turn.tapAnswer(step === null ? tell('tap_gone') : toast));
  turn.say(step ?? (await memberList(ctx, { edits })));
}

async function carryOut(ctx: BotContext, tap: MemberTap, edits?: number): Promise<Done> {
  const { store, me } = ctx.services;
  if (tap.type === 'members') {
    if (tap.act === 'list') return { step: await memberList(ctx, { page: tap.page ?? 0, edits }) };
    if (tap.act === 'ask_revoke') {
      const open = await store.members.openInvitations(me.id);
      return { step: open === 0 ? null : askRevokeInvitations(open, edits) };
    }
    await store.members.revokeInvitations(me.id);
    return { step: await memberList(ctx, { edits }), toast: tell('invitations_revoked') };
  }
  if (tap.act === 'remove') {
    if (!(await removeMember(ctx, tap.user))) return { step: null };
    return { step: await memberList(ctx, { edits }), toast: tell('member_removed') };
  }
  const member = await findMember(ctx, tap.user);
  if (member === null) return { step: null };
  const ask = tap.act === 'ask_remove';
  return { step: ask ? askRemoveMember(member, edits) : memberCard(member, edits) };
}
