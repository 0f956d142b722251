import { ApiFailure, badRequest } from '../failure.ts';
import { type MethodTable, ReadyJson } from './method-table.ts';

const LONGEST_POLL_SECONDS = 50;
const DEFAULT_CONNECTIONS = 40;

/** Methods that bring updates to the bot. */
export const updateMethods = {
  async getUpdates(state, args, call) {
    if (state.webhook.settings) {
      throw new ApiFailure(
        409,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      );
    }
    if (args.allowed_updates) state.updates.allowed = args.allowed_updates;
    const json = await state.longPoll.poll({
      offset: args.offset ?? 0,
      limit: args.limit ?? 100,
      timeoutSeconds: Math.min(args.timeout ?? 0, LONGEST_POLL_SECONDS),
      signal: call.signal,
    });
    return new ReadyJson(json);
  },

  setWebhook(state, args) {
    if (args.drop_pending_updates) state.updates.clear();
    if (args.url === '') {
      state.webhook.delete();
      return true;
    }
    // Plain HTTP is for loopback, as the official server allows it with --local.
    const address = /^[a-z]+:\/\//i.test(args.url) ? args.url : `https://${args.url}`;
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
      throw badRequest('invalid webhook URL specified');
    }
    if (args.allowed_updates) state.updates.allowed = args.allowed_updates;
    state.longPoll.abort('Conflict: terminated by setWebhook request');
    state.webhook.set({
      url: address,
      secretToken: args.secret_token,
      maxConnections: args.max_connections ?? DEFAULT_CONNECTIONS,
      ipAddress: args.ip_address,
      hasCertificate: args.certificate !== undefined,
    });
    return true;
  },

  deleteWebhook(state, args) {
    if (args.drop_pending_updates) state.updates.clear();
    state.webhook.delete();
    return true;
  },

  getWebhookInfo(state) {
    const { settings, lastError } = state.webhook;
    return {
      url: settings?.url ?? '',
      has_custom_certificate: settings?.hasCertificate ?? false,
      pending_update_count: state.updates.pending.length,
      ...(settings && { max_connections: settings.maxConnections }),
      ...(settings?.ipAddress && { ip_address: settings.ipAddress }),
      ...(lastError && {
        last_error_date: lastError.date,
        last_error_message: lastError.message,
      }),
      ...(state.updates.allowed.length > 0 && { allowed_updates: [...state.updates.allowed] }),
    };
  },
} satisfies MethodTable;
