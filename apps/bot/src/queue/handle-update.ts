import type { ClaimedUpdate } from '@planerka/db';
import { tell } from '@planerka/texts';
import { type Access, checkAccess } from '../access/check-access.ts';
import { carryOutForm } from '../forms/carry-out-form.ts';
import { formPass } from '../forms/form-pass.ts';
import { handleEdited } from '../handlers/edited.ts';
import { handleMessage } from '../handlers/message.ts';
import { handleTap, pressByWords } from '../handlers/tap.ts';
import { readButtonOp, type TappedOp } from '../reply/button-op.ts';
import { text } from '../reply/reply.ts';
import { broughtInvitation } from '../secrets/invitation.ts';
import { botCommands } from '../slash-commands/bot-commands.ts';
import { soundOf } from '../speech/transcribe-message.ts';
import { addressedText, readSlashCommand } from '../telegram/addressing.ts';
import { placeOf } from '../telegram/place-of.ts';
import { Update } from '../telegram/update-shape.ts';
import type { Aside } from '../turn/aside.ts';
import { type BotContext, TurnContext } from '../turn/bot-context.ts';
import { inKnownZone, oddZoneOf, replaceOddZone } from '../turn/odd-zone.ts';
import { Parked } from '../turn/parked.ts';
import type { BotServices } from '../turn/services.ts';
import { UpdateTurn } from '../turn/update-turn.ts';
import { keepPace } from './put-off.ts';
import type { ParkedUpdate } from './waits.ts';

/**
 * Does one stored update from beginning to end: when it resolves with null, the update is finished and its
 * reply stored, in one transaction; otherwise it waits for a service's answer and is done anew with it. Short
 * waits for others go through `aside`. Throws when it has to be tried again.
 */
export async function handleUpdate(
  services: BotServices,
  claimed: ClaimedUpdate,
  aside: Aside,
): Promise<ParkedUpdate | null> {
  const parsed = Update.safeParse(claimed.body);
  const place = parsed.success ? placeOf(parsed.data) : null;
  if (!parsed.success || !place) {
    await services.store.finish(claimed, { reply: null, buttons: [] });
    return null;
  }
  const update = parsed.data;
  const query = update.callback_query;
  const tapped = query
    ? { id: query.id, op: await opOf(services, place.chatId, query.data) }
    : null;
  const known = update.message ? await withNewest(services, claimed, place.chatId, aside) : claimed;
  const sound = inKnownZone(known, services.defaultTimezone);
  const turn = new UpdateTurn(services, sound, place, tapped, aside);
  // The conversation controls that the type promises are added by the forms' own pass.
  const ctx = new TurnContext(services, update, turn) as BotContext;
  turn.press = (buttonId) => pressByWords(ctx, buttonId);
  // None appears any more; the failed try's own stays for the next one.
  try {
    await route(ctx, oddZoneOf(known));
    await turn.finish();
  } catch (error) {
    if (error instanceof Parked && error.asking) {
      const { waitsFor, asking } = error;
      // Nobody holds a slot for it by then.
      const settle = () => turn.placeholder.settle((wait) => wait());
      return { update: known, waitsFor, asking, settle };
    }
    await turn.placeholder.settle(aside);
    throw error;
  }
  await turn.placeholder.settle(aside);
  return null;
}

/**
 * With what a reply shows that was still on its way when the message was claimed. Whoever waits for Telegram
 * holds no worker.
 */
async function withNewest(
  services: BotServices,
  claimed: ClaimedUpdate,
  chatId: number,
  aside: Aside,
): Promise<ClaimedUpdate> {
  const { inHand } = services;
  if (!inHand.isSending(chatId)) return claimed;
  await aside(() => inHand.areOut(chatId));
  return { ...claimed, ...(await services.store.updates.shownFor(claimed)) };
}

