import { z } from 'zod';

/** The gateway's part of the environment. */
export const GatewayEnvironment = z.object({
  GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  GATEWAY_TOKEN: z.string().min(1).optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-4o-mini'),
});
export type GatewayEnvironment = z.infer<typeof GatewayEnvironment>;
