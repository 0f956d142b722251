/** "ещё одну", "вторую такую же": how many there are to be is said. */
export const ONE_OF_MORE =
  /(?<![a-zЀ-ӿ])(?:ещ[её]\s+(?:одн|раз|дв[аеу]|тр[иё])|втор|треть|нов(?:ая|ую|ый|ое)(?![a-zЀ-ӿ])|друг(?:ая|ую|ой|ое)(?![a-zЀ-ӿ])|отдельн|так(?:ую|ая|ой|ое)\s+же|повторно|снова|опять)/iu;

/** Words that a title has or has not, and is the same. */
export const TELLS_NOTHING: ReadonlySet<string> = new Set([
  'и',
  'а',
  'же',
  'бы',
  'мне',
  'нам',
  'ну',
]);