async function opOf(
  services: BotServices,
  chatId: number,
  buttonId: string | undefined,
): Promise<TappedOp | null> {
  if (buttonId === undefined || buttonId.length > 64) return null;
  const stored = await services.store.buttons.find(services.me.id, chatId, buttonId);
  return readButtonOp(stored);
}

async function route(ctx: BotContext, oddZone: string | null): Promise<void> {
  const { turn, services, update } = ctx;
  const member = update.my_chat_member;
  if (member) {
    const left = ['kicked', 'left'].includes(member.new_chat_member.status);
    const { outbox } = services.store;
    if (left) await outbox.holdChat(services.me.id, turn.place.chatId);
    else await outbox.releaseChat(services.me.id, turn.place.chatId);
    return;
  }
  if (turn.update.blocked) {
    await services.store.outbox.releaseChat(services.me.id, turn.place.chatId);
  }
  const movedTo = update.message?.migrate_to_chat_id;
  if (movedTo !== undefined) {
    await services.directory.chatMigrated(services.me.id, turn.place.chatId, movedTo);
    return await services.store.outbox.moveChat(services.me.id, turn.place.chatId, movedTo);
  }
  if (!isForBot(ctx)) return;
  if (!(await isAdmitted(ctx))) return;
  const { updates } = services.store;
  await keepPace(turn.update, services.limits.messagesPerMinute, (update, most) =>
    updates.paceOf(update, most),
  );
  if (oddZone !== null) await replaceOddZone(ctx, oddZone);
  if (await formPass(ctx)) return await carryOutForm(ctx);
  await dispatch(ctx);
}

/** Is the update anything that the bot should react to at all? Silence costs nothing. */
function isForBot({ update, services, turn }: BotContext): boolean {
  if (update.callback_query) return true;
  const message = update.message ?? update.edited_message;
  if (!message) return false;
  return !turn.place.isGroup || addressedText(message, services.me) !== null;
}

async function isAdmitted(ctx: BotContext): Promise<boolean> {
  const { turn, services } = ctx;
  const command = readSlashCommand(ctx.message?.text ?? '');
  const invitation = command?.name === 'start' ? broughtInvitation(command.argument) : null;
  if (invitation !== null && services.allowed.kind === 'by_invitation') {
    const { userId } = turn.place;
    const admitted = await services.store.access.redeem(services.me.id, userId, invitation);
    if (admitted) {
      if (turn.update.role === 'removed') await letBack(ctx);
      turn.say(text(tell(admitted === 'owner' ? 'owner_now' : 'admitted')));
      return true;
    }
    if (turn.update.role !== 'owner' && turn.update.role !== 'member') {
      turn.say(text(tell('invite_expired')));
      return false;
    }
  }
  const access: Access = await checkAccess(ctx);
  if (access === 'stranger') turn.say(text(tell('stranger')));
  if (access !== 'granted') turn.say(...turn.tapAnswer(null));
  if (access !== 'granted') return false;
  services.notice.admit(turn.place.userId);
  // The environment admits whom an owner has once removed.
  if (turn.update.role === 'removed') await letBack(ctx);
  return true;
}

/** What was kept from a removed person comes again. */
async function letBack({ turn, services }: BotContext): Promise<void> {
  const { userId } = turn.place;
  await services.store.members.restore(services.me.id, userId);
  await services.store.outbox.releaseChat(services.me.id, userId);
}

async function dispatch(ctx: BotContext): Promise<void> {
  const { update, turn, services } = ctx;
  if (update.callback_query) return await handleTap(ctx);
  if (update.edited_message) {
    if (!soundOf(update.edited_message)) await handleEdited(ctx, update.edited_message);
    return;
  }
  const { message } = update;
  if (!message) return;
  const command = readSlashCommand(addressedText(message, services.me) ?? '');
  if (!command) return await handleMessage(ctx, message);
  const known = botCommands.find(({ name }) => name === command.name);
  if (known) await known.handle(ctx, command.argument);
  else turn.say(text(tell('unknown_command')));
}
