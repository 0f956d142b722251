import type {
  CommandEnvelope,
  DayPlanAct,
  DaypartHours,
  Note,
  ObjectHandle,
  Phase,
  PictureTheme,
  ReadOperation,
  Source,
  SuggestionDraft,
  TalkKind,
} from '@planerka/contracts';
import type {
  Day,
  QuietHours,
  ReminderSettings,
  SuggestionSettings,
  WorkingHours,
} from '@planerka/plan';

interface Keyed {
  /** Idempotency key made at the door; the same key again returns the first outcome. */
  readonly key: string;
}

interface FromWords {
  /** The person's own words, kept only to be quoted back. */
  readonly said: string;
}

/** A whole command. `envelope` is a stranger's until the runtime has checked it. */
export interface CommandProposal extends Keyed, FromWords {
  readonly type: 'command';
  readonly envelope: unknown;
  readonly notes?: readonly Note[];
  readonly readings?: readonly CommandEnvelope[];
  /** The messages that it came as, kept with what it makes. */
  readonly sources?: readonly Source[];
  /** What the rules over words would suggest about what this command makes. */
  readonly suggestions?: readonly SuggestionDraft[];
}

/** The open draft's envelope with new fields, read from the person's words. */
export interface AnswerProposal extends Keyed, FromWords {
  readonly type: 'answer';
  readonly draft_id: string;
  readonly envelope: unknown;
  /** Where the question is about several drafts: what the answer says of each that it names, and of no other. */
  readonly parts?: readonly { readonly draft_id: string; readonly envelope: unknown }[];
  readonly notes?: readonly Note[];
  /** The message that the answer came as, where it is more than words. */
  readonly sources?: readonly Source[];
}

/** A tap, or the number or words of a listed choice. */
export interface ChoiceProposal extends Keyed {
  readonly type: 'choice';
  readonly draft_id: string;
  readonly choice_id: string;
  readonly said?: string;
}

/** "не надо": drops the open question, and changes nothing where none is asked. */
export interface CancelProposal extends Keyed, FromWords {
  readonly type: 'cancel';
  /** "отмени": behind something newer than the question it takes that back. */
  readonly takes_back?: true;
}

/** Words that are no command and no answer. */
export interface NotUnderstoodProposal extends Keyed, FromWords {
  readonly type: 'not_understood';
  /** What kind of talk it is, where that is known. */
  readonly talk?: TalkKind;
}

/** The objects of a list in its order, and those that were shown after it. */
export interface ListedObjects {
  readonly objects: readonly ObjectHandle[];
  readonly since: readonly ObjectHandle[];
}

/**
 * An operation on something that exists. `refs` are what the person has named by a token, a reply or
 * a tap; `suggested` is what the newest answer to them shows (O2-suggested). Both are
 * the door's knowledge; what is meant in the end, the runtime decides.
 */
export interface OperationProposal extends Keyed, FromWords {
  readonly type: 'operation';
  readonly read: ReadOperation;
  readonly refs: readonly ObjectHandle[];
  readonly suggested: readonly ObjectHandle[];
  /** The newest list that was shown to them, where the newest answer is none. */
  readonly listed?: ListedObjects;
  /**
   * What the interpreter was allowed to name, where a model read the words: it may name nothing
   * else (K8-2-only-offered). Absent when the person named the object, by number or token.
   */
  readonly offered?: readonly ObjectHandle[];
  /** Where `read` is done again, and nothing can be: the envelope of what is new instead. */
  readonly otherwise?: unknown;
  /** The draft that this proposal replaces: the draft is dropped unless the proposal is refused. */
  readonly instead_of?: string;
  /** Pressed, not said: a button names exactly what it is about, and may be pressed again. */
  readonly pressed?: boolean;
}

/** The open operation with what the words, a token or a reply have added to it. */
export interface OperationAnswerProposal extends Keyed, FromWords {
  readonly type: 'operation_answer';
  readonly draft_id: string;
  readonly read: ReadOperation;
  /** What a token or a reply names as the answer to "which one?". */
  readonly refs?: readonly ObjectHandle[];
}

/** The same operation for another object (K2-5-action-summary): the first one is taken back. */
export interface ChangeTargetProposal extends Keyed {
  readonly type: 'change_target';
  readonly change_id: string;
}

/**
 * Undo of exactly these changes, or of the actor's last one when none is named. Several are in the
 * order they happened, as receipts list them; they are taken back from the last to the first.
 */
export interface UndoProposal extends Keyed {
  readonly type: 'undo';
  readonly change_ids?: readonly string[];
  /** What the message shows that the words reply to: the actor's last change of it, and of nothing else. */
  readonly about?: readonly ObjectHandle[];
  /** What was only made stays. */
  readonly altered_only?: boolean;
}

