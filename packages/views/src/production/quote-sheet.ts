import { writeProductionId } from '@planerka/contracts';
import {
  inMinorUnits,
  isCurrency,
  type MoneyFacts,
  type Project,
  type Quote,
  quoteFrame,
  quoteMeant,
  say,
} from '@planerka/plan';
import type { Action } from '../told.ts';
import type { InView, Sheet } from './sheet.ts';

/** The newest version of the quote: its state, its lines, and the same as a file. */
export async function quoteSheet({ rows, name, more }: InView): Promise<Sheet> {
  const quote = quoteMeant(rows.quotes, null);
  if (quote === null) return { head: [say('sheet_quote_empty', {})], lines: [] };
  const { currency, version, state } = quote;
  const inMoney = (amount: string): MoneyFacts => ({
    amount: isCurrency(currency) ? inMinorUnits(amount, currency) : amount,
    currency,
  });
  const lines = await more.quoteLines(quote.quote_id);
  const head = say('sheet_quote', {
    name: writeProductionId('quote', quote.number),
    version,
    state,
    project: name,
    subtotal: inMoney(quote.subtotal),
    vat: inMoney(quote.vat),
    total: inMoney(quote.total),
    reason: quote.decline_reason,
  });
  const { project, usualSeller } = rows;
  const printed = quoteFrame({ project, quote, usualSeller });
  const isUnsaid = quote.printed === null && project.quote_language === null;
  const frame = say('sheet_quote_frame', {
    seller: nameOf(printed.seller),
    client: nameOf(printed.client),
    language: isUnsaid ? null : printed.language,
    valid_until: printed.valid_until,
  });
  const document = { of: 'quote', quote_id: quote.quote_id } as const;
  const caption = say('file_quote', { project: name, version });
  return {
    head: [head, frame],
    edits: say('sheet_edits_quote', { project: name }),
    lines: lines.map((line, index) =>
      say('sheet_quote_line', {
        position: index + 1,
        name: line.display_name,
        quantity: line.quantity,
        unit: line.unit,
        amount: inMoney(line.amount),
        optional: line.optional,
        accepted: line.accepted,
      }),
    ),
    actions: state === 'draft' || state === 'sent' ? stateActions(rows.project.number, quote) : [],
    files: [{ kind: 'document', document, caption }],
  };
}

/** What has become of the quote, by a tap: a version that was superseded meanwhile is not meant. */
function stateActions(project: number, { version, state }: Quote): Action[][] {
  const states = (['sent', 'accepted', 'declined'] as const).filter((each) => each !== state);
  return [
    states.map((each) => ({
      label: say('label_quote_state', { state: each }),
      op: { type: 'quote_state', project, version, state: each },
    })),
  ];
}

function nameOf(party: Project['client']): string | null {
  const name = party?.['name'];
  return typeof name === 'string' ? name : null;
}
