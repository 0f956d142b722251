import { conversationStories } from './conversation-stories.ts';
import type { ModelReply } from '../rig/model-server.ts';
import type { SpeechReply } from '../rig/speech-server.ts';
import type { Storyteller } from './storyteller.ts';
import { askingStories } from './asking-stories.ts';
import { contractExamples, rules } from './command-stories.ts';
import { changeSetStories } from './change-set-stories.ts';
import { dayPlanStories } from './day-plan-stories.ts';
import { everyWayStories } from './every-way-stories.ts';
import { hardStories } from './hard-stories.ts';
import { languageStories } from './language-stories.ts';
import { listStories } from './list-stories.ts';
import { modelStories } from './model-stories.ts';
import { productionStories } from './production-stories.ts';
import { reminderStories } from './reminder-stories.ts';
import { sourceStories } from './source-stories.ts';
import { suggestionStories } from './suggestion-stories.ts';
import { suggestionTypeStories } from './suggestion-type-stories.ts';
import { weekStories } from './week-stories.ts';
import { voiceStories } from './voice-stories.ts';

/** A conversation that is written down whole; `cites` names the requirements that it shows. */
export interface Story {
  readonly slug: string;
  readonly cites: readonly string[];
  /** What the speech server answers, note by note; without it the bot has nothing to hear with. */
  readonly hears?: readonly SpeechReply[];
  /** What the model answers, request by request; without it the rules read alone. */
  readonly thinks?: readonly ModelReply[];
  readonly tell: (t: Storyteller) => Promise<void>;
}

export const stories: readonly Story[] = [
  ...contractExamples,
  ...rules,
  ...voiceStories,
  ...askingStories,
  ...reminderStories,
  ...conversationStories,
  ...everyWayStories,
  ...hardStories,
  ...sourceStories,
  ...suggestionStories,
  ...suggestionTypeStories,
  ...dayPlanStories,
  ...changeSetStories,
  ...productionStories,
  ...listStories,
  ...weekStories,
  ...modelStories,
  ...languageStories,
];
