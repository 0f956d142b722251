import { z } from 'zod';
import { LocalDate } from '../local-time.ts';
import { ObjectNumber } from './object-handle.ts';

/** A party's name, as it is printed on a quote. */
const PARTY_MAX_CHARS = 200;

/** What is printed below the name of a party: its number, an address, a phone. */
const Details = z.array(z.string().min(1).max(300)).min(1).max(10);
const Party = z.string().min(1).max(PARTY_MAX_CHARS).nullable();

/** The languages in which a quote is printed. */
export const QuoteLanguage = z.enum(['ru', 'he', 'en']);
export type QuoteLanguage = z.infer<typeof QuoteLanguage>;

/** What a client has said of a quote, in short. */
const REASON_MAX_CHARS = 500;

/** The wishes of a client in words. */
const OVERVIEW_MAX_CHARS = 10_000;

/** An exact number of money; below 0 it is a discount. */
const Amount = z.string().regex(/^-?\d{1,12}(?:\.\d{1,4})?$/);
const Quantity = z.string().regex(/^\d{1,9}(?:\.\d{1,4})?$/);
const Currency = z.string().regex(/^[A-Z]{3}$/);
/** Words that name a line or an item of the project. */
const Named = z.string().min(1).max(200);
const onProject = { project: ObjectNumber.optional() };

/** What people change of a production project themselves (CS-T2, CS-T3). */
export const PRODUCTION_OPERATIONS = {
  /**
   * What a project's schedule and estimate are computed from: its currency (ISO 4217), its working week (1 =
   * Monday), days off by their dates, the day it starts, who sells to which client, in which language its
   * quotes are printed and until when they hold. What is absent stays; null takes away.
   */
  project_frame: {
    schema: z.strictObject({
      type: z.literal('project_frame'),
      project: ObjectNumber.optional(),
      currency: Currency.optional(),
      workdays: z.array(z.int().min(1).max(7)).min(1).max(7).optional(),
      days_off: z.array(LocalDate).min(1).max(50).optional(),
      start_on: LocalDate.nullable().optional(),
      client: Party.optional(),
      client_details: Details.optional(),
      seller: Party.optional(),
      seller_details: Details.optional(),
      quote_language: QuoteLanguage.optional(),
      quote_valid_until: LocalDate.nullable().optional(),
      /** What the client wants, in words: what agents plan from. */
      overview: z.string().min(1).max(OVERVIEW_MAX_CHARS).nullable().optional(),
    }),
    targets: ['project'],
    bulk: false,
    onClosed: false,
    event: 'project_framed',
  },
  /**
   * What a line of the estimate costs by the unit, and how many there are. The line is named by its number
   * or by words of its title; a cost that a person has entered is locked against agents (CS-A2).
   */
  set_line: {
    schema: z.strictObject({
      type: z.literal('set_line'),
      ...onProject,
      line: ObjectNumber.optional(),
      line_title: Named.optional(),
      cost: Amount.optional(),
      quantity: Quantity.optional(),
      /** The one that was said; another than the project's is refused. */
      currency: Currency.optional(),
    }),
    targets: ['project'],
    bulk: false,
    onClosed: false,
    event: 'line_set',
  },
  /** What an item is sold for; null takes the price away. */
  set_item_price: {
    schema: z.strictObject({
      type: z.literal('set_item_price'),
      ...onProject,
      item: ObjectNumber.optional(),
      item_title: Named.optional(),
      price: Amount.nullable().optional(),
      currency: Currency.optional(),
    }),
    targets: ['project'],
    bulk: false,
    onClosed: false,
    event: 'item_priced',
  },
  /**
   * What has become of a version of the quote, of the newest where none is named. `lines` are those that
   * the client takes, counted from 1 in the order of the quote.
   */
  quote_state: {
    schema: z.strictObject({
      type: z.literal('quote_state'),
      ...onProject,
      version: z.int().min(1).max(9999).optional(),
      state: z.enum(['sent', 'accepted', 'accepted_in_part', 'declined']),
      lines: z.array(z.int().min(1).max(2000)).min(1).max(200).optional(),
      reason: z.string().min(1).max(REASON_MAX_CHARS).optional(),
    }),
    targets: ['project'],
    bulk: false,
    onClosed: false,
    event: 'quote_marked',
    text: { field: 'reason', max: REASON_MAX_CHARS, nullable: false },
  },
} as const;
