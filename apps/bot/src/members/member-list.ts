import { type Message, verbatim } from '@planerka/contracts';
import type { Member } from '@planerka/db';
import { say } from '@planerka/plan';
import { tell } from '@planerka/texts';
import { button, type ReplyPart, text } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';

/** People of one page; each costs a question to Telegram what they are called now. */
const PAGE = 10;
const NAME_MAX = 64;

/** A member under the name by which Telegram knows them now. */
export interface NamedMember extends Member {
  readonly name: string;
}

/** Everybody who may use the bot, in pages; `edits`: in place. */
export async function memberList(
  ctx: BotContext,
  { page = 0, edits }: { readonly page?: number; readonly edits?: number | undefined } = {},
): Promise<ReplyPart> {
  const { store, me } = ctx.services;
  const members = await store.members.list(me.id);
  const last = Math.max(0, Math.ceil(members.length / PAGE) - 1);
  const shown = Math.min(page, last);
  const here = await named(ctx, members.slice(shown * PAGE, (shown + 1) * PAGE));
  const open = await store.members.openInvitations(me.id);
  const said = [
    tell('members_title', { count: members.length }),
    ...here.map((member, index) => factsOf(member, shown * PAGE + index + 1)),
    ...(members.length === 1 ? [tell('members_alone')] : []),
    ...(open === 0 ? [] : [say('blank', {}), tell('invitations_open', { count: open })]),
  ];
  const turns = [
    ...(shown > 0 ? [listButton(tell('label_back'), shown - 1)] : []),
    ...(shown < last ? [listButton(tell('label_on'), shown + 1)] : []),
  ];
  const links = button(tell('label_revoke_invitations'), { type: 'members', act: 'ask_revoke' });
  return text(said, {
    flow: here.flatMap(({ role, name, user_id: user }) =>
      role === 'owner' ? [] : [button(verbatim(name), { type: 'member', act: 'show', user })],
    ),
    buttons: [turns, open === 0 ? [] : [links]].filter((row) => row.length > 0),
    edits,
  });
}

/** The member with this id under their name; null when they are none any more. */
export async function findMember(ctx: BotContext, userId: number): Promise<NamedMember | null> {
  const { store, me } = ctx.services;
  const members = await store.members.list(me.id);
  const [found = null] = await named(
    ctx,
    members.filter(({ user_id: id, role }) => id === userId && role === 'member'),
  );
  return found;
}

/** One member: when they came and wrote last, whose keys go with them, and the way out. */
export function memberCard(member: NamedMember, edits?: number): ReplyPart {
  const { user_id: user } = member;
  return text(factsOf(member, null), {
    buttons: [
      [
        button(tell('label_remove_member'), { type: 'member', act: 'ask_remove', user }),
        listButton(tell('label_all_members'), 0),
      ],
    ],
    edits,
  });
}

/** One yes or no before somebody is out. */
export function askRemoveMember(member: NamedMember, edits?: number): ReplyPart {
  const { name, agents, user_id: user } = member;
  const yes = button(tell('label_remove_member_yes'), { type: 'member', act: 'remove', user });
  const no = button(say('no', {}), { type: 'member', act: 'show', user });
  return text(tell('ask_remove_member', { name, agents }), { buttons: [[yes, no]], edits });
}

/** One yes or no before links that were sent admit nobody any more. */
export function askRevokeInvitations(count: number, edits?: number): ReplyPart {
  const yes = button(tell('label_revoke_yes'), { type: 'members', act: 'revoke' });
  return text(tell('ask_revoke_invitations', { count }), {
    buttons: [[yes, listButton(say('no', {}), 0)]],
    edits,
  });
}

function listButton(label: Message, page: number) {
  return button(label, { type: 'members', act: 'list', page });
}

function factsOf(member: NamedMember, position: number | null): Message {
  const { name, role, since, last_at, agents } = member;
  return tell('member_facts', { position, name, role, since, last_at, agents });
}

async function named(ctx: BotContext, members: readonly Member[]): Promise<NamedMember[]> {
  return await Promise.all(
    members.map(async (member) => ({ ...member, name: await nameOf(ctx, member.user_id) })),
  );
}

/** What a person calls themselves now; their id where Telegram does not say. */
async function nameOf({ services }: BotContext, userId: number): Promise<string> {
  try {
    const chat = await services.api.getChat(userId);
    const name = [chat.first_name, chat.last_name].filter((part) => part !== undefined).join(' ');
    const one = name.replace(/[\p{C}\s]+/gu, ' ').trim();
    return one === '' ? String(userId) : one.slice(0, NAME_MAX);
  } catch {
    return String(userId);
  }
}
