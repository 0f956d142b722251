export const SIGNS: Readonly<Record<string, string>> = {
  RUB: '₽',
  ILS: '₪',
  USD: '$',
  EUR: '€',
};

/** "412 600,00 ₽": an exact amount with the decimals that it has; a currency without a sign by its code. */
export function money(amount: string, currency: string): string {
  const [whole = '0', cents] = amount.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ');
  const sign = amount.startsWith('-') ? '−' : '';
  const decimals = cents === undefined ? '' : `,${cents}`;
  return `${sign}${grouped}${decimals} ${SIGNS[currency] ?? currency}`;
}
