import { type InterpretRequest, type InterpretResponse } from '@planerka/contracts';
import { aboutSettings } from './about-settings.ts';
import { answerBeside } from './answer-beside.ts';
import { askedFurther } from './asked-further.ts';
import { askedInsteadOf, askedOnceMore, lostAsWell, movedInstead } from './asked-instead.ts';
import { atMost } from './at-most.ts';
import { readNow } from './calendar/local-instant.ts';
import { consentBeside } from './consent-beside.ts';
import { inZoneSaid } from './in-zone-said.ts';
import { interpretNew } from './interpret-new.ts';
import type { Locale } from './locale.ts';
import { orderedByPlan } from './ordered-by-plan.ts';
import { askedInBreath, type ReadAnew, withQuestionBeside } from './questions-beside.ts';
import {
  answer,
  answered,
  codeOf,
  isAsked,
  isForwarded,
  type RulesInterpretation,
  settled,
} from './rules-interpretation.ts';
import { ofSeveralAsked } from './several-asked.ts';
import { withShortGaps } from './short-gaps.ts';
import type { Spoken } from './spoken.ts';
import { askedTitles, withStillAsked } from './still-asked.ts';
import { withDayOpen } from './time/day-open.ts';
import { withHalfOpen } from './time/half-open.ts';
import { withOpenWeek } from './time/open-week.ts';
import { unthanked } from './unthanked.ts';
import { wishedOf } from './wished-of.ts';
import { withImpossible } from './with-impossible.ts';
import { withSaidAgain } from './with-said-again.ts';

export interface InterpretZone {
  /** IANA zone of the workspace. */
  readonly timezone: string;
  /** Told the id of a rule over titles that threw; what was said is read all the same. */
  readonly onFault?: (rule: string, fault: unknown) => void;
}

/**
 * What the locale's rules make of an utterance; an open question is answered first. A question about the
 * plan beside an order is answered with it, in the order in which the two were said; another is quoted.
 */
export function interpretUtterance(
  given: InterpretRequest,
  zone: InterpretZone,
  locale: Locale,
): RulesInterpretation {
  const found = interpretSaid(given, zone, locale);
  if (isForwarded(given)) return found;
  return { ...found, response: locale.conversation.goingOn(given, found.response) };
}

const interpretSaid: typeof interpretUtterance = (given, zone, locale) => {
  const short = withShortGaps(given.text);
  const plain = isForwarded(given) ? null : locale.inPlainOrder(short, given.projects ?? []);
  const request = { ...given, text: plain ?? short };
  const found = interpretGreeted(request, zone, locale);
  if (isForwarded(request))
    return wishedOf(request, found, locale, (each) => interpretGreeted(each, zone, locale));
  const mayBeTorn = found.unsure || found.response.kind === 'operations';
  const greeted = mayBeTorn ? locale.withoutGreeting(request.text) : null;
  if (greeted === null) return found;
  // "доброе утро" ahead of an order does not make it doubtful
  const behind = interpretUtterance({ ...request, text: greeted }, zone, locale);
  return behind.unsure || behind.response.kind === 'none' ? found : behind;
};

function interpretGreeted(
  request: InterpretRequest,
  zone: InterpretZone,
  locale: Locale,
): RulesInterpretation {
  const reworded = inOtherWords(request, zone, locale);
  if (reworded !== null) return reworded;
  const found = interpretWhole(request, zone, locale);
  const told = withStillAsked(request, found, locale);
  return withQuestionBeside(request, told, (each) => interpretWhole(each, zone, locale));
}

/** "поставь туда стрижку" behind an answer about one day. */
function ofDayShown(
  request: InterpretRequest,
  zone: InterpretZone,
  locale: Locale,
): RulesInterpretation | null {
  const dated = locale.conversation.onDayShown(request);
  if (dated === null) return null;
  const { text, most = 1 } = dated;
  return atMost(most, interpretUtterance({ ...request, text }, zone, locale));
}

