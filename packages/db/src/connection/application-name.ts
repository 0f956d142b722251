/** What this program's connections call themselves, so that the server's list of sessions tells them. */
export const APPLICATION_NAME = 'planerka';
