import type {
  ButtonQuestion,
  DaysShown,
  Entities,
  Intent,
  InterpretRequest,
  MarkedReason,
  MarkedType,
  PendingChoice,
  PendingOperationQuestion,
  PendingQuestion,
  Priority,
  ProjectNeed,
  Query,
  ReadOperation,
  ReadSettings,
  SuggestionDraft,
  TalkKind,
} from '@planerka/contracts';
import type { Act } from './act.ts';
import type { ConversationReader } from './conversation-reader.ts';
import type { Item } from './grammar/item.ts';
import type { ReadText } from './grammar/read-text.ts';
import type { TimePart, TimeReading, TimeRole } from './reading.ts';
import type { SaidAnswer, Spoken } from './spoken.ts';
import type { Frame } from './time/frame.ts';
import type { Ground } from './time/place.ts';
import type { TitleToSee } from './title-to-see.ts';

/** One command of an utterance as its words say it, its time not yet laid on a calendar. */
export interface SaidCommand {
  readonly act: Act;
  readonly intent: Intent;
  readonly title: string | null;
  readonly description: string | null;
  readonly frame: Frame | null;
  readonly fields: {
    readonly priority: Priority | null;
    readonly tags: string[];
    readonly project: string | null;
    readonly remindBefore: number[];
  };
  readonly confidence: number;
  /** To be reminded of it is what was asked for. */
  readonly isReminder?: boolean;
  /** So many minutes from the beginning of the command before it is when, or by when, it is done. */
  readonly fromBefore?: { readonly minutes: number; readonly isDue: boolean };
}