export interface RedoProposal extends Keyed {
  readonly type: 'redo';
  /** Where nothing was taken back, the last change is. */
  readonly or_undo?: boolean;
  /** Only a change of when it stands, or of where it belongs as well, goes back; any other one is told instead. */
  readonly moved_only?: 'in_time' | 'anywhere';
  readonly change_ids?: readonly string[];
  /** What the message shows that the words reply to: changes of it, and of nothing else. */
  readonly about?: readonly ObjectHandle[];
}

/** How a person wants to be reminded; absent fields, and an absent end of the quiet hours, stay as they are. */
export type RemindersWanted = Partial<Omit<ReminderSettings, 'quiet'>> & {
  readonly quiet?: Partial<QuietHours> | null;
};

/** The workspace's zone and the person's usual hours; absent fields stay as they are. */
export interface SettingsProposal extends Keyed {
  readonly type: 'settings';
  readonly timezone?: string;
  /** The city by which the zone was named, and until when the person is there. */
  readonly place?: string;
  readonly until?: string;
  readonly working_hours?: WorkingHours;
  readonly dayparts?: DaypartHours;
  /** Fields that are absent stay as they are. */
  readonly reminders?: RemindersWanted;
  readonly suggestions?: Partial<SuggestionSettings>;
  readonly picture_theme?: PictureTheme;
}

/** Asks what could be suggested about a task, or for a day. Asking always answers. */
export interface SuggestProposal extends Keyed {
  readonly type: 'suggest';
  readonly surface: 'task_drawer';
  /** The number of the opened task. */
  readonly task: number;
  /** What a gateway would suggest besides what the rules here do; only what is about the task counts. */
  readonly drafts?: readonly SuggestionDraft[];
}

/**
 * What a person does with a suggestion: `accept` takes it, unless it has to be asked once more;
 * `confirm` is the yes to that; `more` shows what else the same request has led to.
 */
export interface SuggestionProposal extends Keyed {
  readonly type: 'suggestion';
  readonly suggestion_id: string;
  readonly act: 'accept' | 'confirm' | 'reject' | 'more';
}

/** Asks for a plan of a day. Asking always answers. */
export interface DayPlanProposal extends Keyed {
  readonly type: 'day_plan';
  /** Null for today. */
  readonly day: Day | null;
}

/**
 * What a person does with the plan that they were shown: `accept` takes it, or one task of it; `other`
 * shows the next best one; `each` asks about its tasks one by one.
 */
export interface DayPlanActProposal extends Keyed {
  readonly type: 'day_plan_act';
  /** Null for the one that was shown last in this thread, when words decide. */
  readonly set_id: string | null;
  readonly act: DayPlanAct;
  /** With `accept`, the number of the only task that is taken. */
  readonly task?: number;
}

/**
 * What a person does with a change set: shows it again, looks at a page of its ops, approves exactly
 * these ops (all but those that delete where none are named), refuses it, and says why.
 */
export interface ChangeSetProposal extends Keyed {
  readonly type: 'change_set';
  readonly set_id: string;
  readonly act: 'show' | 'look' | 'approve' | 'reject';
  /** `writePositions` of the ops that were shown as chosen. */
  readonly positions?: string;
  readonly page?: number;
  /** With `reject`: why. */
  readonly reason?: string;
}

/** What the planner's own agent has worked out for a phase: shown, and nothing of it done. */
export interface DraftSetProposal extends Keyed {
  readonly type: 'draft_set';
  readonly phase: Phase;
  /** As it came: nothing was held against it yet. */
  readonly envelope: unknown;
}

/** Questions that nobody answered in time, or in a way that was understood, are to be asked anew. */
export interface AskAnewProposal extends Keyed {
  readonly type: 'ask_anew';
  /** The one that was asked comes first, those that waited behind it after it. */
  readonly draft_ids: readonly string[];
}

/** The 15 minutes of a draft may be over. */
export interface ExpireProposal extends Keyed {
  readonly type: 'expire';
  readonly draft_id: string;
}

export type Proposal =
  | CommandProposal
  | AnswerProposal
  | ChoiceProposal
  | CancelProposal
  | NotUnderstoodProposal
  | OperationProposal
  | OperationAnswerProposal
  | ChangeTargetProposal
  | UndoProposal
  | RedoProposal
  | SettingsProposal
  | SuggestProposal
  | SuggestionProposal
  | DayPlanProposal
  | DayPlanActProposal
  | ChangeSetProposal
  | DraftSetProposal
  | AskAnewProposal
  | ExpireProposal;

/** Who proposes, where, through which door. */
export interface ProposalContext {
  readonly workspace: string;
  readonly actor: { readonly id: string; readonly may_undo_others: boolean };
  /** Opaque to the runtime: chat and topic. */
  readonly thread: string;
  /** Objects that this utterance names by tokens or by a reply; they go into the thread's memory. */
  readonly refs?: readonly ObjectHandle[];
  readonly door: string;
  readonly traceId: string;
}