/** What has to be read in other words than it was said in, or before anything else; null for all the rest. */
function inOtherWords(
  request: InterpretRequest,
  zone: InterpretZone,
  locale: Locale,
): RulesInterpretation | null {
  const anew = (text: string, timezone: string) =>
    interpretUtterance({ ...request, text }, { ...zone, timezone }, locale);
  const inZone = isAsked(request) ? null : inZoneSaid(request, zone.timezone, locale, anew);
  if (inZone !== null) return inZone;
  if (isForwarded(request)) return null;
  const dated = ofDayShown(request, zone, locale);
  if (dated !== null) return dated;
  const further = askedFurther(spokenOf(request, zone.timezone, locale), locale, (each) =>
    interpretUtterance(each, zone, locale),
  );
  if (further !== null) return further;
  const inZoneOf = (text: string) => anew(text, zone.timezone);
  const once = askedOnceMore(request, locale, inZoneOf) ?? unthanked(request, locale, inZoneOf);
  if (once !== null) return once;
  const back = backByName(request, locale);
  if (back !== null) return back;
  const again = isAsked(request)
    ? null
    : locale.conversation.writtenAgain(request.text, request.thread);
  if (again !== null) return anew(again, zone.timezone);
  const waits = isAsked(request) || request.waiting !== undefined;
  const asked = waits ? ofAsked(request, zone, locale) : null;
  if (asked !== null) return asked;
  const consented = consentBeside(request, locale, (each) =>
    interpretUtterance(each, zone, locale),
  );
  if (consented !== null) return consented;
  const otherwise = insteadOfAsked(request, zone, locale);
  if (otherwise !== null) return otherwise;
  const instead = locale.saidInstead(request.text);
  const wanted = instead === null ? null : anew(instead, zone.timezone);
  if (wanted !== null && WANTED.has(wanted.response.kind)) return wanted;
  const spoken = spokenOf(request, zone.timezone, locale);
  return orderedByPlan(spoken, locale, inZoneOf) ?? saidPlainly(spoken, zone, locale);
}

/** What is to be written, in plainer words than it was said in; null where that makes it nothing to write. */
function saidPlainly(
  spoken: Spoken,
  zone: InterpretZone,
  locale: Locale,
): RulesInterpretation | null {
  const { request } = spoken;
  const { conversation } = locale;
  // "уроки: глеб во вторник в 18, ..." of lessons that are there is nothing new
  const plain = conversation.isOfOld(spoken)
    ? null
    : (conversation.countedFromPlan(spoken) ?? locale.saidPlainly(request.text));
  if (plain === null) return null;
  const read = interpretUtterance({ ...request, text: plain }, zone, locale);
  if (!PLAIN.has(read.response.kind)) return null;
  const kept = withSaidAgain(read, request, locale);
  return ofTitled(spoken, kept, locale);
}

/** "верни торт": what was written of it is taken back, by its name. */
function backByName(request: InterpretRequest, locale: Locale): RulesInterpretation | null {
  const { text, thread } = request;
  const taken = locale.conversation.takenBackByName(text, thread);
  const given =
    taken === null && !isAsked(request) ? locale.conversation.givenBackByName(text, thread) : null;
  const meant = taken === null ? given : { undo_of: taken };
  if (meant === null) return null;
  const found = answer(taken === null ? 'back' : 'undo', [], [], false, false);
  return { ...found, response: { ...found.response, ...meant } };
}

/** What is said to the open question, or to an older one, in ways that would be read as something else. */
function ofAsked(
  request: InterpretRequest,
  zone: InterpretZone,
  locale: Locale,
): RulesInterpretation | null {
  const spoken = spokenOf(request, zone.timezone, locale);
  const older = locale.conversation.olderAsked(spoken);
  if (older !== null) return settled(older);
  if (!isAsked(request)) return null;
  const anew = (each: InterpretRequest) => interpretUtterance(each, zone, locale);
  const instead =
    askedInsteadOf(request, locale, anew) ??
    movedInstead(request, locale, anew) ??
    lostAsWell(request, locale, anew);
  if (instead !== null) return instead;
  const { pending } = request;
  const completed =
    pending && (locale.completesAsked(spoken, pending) ?? locale.answerWithMore(spoken, pending));
  if (pending && completed) return answered(request, pending, completed);
  const titles = pending === undefined ? [] : askedTitles(pending);
  const plain =
    pending &&
    (locale.withoutYesAmid(request.text, titles) ?? locale.answerAndMend(request.text, titles));
  if (plain != null) return interpretUtterance({ ...request, text: plain }, zone, locale);
  return (
    ofSeveralAsked(spoken, locale) ??
    answerBeside(spoken, locale, anew) ??
    partOfAsked(request, zone, locale)
  );
}

/** "нет, только молоко": a no with an answer of its own, ahead of a plain no with something beside it. */
function partOfAsked(
  request: InterpretRequest,
  { timezone }: InterpretZone,
  locale: Locale,
): RulesInterpretation | null {
  const { pending_operation: asked } = request;
  if (asked === undefined) return null;
  const found = locale.conversation.partOfAsked(spokenOf(request, timezone, locale), asked);
  return found === null ? null : settled(found);
}

