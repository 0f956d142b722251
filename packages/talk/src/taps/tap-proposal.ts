import type { DayPlanAct, Operation, PictureTheme, SuggestionSurface } from '@planerka/contracts';
import { DEFAULT_REMINDERS } from '@planerka/plan';
import type { Proposal } from '@planerka/runtime';
import type { SetTap } from './set-taps.ts';

/** What a button means that leads to a proposal. */
export type Tap =
  /** A choice of an open question. */
  | { readonly type: 'choose'; readonly draft: string; readonly choice: string }
  | { readonly type: 'undo' | 'redo'; readonly changes: readonly string[] }
  /** Asks questions anew that were dropped unanswered. */
  | { readonly type: 'ask_anew'; readonly drafts: readonly string[] }
  /** The same operation for another object instead (K2-5-action-summary). */
  | { readonly type: 'change_target'; readonly change: string }
  /** Switches a morning digest or an evening review on or off. */
  | { readonly type: 'digest'; readonly kind: 'morning' | 'evening'; readonly on: boolean }
  /** Switches suggestions that come by themselves on or off. */
  | {
      readonly type: 'suggestion_switch';
      readonly surface: SuggestionSurface;
      readonly on: boolean;
    }
  /** The colours in which pictures are drawn. */
  | { readonly type: 'picture_theme'; readonly theme: PictureTheme }
  /** Asks what could be suggested about a task. */
  | { readonly type: 'suggest'; readonly task: number }
  /** What a person does with a suggestion. */
  | {
      readonly type: 'suggestion';
      readonly id: string;
      readonly act: 'accept' | 'confirm' | 'reject' | 'more';
    }
  /** What a person does with the plan of a day; `task`: the only one that is taken. */
  | {
      readonly type: 'day_plan';
      readonly set: string;
      readonly act: DayPlanAct;
      readonly task?: number | undefined;
    }
  | SetTap
  | { readonly type: 'operate'; readonly operation: Operation; readonly label: string };

/** A tap as a proposal. An operation's target is the one that the button names. */
export function tapProposal(tap: Tap, key: string): Proposal {
  switch (tap.type) {
    case 'choose':
      return { type: 'choice', key, draft_id: tap.draft, choice_id: tap.choice };
    case 'undo':
    case 'redo':
      return { type: tap.type, key, change_ids: tap.changes };
    case 'ask_anew':
      return { type: 'ask_anew', key, draft_ids: tap.drafts };
    case 'change_target':
      return { type: 'change_target', key, change_id: tap.change };
    case 'digest': {
      const times = tap.on ? DEFAULT_REMINDERS : { morning_at: null, evening_at: null };
      const reminders =
        tap.kind === 'morning'
          ? { morning_at: times.morning_at }
          : { evening_at: times.evening_at };
      return { type: 'settings', key, reminders };
    }
    case 'suggestion_switch':
      return { type: 'settings', key, suggestions: { [tap.surface]: tap.on } };
    case 'picture_theme':
      return { type: 'settings', key, picture_theme: tap.theme };
    case 'suggest':
      return { type: 'suggest', key, surface: 'task_drawer', task: tap.task };
    case 'suggestion':
      return { type: 'suggestion', key, suggestion_id: tap.id, act: tap.act };
    case 'day_plan': {
      const only = tap.task === undefined ? {} : { task: tap.task };
      return { type: 'day_plan_act', key, set_id: tap.set, act: tap.act, ...only };
    }
    case 'change_set': {
      const { positions, page, reason } = tap;
      return {
        type: 'change_set',
        key,
        set_id: tap.set,
        act: tap.act,
        ...(positions === undefined ? {} : { positions }),
        ...(page === undefined ? {} : { page }),
        ...(reason === undefined ? {} : { reason }),
      };
    }
    case 'operate':
      return {
        type: 'operation',
        key,
        read: { operation: tap.operation, confidence: 1 },
        refs: [],
        suggested: [],
        said: tap.label,
        pressed: true,
      };
  }
}
