import { type TaskToolInput, writeProductionId } from '@planerka/contracts';
import { cutLists } from '../cursor.ts';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { budgeted } from '../views/budgeted.ts';
import { pageOf } from '../views/page-of.ts';
import { productionOf } from './production-of.ts';

/** `project_quote`: a version of the quote with its lines; the newest where none is named. */
export async function projectQuote(
  call: ToolCall,
  input: TaskToolInput<'project_quote'>,
): Promise<ToolReply> {
  const { rows, names } = await productionOf(call, input.plan);
  const quote = rows.quotes.findLast(
    ({ version }) => input.version === undefined || version === input.version,
  );
  ensure(
    quote !== undefined,
    'UNKNOWN_ID',
    'There is no such quote.',
    'A quote is proposed with quote.createDraft of the phase quote.',
  );
  const { shown: lines, more } = pageOf(await call.tx.quoteLines(quote.quote_id), {
    list: 'lines',
    field: 'cursor',
    cursor: input.cursor,
  });
  const head = {
    id: writeProductionId('quote', quote.number),
    version: quote.version,
    state: quote.state,
    currency: quote.currency,
    totals: { subtotal: quote.subtotal, vat: quote.vat, total: quote.total },
    decline_reason: quote.decline_reason,
  };
  return budgeted(
    call,
    input.max_chars,
    {
      ...head,
      narrative: quote.narrative,
      lines: lines.map((line) => ({
        item: names.of(line.item_id),
        displayName: line.display_name,
        description: line.description,
        quantity: line.quantity,
        unit: line.unit,
        price: line.price,
        vatRate: line.vat_rate,
        optional: line.optional,
        accepted: line.accepted,
        amount: line.amount,
        vat: line.vat,
      })),
      ...cutLists({ lines: { shown: lines.length, of: more } }),
    },
    {
      lists: [{ path: 'lines', more }],
      optional: ['narrative'],
      signals: [{ ...head, lines: [], cut: { lines: more(0) } }],
    },
  );
}