/** What a model has marked in the words of a task. */
export interface MarkedWords {
  readonly type: MarkedType;
  readonly reason: MarkedReason;
  /** Quotes, in their order. */
  readonly words: readonly string[];
  readonly projectId: string | null;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Reads the words that a model quoted. */
interface QuoteReaders {
  isMeeting(title: string): boolean;
  /** What the quoted words say of tags, priority and project. */
  fields(quoted: {
    readonly tags: readonly string[];
    readonly priority: string | null;
    readonly project: string | null;
  }): Entities;
  /** How long it takes; null when the words say no length. */
  length(words: string): { readonly frame: Frame } | null;
  answer(
    raw: Readonly<Record<string, unknown>>,
    pending: PendingOperationQuestion,
    request: InterpretRequest,
    ground: Ground,
  ): ReadOperation | null;
  operations(
    list: readonly unknown[],
    request: InterpretRequest,
    ground: Ground,
  ): ReadOperation[] | null;
  query(raw: unknown, request: InterpretRequest, ground: Ground): Query | null;
  suggestion(
    marked: MarkedWords,
    title: TitleToSee,
    ground: {
      readonly description: string;
      readonly readTime: (words: string) => TimeReading | null;
    },
  ): SuggestionDraft | null;
}

/** The words by which a reading is explained to a person. */
export interface ExplainingWords {
  readonly roles: Readonly<Record<TimeRole, string>>;
  readonly parts: Readonly<Record<TimePart, string>>;
  readonly clockOnly: string;
  readonly due: string;
  readonly minutes: string;
  readonly recurrence: string;
  readonly except: string;
  readonly known: string;
  readonly implied: string;
  readonly confidence: string;
  readonly note: string;
}

/** A part of the day in which a task shall lie, as its tag says. */
export type TaggedDaypart = 'morning' | 'afternoon' | 'evening';

/** What makes a whole command less sure than its reading. */
/** Words of an utterance that nothing holds which was made of it. */
export interface NotRead {
  /** As they were said, in spoken order. */
  readonly pieces: readonly string[];
  /** Are some of them words of a clause of which the rest was taken? */
  readonly isPart: boolean;
}

export type CommandDoubt =
  | 'exceptions'
  | 'readings'
  | 'numbered'
  | 'zone'
  | 'pointing'
  | 'speaking'
  | 'split';

/** An utterance without the words that name the zone of its hour, and that zone. */
export interface ZoneSaid {
  readonly text: string;
  /** An IANA zone; null for the person's own. */
  readonly timezone: string | null;
  /** False for a mere place, which may as well belong to the title: "экскурсия в 11 по Берлину". */
  readonly isSure: boolean;
}

/** All that the code outside a language's folder needs to know of the language. */
/** A question as it was put, and what may be picked. */
export interface AskedInWords {
  readonly clarifying_question: string;
  readonly choices: ReadonlyArray<{ readonly id: string; readonly label: string }>;
}

/** A yes or a no to the open question, with more behind it. */
export interface ConsentAhead {
  readonly choiceId: string;
  readonly wanted: 'yes' | 'no';
  /** Only heard, as by "ок". */
  readonly isWeak: boolean;
  /** By words that as often only open a sentence: "так, ножницы купила". */
  readonly isInPassing: boolean;
  /** What is said behind it, without what joins the two. */
  readonly rest: string;
  /** Does the rest only say again what the question says: "да, посылку забрал же"? */
  readonly isRestated: boolean;
  /** The yes with the time that is said beside words of the question, in plain words: "да, в 10". */
  readonly time: string | null;
}

/** What the reading of times needs of a language. */
export type TimeLocale = Pick<Locale, 'readText' | 'isFinishing' | 'explaining'>;

/** An answer, and another thing that is said behind it. */
export interface AnswerAhead {
  readonly answer: string;
  readonly rest: string;
  /** Is the other thing only wished of somebody? Whether it is to be written down is asked. */
  readonly isWish: boolean;
}

export interface Locale {
  /** Words, and the facts of time among them. Never throws; linear in the length of the text. */
  readText(text: string): ReadText;
  /** Do the words finish something, so that a length sets a deadline: "сделать за пять дней"? */
  isFinishing(items: readonly Item[]): boolean;
  /** A message that was passed on, without those whom its writer speaks to. */
  withoutAddress(text: string): string;
  /** What somebody else wishes of whoever passes it on, as an order to write it down; null where nothing is wished. */
  wishForwarded(text: string): string | null;
  /** What is said behind a question, without what joins the two. */
  withoutJoint(text: string): string;
  /** Where an order may end and a question begin that is said in one breath with it. */
  questionsBehind(text: string): readonly { readonly order: string; readonly question: string }[];
  /** Where one question may end and another begin that is asked in the same breath. */
  questionsJoined(text: string): readonly { readonly first: string; readonly second: string }[];
  /** A question that is asked once more, without that it is, in the ways in which it may be read. */
  askedOnceMore(text: string): readonly string[];
  /** Does a question ahead of an order only ask where that has gone which is ordered? */
  isAskedInVain(question: string): boolean;
  /** What is wanted in the place of what is refused first; null where nothing is. */
  saidInstead(text: string): string | null;
  /** Something new in the words in which it is asked for elsewhere; null for what is said so already. */
  saidPlainly(text: string): string | null;
  /** Whose time the hour is said in, where that is said. */
  zoneSaid(text: string): ZoneSaid | null;
  isCancel(words: readonly Item[]): boolean;
  /** Does the title only point at something, or only tell of a slip: "её", "другую", "ошибся"? Nothing is called so. */
  namesNothing(title: string, isOrdered: boolean): boolean;
  /** Is every word of the title one that points or counts: "её", "и вторую"; or does it only tell of a slip? */
  onlyPoints(title: string): boolean;
  /** Is the title nothing but a verb by which what stands is changed: "перенести"? Nothing new is called so. */
  isEditAlone(title: string): boolean;
  /** The number, as it stands in a title, by which the words name what may exist; null where they name none. */
  numberNamed(text: string, read: ReadText): string | null;
  /** A cancel that also takes back what was just done, where nothing is asked. */
  takesBack(words: readonly Item[]): boolean;
  /** Is what is being asked turned down, so that nothing is done? */
  turnsDown(spoken: Spoken): boolean;
  /** The choice that is meant where one question asks about several new things; null for everything else. */
  oneOfSeveral(
    text: string,
    words: readonly Item[],
    choices: readonly PendingChoice[],
  ): string | null;
  /** A time for each of several that one question asks about, by words of their titles; null for everything else. */
  eachOfSeveral(
    text: string,
    items: readonly Item[],
    titles: readonly string[],
  ): readonly { readonly time: string; readonly of: readonly number[] }[] | null;
  /** The yes or no to `asked` that the words begin with, where more follows; null for everything else. */
  consentAhead(text: string, words: readonly Item[], asked: AskedInWords): ConsentAhead | null;
  /** Do the words begin as an answer, where something is asked, or as a correction of what was said? */
  isLedByAnswer(text: string, isAsked: boolean): boolean;
  /** Is it the title of what is asked about, said over again behind a no? */
  isSaidOverAgain(text: string, title: string, asked: string): boolean;
  /** What is said of the only new thing that is asked about, which had no verb; null for everything else. */
  completesAsked(
    spoken: Pick<Spoken, 'text' | 'ground'>,
    asked: PendingQuestion,
  ): SaidAnswer | null;
  /** "на час, и напомни за 15 минут": the answer, and more of the new thing that is asked about. */
  answerWithMore(
    spoken: Pick<Spoken, 'text' | 'ground'>,
    asked: PendingQuestion,
  ): SaidAnswer | null;
  /** Does the text hold each of the words, in some form? */
  bearsWords(text: string, words: string): boolean;
  /** "тетради да на завтра проверить" without its "да", where it names one of these; null where there is none. */
  withoutYesAmid(text: string, titles: readonly string[]): string | null;
  /** "что у меня завтра? спс тебе" without its thanks; null where there are none. */
  withoutThanks(text: string): string | null;
  /** "полчаса. ой и она в среду": an answer and what is mended behind it, said plainly; null for everything else. */
  answerAndMend(text: string, titles: readonly string[]): string | null;
  /** Where an answer may end and another thing begin, the longest answer first. */
  answersAhead(text: string): readonly AnswerAhead[];
  /** Does a title name what the question is about? */
  isOfQuestion(title: string, asked: AskedInWords): boolean;
  /** Is it asked what is set? */
  asksSettings(read: ReadText): boolean;
  isAboutSettings(read: ReadText): boolean;
  /** What is to be set, where the words say it whole. */
  readSettings(text: string, read: ReadText, ground: Ground): ReadSettings | null;
  /** Is the transcript nothing that a person said? */
  isNoise(transcript: string): boolean;
  /** Is something asked, whatever it is? */
  isQuestion(words: readonly Item[]): boolean;
  /** What kind of talk the words are, if they are nothing but talk; null for all others. */
  talkIn(words: readonly Item[]): TalkKind | null;
  /** The same of words that were typed while the keyboard was in another layout. */
  talkInOtherLayout(text: string): TalkKind | null;
  /** "на субботу перенеси" as "перенеси на субботу", "в гараж задачу добавь: ..." likewise; null for what is plain. */
  inPlainOrder(text: string, projects: InterpretRequest['projects'] & {}): string | null;
  /** What is said behind "доброе утро"; null where nothing is. */
  withoutGreeting(text: string): string | null;
  /** The same as `talkIn` where the words are talk although an action or a day is named. */
  plainTalkIn(words: readonly Item[]): TalkKind | null;
  readCommands(text: string, items: readonly Item[]): readonly SaidCommand[];
  /** What was ordered, or said of what stands, and is in nothing that is `kept` of the words. */
  notRead(text: string, items: readonly Item[], kept: string, standing: readonly string[]): NotRead;
  readAnswer(
    text: string,
    read: ReadText,
    pending: PendingQuestion,
    ground: Ground,
    standing?: readonly string[],
  ): SaidAnswer | null;
  /** What is put into hours of the day that was told of just now, with that day; null where no hour is taken. */
  inDaysShown(text: string, shown: DaysShown, ground: Ground): string | null;
  /** The button of a door's own question that the words mean; null when they mean none. */
  readButtonAnswer(text: string, read: ReadText, question: ButtonQuestion): string | null;
  /** A confidence lowered by what no envelope can hold, or by other readings that it leaves out. */
  doubted(confidence: number, doubts: readonly CommandDoubt[]): number;
  /** What would make the title of a task better. */
  suggestAbout(title: TitleToSee): SuggestionDraft[];
  /** The part of the day that a tag names; null for any other tag. */
  daypartOfTag(tag: string): TaggedDaypart | null;
  /** What the overview of a production project asks for. */
  projectNeeds(overview: string): ProjectNeed[];
  readonly conversation: ConversationReader;
  readonly quotes: QuoteReaders;
  readonly explaining: ExplainingWords;
}
