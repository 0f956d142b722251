import type {
  Frame,
  Message,
  ObjectRef,
  PictureTheme,
  Priority,
  SuggestionSurface,
  TargetKind,
} from '@planerka/contracts';
import type {
  Author,
  Day,
  Instant,
  JournalType,
  NamedObject,
  Nothing,
  ObjectFacts,
  ReminderSettings,
  TaskStatus,
} from '@planerka/plan';

/** Messages whose words are always the same. */
type Plain<C extends string> = { readonly [K in C]: Nothing };

/** What an agent may do in a plan, each including those before it. */
type Allowance = 'read' | 'write' | 'delete';

type PlainReplies =
  | 'ask_later'
  | 'working'
  | 'tap_done'
  | 'tap_gone'
  | 'tap_kept'
  | 'tap_not_yours'
  | 'start'
  | 'help_owner'
  | 'unknown_kind'
  | 'source_gone'
  | 'source_elsewhere'
  | 'focus_how'
  | 'plan_how'
  | 'decide_day_plan_in_words'
  | 'unknown_command'
  | 'stranger'
  | 'admitted'
  | 'owner_now'
  | 'invite_expired'
  | 'invite_owner_only'
  | 'invite_closed'
  | 'stats_owner_only'
  | 'database_away';

/** What the chat says besides outcomes and answers. */
interface ReplyMessages extends Plain<PlainReplies> {
  /** What is quoted for a button whose label nobody can read any more. */
  readonly pressed_button: Nothing;
  /** What the argument of /plan was read as. */
  readonly said_day_to_plan: { readonly when: string };
  readonly inside: { readonly object: NamedObject };
  /** Said in place of a file that could not be made. */
  readonly document_not_made: { readonly document: Message };
  readonly help: { readonly voice_seconds: number };
  readonly invite: { readonly link: string; readonly hours: number };
  /** `most`: in a minute. */
  readonly too_many_messages: { readonly most: number };
  readonly set_aside: { readonly words: string | null };
  /** `words`: how the answer began that Telegram does not take; null where it does not take these, too. */
  readonly answer_lost: { readonly words: string | null };
  /** `zone`: the one that there is not; `timezone`: the one that holds instead. */
  readonly zone_replaced: { readonly zone: string; readonly timezone: string };
  /** `zone`: the one that there is not; null: something else is wrong. */
  readonly reminders_set_aside: { readonly zone: string | null };
  /** `told`: what was written, as it was told then. */
  readonly edited: {
    readonly told: ReadonlyArray<{ readonly said: readonly Message[]; readonly frame: Frame }>;
  };
}

type PlainLabels =
  | 'label_undo_all'
  | 'label_redo'
  | 'label_ask_anew'
  | 'label_hear_again'
  | 'label_replace'
  | 'label_keep'
  | 'label_back'
  | 'label_on';

/** Labels of the chat's own buttons. */
interface LabelMessages extends Plain<PlainLabels> {
  /** `kind`: of the object that was acted on; replies stored by older programs name none. */
  readonly label_change_target: { readonly kind?: TargetKind };
  readonly label_undo_one: { readonly position: number };
  readonly label_redo_one: { readonly position: number };
}

type PlainCommands =
  | 'command_start'
  | 'command_help'
  | 'command_today'
  | 'command_plan'
  | 'command_week'
  | 'command_review'
  | 'command_inbox'
  | 'command_undo'
  | 'command_redo'
  | 'command_focus'
  | 'command_close'
  | 'command_cancel'
  | 'command_settings'
  | 'command_next'
  | 'command_urgent'
  | 'command_history'
  | 'command_project'
  | 'command_agent';

type PlainVoice =
  | 'voice_not_configured'
  | 'voice_too_large'
  | 'voice_noise'
  | 'voice_download'
  | 'voice_busy'
  | 'voice_refused'
  | 'voice_daily_limit'
  | 'voice_not_so_short'
  | 'voice_empty';

interface VoiceMessages extends Plain<PlainVoice> {
  readonly voice_too_long: { readonly voice_seconds: number };
  readonly voice_too_many_words: { readonly begins: string };
}

type PlainSettings =
  | 'settings_how'
  | 'label_zone'
  | 'label_hours'
  | 'label_dayparts'
  | 'label_erase'
  | 'ask_zone'
  | 'bad_zone_answer'
  | 'ask_hours'
  | 'bad_hours_answer'
  | 'ask_dayparts'
  | 'bad_dayparts_answer'
  | 'ask_erase'
  | 'label_erase_yes'
  | 'erase_not_here'
  | 'erased'
  | 'not_erased'
  | 'label_block_reminders'
  | 'label_quiet'
  | 'label_digests'
  | 'ask_block_minutes'
  | 'bad_block_minutes'
  | 'label_never_remind'
  | 'ask_quiet'
  | 'bad_quiet'
  | 'label_no_quiet'
  | 'ask_digests'
  | 'bad_digests'
  | 'label_no_morning'
  | 'label_no_evening';

export interface SettingsMessages extends Plain<PlainSettings> {
  readonly settings_shown: {
    readonly timezone: string;
    readonly hours: { readonly from: string; readonly to: string };
    readonly dayparts: {
      readonly morning: string;
      readonly afternoon: string;
      readonly evening: string;
    };
    readonly reminders: ReminderSettings;
    readonly theme: PictureTheme;
  };
  /** What a tap makes of the surface. */
  readonly label_suggestion_switch: { readonly surface: SuggestionSurface; readonly on: boolean };
  readonly label_theme: { readonly theme: PictureTheme };
  readonly label_city: { readonly timezone: string };
  readonly label_block_minutes: { readonly minutes: number };
}

