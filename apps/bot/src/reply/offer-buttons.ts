import type { Frame, Offer, Outcome } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { render } from '@planerka/texts';
import { type Button, button, type ReplyMessage } from './reply.ts';

type Offered = Extract<Outcome, { status: 'offered' }>;

/** A reply with the best of what could be done besides: one line, and one row of buttons under it. */
export function withChip(
  message: ReplyMessage,
  offers: readonly Offer[],
  frame: Frame,
): ReplyMessage {
  const [first, ...others] = offers;
  if (first === undefined) return message;
  const count = others.length;
  const more =
    count === 0 ? [] : [button(say('label_more_offers', { count }), suggestion(first, 'more'))];
  return {
    ...message,
    text: `${message.text}\n${render(say('offer', { offer: first }), frame)}`,
    buttons: [[take(first), decline(first), ...more], ...message.buttons],
  };
}

/** The buttons under offers that were asked for, or are asked about once more. */
export function offeredButtons({ confirms, offers }: Offered): Button[][] {
  const [first, ...others] = offers;
  if (first === undefined) return [];
  if (confirms) {
    const yes = button(say('yes', {}), suggestion(first, 'confirm'));
    return [[yes, button(say('no', {}), suggestion(first, 'reject'))]];
  }
  if (others.length === 0) return [[take(first), decline(first)]];
  return offers.map((offer, index) => {
    const label = say('label_take_numbered', { offer, position: index + 1 });
    return [button(label, suggestion(offer, 'accept')), decline(offer)];
  });
}

function take(offer: Offer): Button {
  return button(say('label_take_offer', { offer }), suggestion(offer, 'accept'));
}

function decline(offer: Offer): Button {
  return button(say('label_decline_offer', {}), suggestion(offer, 'reject'));
}

function suggestion({ suggestion_id: id }: Offer, act: 'accept' | 'confirm' | 'reject' | 'more') {
  return { type: 'suggestion', id, act } as const;
}
