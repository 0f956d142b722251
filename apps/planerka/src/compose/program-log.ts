import type { BotLog } from '@planerka/bot';
import type { McpLog } from '@planerka/mcp';

/** The part of a pino logger that the parts of the program use. */
export type ProgramLog = BotLog & McpLog;
