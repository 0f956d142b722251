import { z } from 'zod';

const flag = z.string().trim().min(1);

/** The bot's part of the environment; the root parses the whole once, at the start. */
export const BotEnvironment = z.object({
  TELEGRAM_BOT_TOKEN: flag
    .regex(/^\d+:[\w-]{3,}$/, 'a token of the form 123456:ABC expected')
    .optional(),
  TELEGRAM_API_ROOT: z.url({ protocol: /^https?$/ }).default('https://api.telegram.org'),
  TELEGRAM_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, '16 to 256 letters, digits, _ or - expected')
    .optional(),
  TELEGRAM_ALLOWED_USERS: z
    .string()
    .trim()
    .regex(/^(?:\*|(?:\d+(?:\s*,\s*\d+)*)?)$/, 'user ids separated by commas, or * expected')
    .default(''),
  TRANSCRIBE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSCRIBE_API_KEY: flag.optional(),
  TRANSCRIBE_MODEL: flag.default('whisper-1'),
  VOICE_MAX_SECONDS: z.coerce.number().int().min(1).max(7200).default(300),
  VOICE_SECONDS_PER_DAY: z.coerce.number().int().min(0).default(3600),
  MODEL_CALLS_PER_DAY: z.coerce.number().int().min(0).default(300),
  MESSAGES_PER_MINUTE: z.coerce.number().int().min(1).default(300),
});
export type BotEnvironment = z.infer<typeof BotEnvironment>;

/** Who may use the bot without the owner's word: everyone, these people, or nobody. */
export type Allowed =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'listed'; readonly ids: ReadonlySet<number> }
  | { readonly kind: 'by_invitation' };

/** `TELEGRAM_ALLOWED_USERS` read: ids, `*`, or empty for whom the owner invites. */
export function readAllowed(value: string): Allowed {
  if (value === '*') return { kind: 'everyone' };
  const ids = value.split(',').flatMap((id) => (id.trim() === '' ? [] : [Number(id)]));
  return ids.length === 0 ? { kind: 'by_invitation' } : { kind: 'listed', ids: new Set(ids) };
}