type PlainAgents =
  | 'agents_owner_only'
  | 'agents_admins_only'
  | 'agents_title'
  | 'agents_none'
  | 'ask_agent_name'
  | 'bad_agent_name'
  | 'agent_not_made'
  | 'agent_key_not_shown'
  | 'agent_revoked'
  | 'plan_names_none'
  | 'plan_names_how'
  | 'plan_name_unfit'
  | 'plan_name_removed'
  | 'label_new_agent'
  | 'label_plan_names'
  | 'label_all_agents'
  | 'label_revoke'
  | 'label_revoke_yes'
  | 'label_remove_name_yes';

/** Agents of a plan: their keys and rights, and the names by which they know the plan. */
export interface AgentMessages extends Plain<PlainAgents> {
  /** `position`: its number in the list; null where it is the only one. */
  readonly agent_facts: {
    readonly position: number | null;
    readonly name: string;
    readonly allowance: Allowance;
    readonly last_used_at: string | null;
  };
  readonly agents_address: { readonly url: string };
  readonly agent_now: { readonly allowance: Allowance };
  readonly agent_name_taken: { readonly name: string };
  readonly too_many_agents: { readonly most: number };
  readonly agent_key_sent_aside: { readonly name: string };
  readonly agent_key: { readonly name: string; readonly key: string; readonly url: string | null };
  readonly ask_revoke: { readonly name: string };
  readonly plan_names_are: { readonly names: readonly string[] };
  readonly too_many_names: { readonly most: number };
  readonly plan_name_added: { readonly name: string };
  readonly plan_name_already: { readonly name: string };
  readonly plan_name_taken: { readonly name: string };
  readonly ask_remove_name: { readonly name: string };
  readonly label_remove_name: { readonly name: string };
  readonly label_allowance: { readonly allowance: Allowance; readonly is_present: boolean };
}

type PlainMembers =
  | 'members_owner_only'
  | 'members_alone'
  | 'invitations_revoked'
  | 'member_removed'
  | 'access_ended'
  | 'label_remove_member'
  | 'label_remove_member_yes'
  | 'label_all_members'
  | 'label_revoke_invitations';

/** People of a bot that leaves access to its owner. */
export interface MemberMessages extends Plain<PlainMembers> {
  readonly members_title: { readonly count: number };
  /** `position`: its number in the list; null where it is the only one. */
  readonly member_facts: {
    readonly position: number | null;
    readonly name: string;
    readonly role: 'owner' | 'member';
    readonly since: Instant;
    readonly last_at: Instant | null;
    readonly agents: readonly string[];
  };
  readonly invitations_open: { readonly count: number };
  readonly ask_revoke_invitations: { readonly count: number };
  readonly ask_remove_member: { readonly name: string; readonly agents: readonly string[] };
}

type PlainTerminal =
  | 'terminal_greeting'
  | 'not_heard'
  | 'say_it_again'
  | 'setting_by_buttons'
  | 'open_settings_there'
  | 'open_the_bot'
  | 'asked_later'
  | 'nothing_further';

/** What the terminal says in a conversation. */
export interface TerminalMessages extends Plain<PlainTerminal> {
  readonly only_in_telegram: { readonly command: string };
  readonly unknown_slash_command: { readonly words: string };
  readonly terminal_commands: { readonly commands: readonly string[] };
  /** `by`: what asks for the next page. */
  readonly further: { readonly by: string };
  readonly heard: { readonly transcript: string };
  readonly receipt: {
    readonly change_id: string;
    readonly objects: readonly ObjectRef[];
  };
}

/** What was written, as a panel beside the chat lists it. */
export interface PanelMessages extends Plain<'panel_block'> {
  /** `status`: the one that a task has got, where the change is of it. */
  readonly panel_change: {
    readonly action: 'do' | 'undo' | 'redo';
    readonly change: JournalType;
    readonly status: TaskStatus | null;
  };
  /** `name`: what another person or an agent is called, where that is known. */
  readonly panel_author: { readonly by: Author; readonly name: string | null };
  readonly panel_object: { readonly object: ObjectFacts };
  readonly panel_named: { readonly object: NamedObject };
  readonly panel_moment: { readonly at: Instant };
  readonly panel_day: { readonly day: Day; readonly is_tomorrow: boolean };
  readonly panel_time: { readonly why: 'planned' | 'due'; readonly at: Instant | null };
  readonly panel_duration: { readonly minutes: number };
  readonly panel_recurrence: { readonly rule: string };
  readonly panel_priority: { readonly priority: Priority };
  readonly panel_project: { readonly name: string };
  readonly panel_remind: { readonly minutes: number };
}

/** What the doors say of themselves: everything that is not the plan's. */
export interface DoorMessages
  extends ReplyMessages,
    LabelMessages,
    Plain<PlainCommands>,
    VoiceMessages,
    SettingsMessages,
    AgentMessages,
    MemberMessages,
    TerminalMessages,
    PanelMessages {}

/** A message of a door; its data is checked against its code by the compiler. */
export function tell<C extends keyof DoorMessages>(
  code: C,
  ...[data]: DoorMessages[C] extends Nothing ? [] : [data: DoorMessages[C]]
): Message {
  return { code, data: data ?? {} };
}
