import type {
  InterpretRequest,
  InterpretResponse,
  Note,
  ObjectHandle,
  PendingOperationQuestion,
  PendingQuestion,
  Query,
  QuestionCode,
  ThreadHints,
} from '@planerka/contracts';
import type { ReadNew, SaidAnswer, Spoken } from './spoken.ts';
import type { Ground } from './time/place.ts';

/** What goes back, and which change of it alone, where the words say that. */
export type GivenBack = Pick<InterpretResponse, 'moved_only'> & { readonly undo_of: ObjectHandle };

/** Reads what is done to existing objects, or asked about them, and the answers to its questions. */
export interface ConversationReader {
  /** "назад" in a Workroom while nothing is asked: no cancelling. */
  leavesRoom(spoken: Spoken): boolean;
  /** The hour of what is moved, in the half of the day that its title tells: "давай в восемь" of a supper. */
  inHalfOfEvent(response: InterpretResponse, thread: ThreadHints | null): InterpretResponse;
  /** The words name an object by a token and ask for nothing. */
  isAboutTokens(spoken: Spoken): boolean;
  /** Said of something that was spoken of, and not understood: nothing new is made of it. */
  isUnread(spoken: Spoken): boolean;
  /** What was written last, where the words name it and take it back: "полки это не задача, отмени". */
  takenBackByName(text: string, thread: ThreadHints | undefined): ObjectHandle | null;
  /** The one of the thread whose last change is to go back, by its name: "плёнку верни назад". */
  givenBackByName(text: string, thread: ThreadHints | undefined): GivenBack | null;
  /** Does it say something of several that repeat, or that a standing errand is run: no plain words for what is new? */
  isOfOld(spoken: Spoken): boolean;
  /** Is it nobody but with whom something is that repeats: "оля" of "урок с Олей"? */
  isPersonOfSeries(title: string, thread: ThreadHints | undefined): boolean;
  /** Is it told who else does something, and perhaps of what stands: "форму пусть бабушка соберёт"? */
  isTaleOfStanding(text: string, thread: ThreadHints | undefined): boolean;
  /** "за час до футбола", where that stands: the words with the hour that is meant; null where it is not known. */
  countedFromPlan(spoken: Spoken): string | null;
  /** "с 5 до 7 делаю логотип", where that is a task, "а зал где? завтра в 20": the order that is meant; null for everything else. */
  orderByPlan(spoken: Spoken): string | null;
  /** What is there already and is to be written down: the words without that order; null where it is new. */
  writtenAgain(text: string, thread: ThreadHints | undefined): string | null;
  /** What is said of the day that was told of just now, with its date; null where nothing points at it. */
  onDayShown(request: InterpretRequest): DatedText | null;
  /** What goes on from a question that was answered just now; `plain`: how it is read by itself. */
  askedFurther(spoken: Spoken, asked: Query, plain: () => Query | null): Query | null;
  askedThere(request: InterpretRequest): Query | null;
  /** What a button of a question says, and nothing else. */
  isLabelAlone(text: string): boolean;
  /** The operation of the open question, said once more with what was asked for. */
  repeatedOrder(spoken: Spoken, pending: PendingOperationQuestion): InterpretResponse | null;
  /** "нет, только молоко": of what the open question takes for done, only some of its things. */
  partOfAsked(spoken: Spoken, pending: PendingOperationQuestion): InterpretResponse | null;
  /** "нет, это те же розы, только в субботу": the order that was meant in the place of something new; null for everything else. */
  orderOfSameOnes(text: string, thread: ThreadHints | null): string | null;
  /** "и окна тоже" where a loss is asked about: the plain order to lose that as well; null for everything else. */
  lostAsWell(
    text: string,
    pending: PendingOperationQuestion,
    thread: ThreadHints | null,
  ): string | null;
  /** The question that is said again behind a no; null for everything else. */
  askedInstead(text: string): string | null;
  /** "да перенеси", which does not fit what is asked last: the answer to an older question, or a no to something new. */
  olderAsked(spoken: Spoken): InterpretResponse | null;
  /** Something else for what the open question is about, or the same for something else. */
  insteadOfAsked(spoken: Spoken, pending: PendingOperationQuestion): InterpretResponse | null;
  /** What is said while `code` is asked, where it surely is no answer to that. */
  digression(spoken: Spoken, code: QuestionCode, readNew: ReadNew): InterpretResponse | null;
  answer(spoken: Spoken, pending: PendingOperationQuestion): InterpretResponse | null;
  /** "собрание не в среду, а в четверг" while something about it is asked: the draft, corrected by its name. */
  correctedDraft(text: string, pending: PendingQuestion, ground: Ground): SaidAnswer | null;
  /** What a project stands on, and what is asked of it: its card, estimate, schedule; null for anything else. */
  production(spoken: Spoken): InterpretResponse | null;
  /** Something new of tasks that were spoken of and whose whole titles are said; null for anything else. */
  ofTitled(spoken: Spoken, readNew: ReadNew): InterpretResponse | null;
  /** The same once more, of something else: "и Кате тоже к пятнице"; null for anything else. */
  saidAlso(spoken: Spoken, found: InterpretResponse, readNew: ReadNew): InterpretResponse | null;
  /** What is ordered of rows of the list in view; null where none are said. */
  rows(spoken: Spoken, readNew: ReadNew): InterpretResponse | null;
  /** What is to be put where the last project is; null when none is in view or none is pointed at. */
  intoShown(
    said: Pick<InterpretRequest, 'text' | 'thread' | 'projects'>,
    readNew: ReadNew,
  ): InterpretResponse | null;
  /** What goes on from what was written just now, where a project was spoken of; as it was for all the rest. */
  goingOn(request: InterpretRequest, found: InterpretResponse): InterpretResponse;
  /** What bears the name of something new already, where no order says that there shall be one more. */
  saidAgain(
    text: string,
    request: InterpretRequest,
    envelope: InterpretResponse['envelopes'][number] & { readonly isOrdered?: boolean },
  ): ReadonlyArray<Omit<Extract<Note, { code: 'SAID_AGAIN' }>, 'position'>>;
  /** The project that is said first is said of all. */
  withSharedProject(
    text: string,
    envelopes: InterpretResponse['envelopes'],
  ): InterpretResponse['envelopes'];
  said(spoken: Spoken, readNew: ReadNew): InterpretResponse | null;
}

/** Words with a date in the place of what points at it; whoever only may mean a day is asked. */
export interface DatedText {
  readonly text: string;
  readonly most?: number;
}
