import type { InterpretResponse, Operation, ReadOperation } from '@planerka/contracts';
import { SURE } from '../acts/made.ts';
import * as phrases from './production-edit-phrases.ts';
import { IN_QUOTES, NUMBER_OF_PROJECT } from './project-frame-phrases.ts';

type Groups = Readonly<Record<string, string | undefined>>;
type Fields = Omit<Extract<Operation, { type: 'set_line' }>, 'type'>;

/**
 * "LINE-003 цена 1450,50", "цена позиции Стена 12000", "КП отклонено: дорого": what a person puts into an
 * estimate, and says of a quote. Null for everything else: "отправить КП клиенту" is something to be done.
 */
export function readProductionEdit(text: string): InterpretResponse | null {
  const said = text.trim();
  const found = edited(said);
  if (found === null) return null;
  const { operation, project } = found;
  const named = projectSaid(project);
  const one: ReadOperation = {
    operation: { ...operation, ...named.project },
    confidence: SURE,
    ...named.mention,
    kind: 'project',
  };
  return { kind: 'operations', operations: [one], envelopes: [], interpreter: 'rules' };
}

interface Edit {
  readonly operation: Operation;
  /** The words that name the project. */
  readonly project: string | undefined;
}

function edited(said: string): Edit | null {
  return lineEdit(said) ?? itemPrice(said) ?? quoteState(said) ?? overview(said);
}

function lineEdit(said: string): Edit | null {
  const whole = phrases.LINE_WHOLE.exec(said)?.groups;
  if (whole !== undefined) {
    const cost = money(whole);
    return cost && lineOf(whole, { ...cost, quantity: decimal(whole['count'] ?? '') });
  }
  const costs = groupsOf(phrases.LINE_COSTS, said);
  const cost = costs && money(costs);
  if (costs && cost) return lineOf(costs, cost);
  const counts = groupsOf(phrases.LINE_COUNTS, said);
  return counts && lineOf(counts, { quantity: decimal(counts['count'] ?? '') });
}

function lineOf(groups: Groups, fields: Fields): Edit {
  const { line, name } = groups;
  const which = line === undefined ? { line_title: bare(name ?? '') } : { line: Number(line) };
  return { operation: { type: 'set_line', ...which, ...fields }, project: groups['project'] };
}

function itemPrice(said: string): Edit | null {
  const groups = groupsOf(phrases.ITEM_PRICES, said);
  const sum = groups && money(groups);
  if (!groups || !sum) return null;
  const { item, name, project } = groups;
  const { cost, ...currency } = sum;
  const which = item === undefined ? { item_title: bare(name ?? '') } : { item: Number(item) };
  const operation = { type: 'set_item_price', ...which, price: cost, ...currency } as const;
  return { operation, project };
}

function quoteState(said: string): Edit | null {
  for (const [state, patterns] of STATES) {
    const groups = groupsOf(patterns, said);
    if (groups === null) continue;
    const { version, lines, reason, name } = groups;
    const operation: Operation = {
      type: 'quote_state',
      state,
      ...(version === undefined ? {} : { version: Number(version) }),
      ...(lines === undefined ? {} : { lines: lines.split(/\D+/u).map(Number) }),
      ...(reason === undefined ? {} : { reason: reason.trim() }),
    };
    return { operation, project: name };
  }
  return null;
}

const STATES = [
  ['sent', phrases.SENT],
  ['accepted_in_part', phrases.ACCEPTED_IN_PART],
  ['accepted', phrases.ACCEPTED],
  ['declined', phrases.DECLINED],
] as const;

function overview(said: string): Edit | null {
  const groups = phrases.OVERVIEW.exec(said)?.groups;
  const value = groups?.['value']?.trim();
  if (value === undefined || value === '') return null;
  return { operation: { type: 'project_frame', overview: value }, project: groups?.['name'] };
}

/** An amount with its currency; null for letters that are no currency. */
function money({ amount, thousand, currency }: Groups) {
  const exact = decimal(amount ?? '');
  const cost = thousand === undefined ? exact : timesThousand(exact);
  if (currency === undefined) return { cost };
  const known = phrases.MONEY_WORDS.find(([words]) => words.test(currency));
  return known === undefined ? null : { cost, currency: known[1] ?? currency.toUpperCase() };
}

/** "1 450,50" as it is written exactly: no number of the machine's is made of it. */
function decimal(said: string): string {
  const [whole = '', cents] = said.replace(/[\s\u00a0\u202f]/gu, '').split(/[.,]/u);
  const plain = whole.replace(/^(-?)0+(?=\d)/u, '$1');
  return cents === undefined ? plain : `${plain}.${cents}`;
}

function timesThousand(exact: string): string {
  const [whole = '', cents = ''] = exact.split('.');
  const moved = `${whole}${cents.padEnd(3, '0').slice(0, 3)}`.replace(/^(-?)0+(?=\d)/u, '$1');
  const rest = cents.slice(3);
  return rest === '' ? moved : `${moved}.${rest}`;
}

function groupsOf(patterns: readonly RegExp[], said: string): Groups | null {
  for (const pattern of patterns) {
    const groups = pattern.exec(said)?.groups;
    if (groups !== undefined) return groups;
  }
  return null;
}

function bare(name: string): string {
  return name.replace(IN_QUOTES, '$1').trim();
}

function projectSaid(said: string | undefined) {
  const name = bare(said ?? '');
  const number = NUMBER_OF_PROJECT.exec(name)?.groups?.['number'];
  if (number !== undefined) return { project: { project: Number(number) }, mention: {} };
  return { project: {}, mention: name === '' ? {} : { mention: name } };
}
