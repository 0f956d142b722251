/** The message, and what the person said, each in «ёлочки»; a tap has no words to quote. */
export function withWords(message: string, said: readonly string[]): string {
  if (said.length === 0) return message;
  return `${message} Вы сказали: ${said.map((words) => `«${words}»`).join(', ')}.`;
}
