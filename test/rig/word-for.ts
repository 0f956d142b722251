const SYLLABLES = ['ба', 'ве', 'ги', 'до', 'жу', 'зы', 'ка', 'ле', 'мо', 'ну'];

/** A word for a number below 1000, so that titles are told apart and hold nothing that looks like time. */
export function wordFor(number: number): string {
  const digits = String(number).padStart(3, '0').split('');
  return digits.map((digit) => SYLLABLES[Number(digit)]).join('');
}
