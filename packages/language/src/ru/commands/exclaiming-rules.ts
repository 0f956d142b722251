/** Nouns said with nothing but "и", "же" or "это" before them, or with a sigh, wherever fillers were. */
export const EXCLAIMING_RULES: readonly { readonly name: string }[] = [
  // "ну и жарища"
  { name: 'и|же|ж <exclaimed>' },
  // "вот это закат"
  { name: 'это|такая|такой|такое <exclaimed>' },
  // "вот же невезуха с принтером"
  { name: 'же|ж <stranger> <preposition>' },
  // "эх молодость"
  { name: '<sighing> <stranger> $' },
];
