import { hasTag } from '../../tags.ts';
import { isImperative, isInfinitive } from '../verb-forms.ts';
import type { HeadRule } from './head-rule.ts';
import type { HeadState } from './head-state.ts';
import { isDated, isDeviceTalk, isHouseTalk, isTimerTalk } from './mentions.ts';
import { takeNoun } from './take-noun.ts';

const verbOf = (state: HeadState): string => state.ahead(0)?.word ?? '';

/** включи, открой: another program's business, unless it is planned. */
export const FOREIGN_RULES: readonly HeadRule[] = [
  {
    name: '<foreign> <task|reminder|block|time>',
    skips: 1,
    gives: (state) => takeNoun(state, 'create'),
  },
  {
    name: '<foreign> <meeting>',
    skips: 1,
    gives: { act: 'explicit', verb: 'create', noun: 'meeting' },
  },
  // "переведи на английский ..."
  {
    name: '<foreign>',
    when: ({ items }) => items.some((item) => hasTag(item, 'of-language')),
    gives: { act: 'foreign' },
  },
  // "сними показания 25 числа", "переведи маме 500 завтра"
  {
    name: '<foreign>',
    when: (state) =>
      isImperative(verbOf(state)) && isDated(state.items) && !isDeviceTalk(state.items, 0),
    gives: { act: 'action' },
  },
  {
    name: '<foreign>',
    when: (state) => !isInfinitive(verbOf(state)) || isTimerTalk(state.items, state.at),
    gives: { act: 'foreign' },
  },
  // "вызвать электрика, мигает свет": somebody is sent for, whatever is broken
  { name: 'вызвать <word>', gives: { act: 'action' } },
  { name: '<media-verb>', when: ({ items }) => !isDated(items), gives: { act: 'foreign' } },
  // "снять с публикации гараж": no order takes anything off a house
  {
    name: 'снять <word>',
    when: (state) => !isDeviceTalk(state.items, state.at),
    gives: { act: 'action' },
  },
  {
    name: '<foreign>',
    when: ({ items, at }) => isHouseTalk(items, at),
    gives: { act: 'foreign' },
  },
  { name: '<foreign>', gives: { act: 'action' } },
];
