/**
 * An error as the log may hold it: what failed and where. Errors of Telegram carry the call, those of
 * PostgreSQL the row: texts of people and invitations, which stay out of the log.
 */
export function faultFacts(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name: type, message, stack, cause } = error;
  return {
    type,
    message,
    ...('code' in error ? { code: error.code } : {}),
    stack,
    ...(cause === undefined ? {} : { cause: faultFacts(cause) }),
  };
}
