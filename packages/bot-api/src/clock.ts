/** Where the server reads the time of messages, expiry and limits. */
export type Clock = () => Date;

/** Seconds since 1970, as Telegram dates everything. */
export function unixTime(clock: Clock): number {
  return Math.floor(clock().getTime() / 1000);
}
