import { say } from '@planerka/plan';
import { CITIES, tell } from '@planerka/texts';
import { eraseChat } from '@planerka/db';
import { mayManageAgents } from '../access/may-manage-agents.ts';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import { type Button, text } from '../reply/reply.ts';
import { makeAgent } from '../agents/make-agent.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { answer } from '../turn/tapped-message.ts';
import { ask, formButton, hasDigit, sayTo } from './ask-settings.ts';
import { formAnswer, type FormConversation } from './form-answer.ts';
import { readTimes } from './read-times.ts';
import { readZone } from './read-zone.ts';

/** No city has a longer name: more words are a command, which goes its ordinary way. */
const CITY_WORDS_MAX = 4;

/** The zone of the workspace: a city's button, a city's name, or an IANA name. */
export async function zone(conversation: FormConversation): Promise<void> {
  const cities = CITIES.map(([, timezone]) =>
    formButton(tell('label_city', { timezone }), `zone:${timezone}`),
  );
  const rows: Button[][] = [];
  for (let index = 0; index < cities.length; index += 3) rows.push(cities.slice(index, index + 3));
  await ask(
    conversation,
    {
      text: tell('ask_zone'),
      unread: tell('bad_zone_answer'),
      isAnswer: (words) => words.split(/\s+/).length <= CITY_WORDS_MAX,
      buttons: rows,
    },
    (answer) => {
      const words = answer.kind === 'tap' ? answer.data.replace(/^zone:/, '') : answer.text;
      const timezone = readZone(words);
      return timezone === null ? null : { timezone };
    },
  );
}

/** The hours in which free slots are offered. */
export async function hours(conversation: FormConversation): Promise<void> {
  await ask(
    conversation,
    { text: tell('ask_hours'), unread: tell('bad_hours_answer'), isAnswer: hasDigit },
    (answer) => {
      const [from, to, ...more] = answer.kind === 'text' ? readTimes(answer.text) : [];
      if (from === undefined || to === undefined || more.length > 0 || from >= to) return null;
      return { working_hours: { from, to } };
    },
  );
}

/** What "утром", "днём" and "вечером" mean to this person. */
export async function dayparts(conversation: FormConversation): Promise<void> {
  await ask(
    conversation,
    { text: tell('ask_dayparts'), unread: tell('bad_dayparts_answer'), isAnswer: hasDigit },
    (answer) => {
      const times = answer.kind === 'text' ? readTimes(answer.text) : [];
      const [morning, afternoon, evening] = times;
      const rising = times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time);
      if (times.length !== 3 || !rising) return null;
      if (morning === undefined || afternoon === undefined || evening === undefined) return null;
      return { dayparts: { morning, afternoon, evening } };
    },
  );
}

/** Everything of a person, removed for good after one clear yes. */
export async function erase(conversation: FormConversation): Promise<void> {
  const group = await conversation.external(({ turn }) => turn.place.isGroup);
  if (group) {
    await sayTo(conversation, tell('erase_not_here'));
    return;
  }
  const buttons = [
    [formButton(tell('label_erase_yes'), 'erase:yes'), formButton(say('no', {}), 'erase:no')],
  ];
  await sayTo(conversation, tell('ask_erase'), buttons);
  // Only a tap answers: words are carried out, and nothing is erased by them.
  const answer = await formAnswer(conversation, () => false);
  if (answer.kind === 'tap' && answer.data === 'erase:yes') {
    await conversation.external(({ turn }) => turn.keepErasure());
    return;
  }
  await sayTo(conversation, tell('not_erased'));
}

/** What the form that has just ended asked for; done by the update's own transaction. */
export async function carryOutForm(ctx: BotContext): Promise<void> {
  const { turn, services } = ctx;
  if (turn.erasure) {
    const { chatId, userId } = turn.place;
    if (turn.tapId !== null) {
      turn.say(answer(turn.tapId, null));
    }
    turn.say(text(tell('erased')));
    const who = { botId: services.me.id, chatId, userId, actor: turn.actor };
    await turn.erase((trx) => eraseChat(trx, { ...who, keepUpdateId: turn.update.update_id }));
    return;
  }
  if (turn.newAgent !== null) {
    // Minutes may have passed since the form was opened.
    if (await mayManageAgents(ctx)) await makeAgent(ctx, turn.newAgent);
    else
      turn.say(text(turn.place.isGroup ? tell('agents_admins_only') : tell('agents_owner_only')));
    await turn.finish();
    return;
  }
  const { proposal } = turn;
  if (proposal) {
    if (turn.tapId !== null) {
      turn.say(answer(turn.tapId, null));
    }
    await turn.propose([proposal], {
      answer: (outcomes, fresh) => (fresh ? outcomeSteps(outcomes, null) : []),
    });
    return;
  }
  await turn.finish();
}
