import { readMessageText } from '../text/read-text.ts';
import type { MethodTable } from './method-table.ts';
import { sendContent } from './send-content.ts';

/** Methods that send a message of words. */
export const sendingMethods = {
  sendMessage(state, args) {
    const { text, entities } = readMessageText(args);
    return sendContent(state, args, {
      text,
      ...(entities.length > 0 && { entities: [...entities] }),
      ...(args.link_preview_options && { link_preview_options: args.link_preview_options }),
    });
  },
} satisfies MethodTable;
