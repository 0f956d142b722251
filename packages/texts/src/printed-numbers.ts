import type { DocumentLanguage } from './document-words.ts';
import { money, SIGNS } from './money.ts';

/** A number that is torn apart at the end of a line is misread. */
const NO_BREAK = '\u00a0';

/**
 * An exact amount as a client reads it: "412 600,00 ₽", "412,600.00 ₪" in Hebrew, "₪412,600.00" in
 * English. A currency without a sign of its own is written as its code.
 */
export function printedMoney(amount: string, currency: string, language: DocumentLanguage): string {
  if (language === 'ru') return money(amount, currency).replaceAll(' ', NO_BREAK);
  const isNegative = amount.startsWith('-');
  const digits = printedNumber(amount.replace('-', ''), language);
  const sign = SIGNS[currency];
  const minus = isNegative ? '−' : '';
  if (language === 'he') return `${minus}${digits}${NO_BREAK}${sign ?? currency}`;
  return sign === undefined
    ? `${minus}${currency}${NO_BREAK}${digits}`
    : `${minus}${sign}${digits}`;
}

/** A decimal with the decimals that it has: "1 234,5" in Russian, "1,234.5" elsewhere. */
export function printedNumber(decimal: string, language: DocumentLanguage): string {
  const [whole = '0', part] = decimal.replace('-', '').split('.');
  const isRussian = language === 'ru';
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, isRussian ? NO_BREAK : ',');
  const point = isRussian ? ',' : '.';
  const minus = decimal.startsWith('-') ? '−' : '';
  return `${minus}${grouped}${part === undefined ? '' : `${point}${part}`}`;
}
