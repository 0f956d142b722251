import { z } from 'zod';

/** Names or addresses, separated by commas. */
const List = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== ''),
  );

const HOST_NAME = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?|\[[0-9a-f:.]+\])$/;

/** Is this an origin as browsers send it: scheme, host and port, nothing else? */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** What the agents' door takes from the environment. */
export const McpEnvironment = z.object({
  /** The workspace of calls that name none. */
  BRANCHMIND_WORKSPACE: z.string().min(1).max(200).optional(),
  /** Host names, besides this machine's own, under which /mcp may be asked. */
  MCP_ALLOWED_HOSTS: List.pipe(z.array(z.string().regex(HOST_NAME))),
  /** Web pages, besides this machine's own, that may ask /mcp. */
  MCP_ALLOWED_ORIGINS: List.pipe(z.array(z.string().refine(isOrigin))),
  /** Requests a minute for each token. */
  MCP_CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
});
export type McpEnvironment = z.infer<typeof McpEnvironment>;
