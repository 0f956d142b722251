import type { MethodTable } from './method-table.ts';

/** Methods that answer taps. */
export const callbackMethods = {
  answerCallbackQuery(state, args) {
    const answer = state.callbacks.answer(args.callback_query_id, {
      text: args.text === '' ? undefined : args.text,
      alert: args.show_alert ?? false,
      url: args.url,
    });
    state.events.emit({ type: 'callback_answered', answer });
    return true;
  },
} satisfies MethodTable;
