import { type OpCode, QuoteDraft } from '@planerka/contracts';
import { isCurrency } from '../money/currencies.ts';
import { isSameDecimal } from '../money/decimal.ts';
import { decimalOf } from '../money/decimal-of.ts';
import { quoteTotals } from '../money/project-totals.ts';
import { currencyFault, vatFault } from './faults.ts';
import type { OpGround, OpReference, OpRule } from './op-rule.ts';
import { type Decimals, readBy } from './read-payload.ts';

/** A quote covers the whole project, so no item or line may have changed since the base. */
export const quoteCreateDraft: OpRule<QuoteDraft> = {
  name: 'quote.createDraft',
  kind: 'quote',
  turn: 'rest',
  targetKey: null,
  isDelete: false,
  read: readBy(QuoteDraft, quoteDecimals),
  references: ({ lines }) => lines.flatMap(lineReference),
  fault: ({ payload }, ground) =>
    (ground.hasMoved ? 'STALE' : null) ??
    currencyFault(payload.quote?.currency, ground) ??
    firstFault(payload.lines.map(vatFault)) ??
    totalsFault(payload, ground),
  apply: ({ payload, clientRef }, { plan }) => plan.putDraft({ clientRef, draft: payload }),
};

function quoteDecimals({ lines, totals }: QuoteDraft): Decimals {
  const ofLines = lines.flatMap(({ quantity, price, vatRate }, place) =>
    Object.entries({ quantity, price, vatRate }).map(
      ([field, value]) => [`lines.${place}.${field}`, value] as const,
    ),
  );
  const ofTotals = Object.entries(totals ?? {});
  return [...ofLines, ...ofTotals.map(([field, value]) => [`totals.${field}`, value] as const)];
}

function lineReference({ itemId }: QuoteDraft['lines'][number]): OpReference[] {
  return typeof itemId === 'string' ? [{ to: itemId, kind: 'item' }] : [];
}

function firstFault(faults: ReadonlyArray<OpCode | null>): OpCode | null {
  return faults.find((fault) => fault !== null) ?? null;
}

/** Totals need not be given; those that are given are exact. */
function totalsFault({ lines, totals }: QuoteDraft, { currency }: OpGround): OpCode | null {
  if (totals === null || totals === undefined || !isCurrency(currency)) return null;
  const reckoned = quoteTotals(lines, currency);
  const differs = (['subtotal', 'vat', 'total'] as const).some((part) => {
    const given = decimalOf(totals[part]);
    return given !== null && !isSameDecimal(given, reckoned[part]);
  });
  return differs ? 'TOTALS_MISMATCH' : null;
}