/** "нет, не удаляй, а перенеси на среду": read before anything that would read the order by itself. */
function insteadOfAsked(
  request: InterpretRequest,
  { timezone }: InterpretZone,
  locale: Locale,
): RulesInterpretation | null {
  const { pending_operation: asked } = request;
  if (asked === undefined) return null;
  const spoken = spokenOf(request, timezone, locale);
  // "напоминай за 20 минут" is said of everything, whatever is asked
  if (aboutSettings(spoken, locale) !== null) return null;
  const found = locale.conversation.insteadOfAsked(spoken, asked);
  return found === null ? null : settled(withHalfOpen(found, spoken.read.items));
}

/** What may be wanted in the place of what was refused. */
const WANTED: ReadonlySet<InterpretResponse['kind']> = new Set([
  'commands',
  'operations',
  'answer',
]);
/** What is asked for plainly, or given up in the same breath. */
const PLAIN: ReadonlySet<InterpretResponse['kind']> = new Set(['commands', 'cancel']);

function interpretWhole(
  request: InterpretRequest,
  { timezone }: InterpretZone,
  locale: Locale,
): RulesInterpretation {
  const spoken = spokenOf(request, timezone, locale);
  const found =
    pressedBy(spoken, locale) ??
    tookHour(spoken, timezone, locale) ??
    cancelled(spoken, locale) ??
    aboutSettings(spoken, locale) ??
    ofTitled(spoken, ofExisting(spoken, timezone, locale) ?? interpretNew(spoken, locale), locale);
  const { read, ground } = spoken;
  const half = locale.conversation.inHalfOfEvent(
    withHalfOpen(withDayOpen(found.response, read.items), read.items),
    request.thread ?? null,
  );
  return { ...found, response: withOpenWeek(half, read.items, ground) };
}

/** What would be something new, where it is said of tasks whose whole titles it bears. */
function ofTitled(spoken: Spoken, found: RulesInterpretation, locale: Locale): RulesInterpretation {
  const { request } = spoken;
  if (isForwarded(request) || !MAYBE_NEW.has(found.response.kind)) return found;
  const readNew = (text: string): InterpretResponse =>
    interpretNew({ ...spoken, text, read: locale.readText(text) }, locale).response;
  const { conversation } = locale;
  const titled = isAsked(request) ? null : conversation.ofTitled(spoken, readNew);
  const meant = titled ?? conversation.saidAlso(spoken, found.response, readNew);
  return meant === null ? found : settled(meant);
}
const MAYBE_NEW: ReadonlySet<InterpretResponse['kind']> = new Set(['commands', 'none']);

function spokenOf(request: InterpretRequest, timezone: string, locale: Locale): Spoken {
  const said = request.text.normalize('NFC');
  const text = isForwarded(request) ? locale.withoutAddress(said) : said;
  const ground = { now: readNow(request.now_iso, timezone), dayparts: request.dayparts ?? {} };
  return { text, read: locale.readText(text), request, ground };
}

/** "отмена", and every other way to want nothing of what was asked. */
function cancelled(spoken: Spoken, locale: Locale): RulesInterpretation | null {
  const { read, request } = spoken;
  if (isForwarded(request)) return null;
  const isMeant = isAsked(request) ? locale.turnsDown(spoken) : locale.isCancel(read.words);
  if (!isMeant || locale.conversation.leavesRoom(spoken)) return null;
  const takesBack = locale.takesBack(read.words);
  if (takesBack && !isAsked(request)) return answer('undo', [], [], false, false);
  const found = answer('cancel', [], [], false, false);
  return takesBack ? { ...found, response: { ...found.response, takes_back: true } } : found;
}

/** Whoever forwards a message passes on what somebody else has said: it orders nothing here. */
function ofExisting(spoken: Spoken, timezone: string, locale: Locale): RulesInterpretation | null {
  const existing = isForwarded(spoken.request) ? null : readExisting(spoken, timezone, locale);
  return existing && withImpossible(existing, spoken.read.items, spoken.text);
}

/** The answer to a question that the door itself has asked with buttons. */
function pressedBy({ text, read, request }: Spoken, locale: Locale): RulesInterpretation | null {
  const { buttons } = request;
  if (buttons === undefined || isForwarded(request)) return null;
  const id = locale.readButtonAnswer(text, read, buttons);
  if (id === null) return null;
  const found = answer('answer', [], [], false, false);
  return { ...found, response: { ...found.response, button_id: id } };
}

