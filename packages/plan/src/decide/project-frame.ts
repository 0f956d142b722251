import type { ProjectCalendar } from '@planerka/contracts';
import { editProject } from '../change/edit-rows.ts';
import { isCurrency } from '../changesets/money/currencies.ts';
import { DEFAULT_CURRENCY, type ProductionRows } from '../changesets/rows/production-rows.ts';
import { WORKDAY_PRESETS } from '../changesets/schedule/workday-presets.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import type { Project } from '../objects/project.ts';
import { DEFAULT_WORKING_HOURS, type WorkingHours } from '../objects/settings.ts';
import { atLocal, type Day } from '../time/zoned.ts';
import { changed, refuse, told, unclear } from './decision.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';

type Frame = OperationOf<'project_frame'>;

/** "календарь проекта Съёмка: пн-пт", "валюта проекта Съёмка — евро", "старт проекта Съёмка 1 марта" */
export const projectFrame: OperationRule<Frame> = {
  needs: ({ currency }, target) =>
    currency !== undefined && target?.kind === 'project'
      ? [{ need: 'production', project_id: target.row.project_id }]
      : [],

  decide: onKinds(['project'], ({ target, production, person }, operation, { zone }) => {
    const hours = person?.working_hours ?? DEFAULT_WORKING_HOURS;
    const fields = fieldsAfter(target.row, operation, { hours, zone });
    if (fields === null) return unclear(operation);
    const { currency } = operation;
    const priced = currency === undefined ? null : otherCurrency(production, currency);
    if (priced !== null) {
      const said = say('priced_in_other', { target: factsOf(target), currency: priced });
      return refuse('INVALID_COMMAND', said, say('priced_in_other_recovery', {}));
    }
    const step = editProject(target.row, fields);
    if (step === null && !saysAnything(operation)) return unclear(operation);
    return changed(step, told(operation, target));
  }),
};

/** What the project's frame is from now on; null where what was said says nothing clear. */
function fieldsAfter(
  row: Project,
  operation: Frame,
  { hours, zone }: { readonly hours: WorkingHours; readonly zone: string },
): Partial<Project> | null {
  const { currency, overview, quote_language: language, quote_valid_until: until } = operation;
  const parties = partiesAfter(row, operation);
  const isBlank = overview?.trim() === '';
  const isUnknown = currency !== undefined && !isCurrency(currency);
  if (parties === null || isBlank || isUnknown) return null;
  const calendar = calendarOf(row, operation, hours);
  return {
    ...(currency === undefined ? {} : { currency }),
    ...(calendar === null ? {} : { calendar }),
    ...startOf(operation.start_on, calendar ?? row.calendar, zone),
    ...parties,
    ...(overview === undefined ? {} : { overview }),
    ...(language === undefined ? {} : { quote_language: language }),
    ...(until === undefined ? {} : { quote_valid_until: until }),
  };
}

/** Those of the two parties of which something was said; null where details are nobody's. */
function partiesAfter(
  row: Project,
  operation: Frame,
): Partial<Pick<Project, 'client' | 'seller'>> | null {
  const client = partyAfter(row.client, operation.client, operation.client_details);
  const seller = partyAfter(row.seller, operation.seller, operation.seller_details);
  if (client === 'nameless' || seller === 'nameless') return null;
  return {
    ...(client === undefined ? {} : { client }),
    ...(seller === undefined ? {} : { seller }),
  };
}

const saysAnything = ({ type: _type, project: _project, ...said }: Frame): boolean =>
  Object.keys(said).length > 0;

/**
 * The currency of prices that would be read in another one; null where there are none. A cost without a
 * currency of its own is one in the project's.
 */
function otherCurrency(production: ProductionRows | null, currency: string): string | null {
  if (production === null) return null;
  const own = production.project.currency ?? DEFAULT_CURRENCY;
  const priced = production.lines
    .filter(({ unit_cost: cost, cost_override: override }) => cost !== null || override !== null)
    .map((line) => line.currency ?? own);
  return priced.find((other) => other !== currency) ?? null;
}

/** The calendar with what was said of it; null where nothing was. Of one that nobody has named the week is the usual one. */
function calendarOf(
  { calendar }: Project,
  { workdays, days_off: off = [] }: Frame,
  hours: WorkingHours,
): ProjectCalendar | null {
  if (workdays === undefined && off.length === 0) return null;
  const known = calendar ?? {
    workdays: [...WORKDAY_PRESETS.monday_to_friday],
    hours: [hours],
    holidays: [],
    extraWorkdays: [],
  };
  return {
    ...known,
    workdays: workdays === undefined ? known.workdays : [...new Set(workdays)],
    holidays: [...new Set([...known.holidays, ...off])].sort(),
    extraWorkdays: known.extraWorkdays.filter((day) => !off.includes(day)),
  };
}

/** A project starts when its day opens. */
function startOf(
  day: Day | null | undefined,
  calendar: ProjectCalendar | null,
  zone: string,
): Partial<Pick<Project, 'start_at'>> {
  if (day === undefined) return {};
  if (day === null) return { start_at: null };
  const [opening = DEFAULT_WORKING_HOURS.from] = (calendar?.hours ?? [])
    .map(({ from }) => from)
    .sort();
  return { start_at: atLocal(day, opening, zone) };
}

type Party = Project['client'];

/**
 * A party of the quotes with what was said of it; undefined where nothing was. What else is known of one, an
 * address or a number, belongs to that one alone. Details without anybody whose they are say nothing.
 */
function partyAfter(
  known: Party,
  name: string | null | undefined,
  details: readonly string[] | undefined,
): Party | undefined | 'nameless' {
  if (name === null) return null;
  const said = name?.trim() ?? known?.['name'];
  if (name === undefined && details === undefined) return undefined;
  if (typeof said !== 'string' || said === '') return 'nameless';
  const before = known?.['name'] === said ? known : { name: said };
  return details === undefined ? before : { ...before, details: [...details] };
}
