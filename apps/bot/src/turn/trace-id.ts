/** By what an update is found in the log, in the journal and among traces. */
export function traceIdOf(update: { readonly bot_id: number; readonly update_id: number }): string {
  return `telegram:${update.bot_id}:${update.update_id}`;
}
