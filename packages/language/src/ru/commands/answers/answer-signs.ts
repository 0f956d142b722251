/** Signs of consent and refusal as answers to a question of yes or no. */
export const YES_SIGNS: ReadonlySet<string> = new Set(['+', '👍', '👌', '✅', '🆗']);
export const NO_SIGNS: ReadonlySet<string> = new Set(['-', '👎', '❌']);