/** "давай в 15:00" behind a list of free hours: something new that stands there. */
function tookHour(
  { text, request, ground }: Spoken,
  timezone: string,
  locale: Locale,
): RulesInterpretation | null {
  const { shown, ...rest } = request;
  if (shown === undefined || isForwarded(request) || isAsked(request)) return null;
  const placed = locale.inDaysShown(text, shown, ground);
  if (placed === null) return null;
  const found = interpretUtterance({ ...rest, text: placed }, { timezone }, locale);
  return found.response.kind === 'commands' ? found : null;
}

/** An answer to the open question, or what is done to or asked about things that exist. */
function readExisting(
  spoken: Spoken,
  timezone: string,
  locale: Locale,
): RulesInterpretation | null {
  const anew: ReadAnew = (each) => interpretUtterance(each, { timezone }, locale);
  const asked = askedInBreath(spoken, locale, anew);
  if (asked !== null) return asked;
  const { text, read, request, ground } = spoken;
  const { conversation } = locale;
  const { pending, pending_operation: pendingOperation } = request;
  const { trace_id, source, now_iso, dayparts } = request;
  const readNew = (words: string): InterpretResponse => {
    const plain = { trace_id, source, now_iso, text: words };
    const anew = dayparts ? { ...plain, dayparts } : plain;
    return interpretUtterance(anew, { timezone }, locale).response;
  };
  const ahead = aheadOfAnswer(spoken, readNew, locale);
  if (ahead !== null) return settled(ahead);
  const found =
    pending === undefined
      ? null
      : (conversation.correctedDraft(text, pending, ground) ??
        locale.readAnswer(text, read, pending, ground, standingIn(request)));
  if (pending !== undefined && found !== null) return answered(request, pending, found);
  const chosen =
    pendingOperation === undefined ? null : conversation.answer(spoken, pendingOperation);
  const response =
    chosen ?? conversation.said(spoken, readNew) ?? asIfNotAsked(spoken, readNew, locale);
  if (response !== null) return settled(response);
  // what a button says is nothing to be made, and no model has to look at it
  if (conversation.isLabelAlone(text)) return answer('none', [], [], false, true);
  const isOpen = conversation.isAboutTokens(spoken) || conversation.isUnread(spoken);
  return isOpen ? answer('none', [], [], !isAsked(request), false) : null;
}

/** Titles of what was spoken of here. */
const standingIn = ({ thread }: InterpretRequest): readonly string[] =>
  thread?.candidates.map(({ title = '' }) => title) ?? [];

/** What is done to or asked about things that exist, where that is no answer and is only read so with nothing open. */
function asIfNotAsked(
  spoken: Spoken,
  readNew: (words: string) => InterpretResponse,
  { conversation }: Locale,
): InterpretResponse | null {
  if (!isAsked(spoken.request)) return null;
  const { pending: _new, pending_operation: _old, ...request } = spoken.request;
  const found = conversation.said({ ...spoken, request }, readNew);
  // "покажи что записал" may be the title that is asked for
  const mayBeTitle = codeOf(spoken.request) === 'TITLE' && found?.query?.type === 'history';
  if (found?.kind === 'query') return mayBeTitle ? null : found;
  // what names nothing may be said of what is asked about; a denied hour that is not its own names another
  const isNamed = found?.operations?.every(
    ({ mention, set, names, corrects, at }) => mention ?? set ?? names ?? (corrects && at),
  );
  return isNamed ? found : null;
}

/** What comes before an answer to the open question: it is said of something else, or anew. */
function aheadOfAnswer(
  spoken: Spoken,
  readNew: (words: string) => InterpretResponse,
  { conversation }: Locale,
): InterpretResponse | null {
  const { thread, projects, pending_operation: operation } = spoken.request;
  const shown = {
    text: spoken.text,
    ...(thread ? { thread } : {}),
    ...(projects ? { projects } : {}),
  };
  const found =
    conversation.production(spoken) ??
    conversation.rows(spoken, readNew) ??
    conversation.intoShown(shown, readNew);
  if (found !== null) return found;
  const repeated = operation === undefined ? null : conversation.repeatedOrder(spoken, operation);
  if (repeated !== null) return repeated;
  const code = codeOf(spoken.request);
  return code === undefined ? null : conversation.digression(spoken, code, readNew);
}
