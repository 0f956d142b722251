import { bareLink } from './bare-link.ts';
import { barePhone } from './bare-phone.ts';
import { doubled } from './doubled.ts';
import { filler } from './filler.ts';
import { listAfterColon } from './list-after-colon.ts';
import { manySteps } from './many-steps.ts';
import { newProject } from './new-project.ts';
import { nounOnly } from './noun-only.ts';
import { projectNamed } from './project-named.ts';
import { purchases } from './purchases.ts';
import type { WordRule } from './seen-title.ts';
import { shouting } from './shouting.ts';
import { somedayWords } from './someday-words.ts';
import { timeInTitle } from './time-in-title.ts';
import { urgent } from './urgent.ts';
import { vague } from './vague.ts';
import { waiting } from './waiting.ts';

/** The rules over the words of a title, by their ids. */
export const WORD_RULES = {
  'many-steps': { reason: 'MANY_STEPS', find: manySteps },
  purchases: { reason: 'PURCHASES', find: purchases },
  'list-after-colon': { reason: 'LIST_AFTER_COLON', find: listAfterColon },
  vague: { reason: 'VAGUE', find: vague },
  'noun-only': { reason: 'NOUN_ONLY', find: nounOnly },
  shouting: { reason: 'SHOUTING', find: shouting },
  filler: { reason: 'FILLER', find: filler },
  doubled: { reason: 'DOUBLED', find: doubled },
  'bare-link': { reason: 'BARE_LINK', find: bareLink },
  'bare-phone': { reason: 'BARE_PHONE', find: barePhone },
  urgent: { reason: 'URGENT', find: urgent },
  'someday-words': { reason: 'SOMEDAY_WORDS', find: somedayWords },
  'time-in-title': { reason: 'TIME_IN_TITLE', find: timeInTitle },
  'project-named': { reason: 'PROJECT_NAMED', find: projectNamed },
  'new-project': { reason: 'NEW_PROJECT', find: newProject },
  waiting: { reason: 'WAITING', find: waiting },
} as const satisfies Readonly<Record<string, WordRule>>;
