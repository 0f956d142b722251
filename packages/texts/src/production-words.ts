import { type Operation, type QuoteLanguage, writeProductionId } from '@planerka/contracts';
import type { Quote } from '@planerka/plan';
import { formatDayAndMonth, formatFullDay, weekdayShort } from './dates.ts';
import { quoted } from './describe.ts';
import { listed } from './lists.ts';
import { printedNumber } from './printed-numbers.ts';
import { shorten } from './shorten.ts';

type SetLine = Extract<Operation, { type: 'set_line' }>;
type SetItemPrice = Extract<Operation, { type: 'set_item_price' }>;
type Frame = Extract<Operation, { type: 'project_frame' }>;

/** What has become of a version of a quote. */
export const QUOTE_STATES: Readonly<Record<Quote['state'], string>> = {
  draft: 'черновик',
  sent: 'отправлено',
  accepted: 'принято',
  accepted_in_part: 'принято частично',
  declined: 'отклонено',
  superseded: 'заменено новой версией',
};

/** The languages that a quote is printed in. */
export const QUOTE_LANGUAGES: Readonly<Record<QuoteLanguage, string>> = {
  ru: 'на русском',
  he: 'на иврите',
  en: 'на английском',
};

const WEEK = 7;
/** So much of a client's wishes is told back. */
const OVERVIEW_SHOWN = 200;

/** What is said of a project: "валюта EUR, рабочие дни пн–пт". */
export function frameInWords({
  currency,
  workdays,
  days_off,
  start_on,
  client,
  client_details: clientDetails,
  seller,
  seller_details: sellerDetails,
  quote_language: language,
  quote_valid_until: until,
  overview,
}: Frame): string {
  const parts = [
    currency === undefined ? null : `валюта ${currency}`,
    workdays === undefined ? null : `рабочие дни ${workdaysInWords(workdays)}`,
    days_off === undefined ? null : `не работаем ${listed(days_off.map(formatDayAndMonth))}`,
    start_on === undefined
      ? null
      : start_on === null
        ? 'старт не назначен'
        : `старт ${formatFullDay(start_on)}`,
    partyInWords({ one: 'клиент', none: 'клиента нет' }, client, clientDetails),
    partyInWords({ one: 'исполнитель', none: 'исполнителя нет' }, seller, sellerDetails),
    language === undefined ? null : `КП ${QUOTE_LANGUAGES[language]}`,
    until === undefined
      ? null
      : until === null
        ? 'КП без срока'
        : `КП действует до ${formatDayAndMonth(until)}`,
    overview === undefined
      ? null
      : overview === null
        ? 'заявки нет'
        : `заявка ${quoted(shorten(overview, OVERVIEW_SHOWN))}`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** "клиент «Галерея» (Мойка, 7; +7 900 000-00-00)" */
function partyInWords(
  { one, none }: { readonly one: string; readonly none: string },
  name: string | null | undefined,
  details: readonly string[] = [],
): string | null {
  if (name === null) return none;
  const below = details.join('; ');
  if (name === undefined) return below === '' ? null : `${one}: ${below}`;
  return `${one} ${quoted(name)}${below === '' ? '' : ` (${below})`}`;
}

/** Days in a row are a span: "пн–пт", "вс–чт"; others are listed. */
function workdaysInWords(said: readonly number[]): string {
  const days = new Set(said);
  if (days.size === WEEK) return 'все семь';
  const inOrder = [...days].sort((a, b) => a - b);
  const isFirst = (day: number): boolean => !days.has(day === 1 ? WEEK : day - 1);
  const firsts = inOrder.filter(isFirst);
  const [first] = firsts;
  if (firsts.length !== 1 || first === undefined || days.size <= 2) {
    return inOrder.map(weekdayShort).join(', ');
  }
  const last = ((first + days.size - 2) % WEEK) + 1;
  return `${weekdayShort(first)}–${weekdayShort(last)}`;
}

/** "LINE-003, цена 1450.5, количество 6" */
export function lineInWords({
  line,
  line_title: words,
  cost,
  quantity,
  currency,
}: SetLine): string {
  return [
    line === undefined ? quoted(words ?? '') : writeProductionId('accounting_line', line),
    cost === undefined
      ? null
      : `цена ${inNumbers(cost)}${currency === undefined ? '' : ` ${currency}`}`,
    quantity === undefined ? null : `количество ${inNumbers(quantity)}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** "ITEM-002, цена 12 000" */
export function priceInWords({ item, item_title: words, price = null }: SetItemPrice): string {
  const name = item === undefined ? quoted(words ?? '') : writeProductionId('item', item);
  return price === null ? `${name}, без цены` : `${name}, цена ${inNumbers(price)}`;
}

function inNumbers(exact: string): string {
  return printedNumber(exact, 'ru');
}
