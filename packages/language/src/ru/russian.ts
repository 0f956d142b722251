import type { Locale } from '../locale.ts';
import type { Spoken } from '../spoken.ts';
import { answerAndMend } from './commands/answers/answer-and-mend.ts';
import { readLength } from './commands/answers/answer-value.ts';
import { answerWithMore } from './commands/answers/answer-with-more.ts';
import { answersAhead } from './commands/answers/answers-ahead.ts';
import { completesAsked, withoutYesAmid } from './commands/answers/completes-asked.ts';
import { bearsWords, consentAhead, isOfQuestion } from './commands/answers/consent-ahead.ts';
import { eachOfSeveral } from './commands/answers/each-of-several.ts';
import { isCancel, takesBack } from './commands/answers/is-cancel.ts';
import { isLedByAnswer, isSaidOverAgain } from './commands/answers/led-by-answer.ts';
import { oneOfSeveral } from './commands/answers/one-of-several.ts';
import { readAnswer } from './commands/answers/read-answer.ts';
import { readButtonAnswer } from './commands/answers/read-button-answer.ts';
import { doubted } from './commands/confidence/confidence.ts';
import { notRead } from './commands/confidence/not-read.ts';
import { isTaleOfStanding } from './commands/confidence/tale-of-standing.ts';
import { readMarkedFields } from './commands/fields/marked-fields.ts';
import { asksSettings } from './commands/is-about-settings.ts';
import { readCommands } from './commands/read-commands.ts';
import { questionsBehind, questionsJoined } from './commands/reworded/asked-behind.ts';
import { isAskedInVain } from './commands/reworded/asked-in-vain.ts';
import { givenDeadline } from './commands/reworded/given-deadline.ts';
import { saidInstead } from './commands/reworded/instead.ts';
import { askedOnceMore } from './commands/reworded/once-more.ts';
import { putThen } from './commands/reworded/put-then.ts';
import { saidPlainly } from './commands/reworded/said-plainly.ts';
import { unmarkedParts } from './commands/reworded/unmarked-parts.ts';
import { verbAmid } from './commands/reworded/verb-amid.ts';
import { verbBehind } from './commands/reworded/verb-behind.ts';
import { wishForwarded } from './commands/reworded/wish-forwarded.ts';
import { withoutAddress, withoutJoint } from './commands/reworded/without-address.ts';
import { transcriptIsNoise } from './commands/talk/noise.ts';
import { talkInOtherLayout } from './commands/talk/other-layout.ts';
import { plainTalkIn } from './commands/talk/plain-talk.ts';
import { isQuestion, talkIn } from './commands/talk/talk-in.ts';
import { withoutThanks } from './commands/talk/thanks-behind.ts';
import { withoutGreeting } from './commands/talk/without-greeting.ts';
import { inDaysShown } from './commands/times/in-days-shown.ts';
import { zoneSaid } from './commands/times/zone-said.ts';
import { isMeetingTitle } from './commands/title/meeting-title.ts';
import { interpretOntoTitle } from './conversation/acts/onto-title.ts';
import { askedInstead } from './conversation/answers/asked-instead.ts';
import { choiceAnew } from './conversation/answers/choice-anew.ts';
import { chosenInOwnWords } from './conversation/answers/choice-in-own-words.ts';
import { LABEL_ALONE } from './conversation/answers/choice-phrases.ts';
import { lostAsWell } from './conversation/answers/lost-as-well.ts';
import { interpretOlderAsked } from './conversation/answers/older-asked.ts';
import { givenBackByName, takenBackByName } from './conversation/answers/taken-back-by-name.ts';
import { orderOfSameOnes } from './conversation/answers/the-same-ones.ts';
import { turnsDown } from './conversation/answers/turns-down.ts';
import { interpretReserved } from './conversation/answers/yes-but.ts';
import {
  interpretConversation,
  interpretDigression,
  interpretInsteadOfAsked,
  interpretOperationAnswer,
  interpretRepeatedOrder,
  interpretRows,
  isAboutTokens,
  isUnread,
  leavesRoom,
} from './conversation/interpret-conversation.ts';
import { resolveAnswerMarks } from './conversation/marks/resolve-answer-marks.ts';
import {
  resolveOperationMarks,
  resolveQueryMarks,
} from './conversation/marks/resolve-conversation-marks.ts';
import { inHalfOfEvent } from './conversation/objects/half-of-event.ts';
import { isEditAlone, namesNothing, onlyPoints } from './conversation/objects/names-nothing.ts';
import { numberNamed } from './conversation/objects/number-named.ts';
import { isPersonOfSeries } from './conversation/objects/series-named.ts';
import { goingOn } from './conversation/projects/filling.ts';
import { readIntoShown, withSharedProject } from './conversation/projects/into-shown.ts';
import { readProduction } from './conversation/projects/read-production.ts';
import { askedFurther } from './conversation/questions/asked-further.ts';
import { askedThere } from './conversation/questions/asked-there.ts';
import { interpretPurchasesAsked } from './conversation/questions/purchases-asked.ts';
import { askedWhere } from './conversation/reworded/asked-where.ts';
import { behindIt } from './conversation/reworded/behind-it.ts';
import { besideBlock } from './conversation/reworded/beside-block.ts';
import { isBooked } from './conversation/reworded/booked.ts';
import { countedFromPlan } from './conversation/reworded/counted-from-plan.ts';
import { daysBeside } from './conversation/reworded/days-beside.ts';
import { hoursOfWork } from './conversation/reworded/hours-of-work.ts';
import { movedForClause } from './conversation/reworded/moved-for-clause.ts';
import { namedInShort } from './conversation/reworded/named-in-short.ts';
import { objectAlone } from './conversation/reworded/object-alone.ts';
import { ofKnown } from './conversation/reworded/of-known.ts';
import { onDayShown } from './conversation/reworded/on-day-shown.ts';
import { orderInstead } from './conversation/reworded/order-instead.ts';
import { ownWordsOfKnown } from './conversation/reworded/own-words-of-known.ts';
import { probablyDone } from './conversation/reworded/probably-done.ts';
import { probablyLost } from './conversation/reworded/probably-lost.ts';
import { probablyMoved } from './conversation/reworded/probably-moved.ts';
import { saidAgain } from './conversation/reworded/said-again.ts';
import { saidAlso } from './conversation/reworded/said-also.ts';
import { saidOfWhole } from './conversation/reworded/said-of-whole.ts';
import { correctedDraft } from './conversation/reworded/said-otherwise.ts';
import { timeOfLast } from './conversation/reworded/time-of-last.ts';
import { toldToBe } from './conversation/reworded/told-to-be.ts';
import { writtenAgain } from './conversation/reworded/written-again.ts';
import { readSettings, wishesSetting } from './conversation/settings/read-settings.ts';
import {
  interpretPartOfRows,
  interpretPartOfTitle,
  partOfAsked,
} from './conversation/several/part-of-title.ts';
import { interpretRowsTold } from './conversation/several/rows-told.ts';
import { isOfSeveralSeries } from './conversation/several/series-apart.ts';
import { interpretTitlesTaken } from './conversation/several/titles-taken.ts';
import { daypartOfTag } from './daypart-of-tag.ts';
import { projectNeeds } from './project-needs.ts';
import { RUSSIAN_TIME } from './russian-time.ts';
import { markedSuggestion } from './suggestions/marked-suggestion.ts';
import { suggestAbout } from './suggestions/rules-over-title.ts';

/** Russian, as the rest of the package sees it. */
export const RUSSIAN: Locale = {
  ...RUSSIAN_TIME,
  withoutAddress,
  wishForwarded,
  withoutJoint,
  questionsBehind,
  questionsJoined,
  isCancel,
  namesNothing,
  onlyPoints,
  isEditAlone,
  numberNamed,
  takesBack,
  turnsDown,
  isAboutSettings: wishesSetting,
  asksSettings,
  talkIn,
  talkInOtherLayout,
  inPlainOrder: (text, projects) =>
    putThen(text) ??
    verbBehind(text) ??
    unmarkedParts(text) ??
    givenDeadline(text) ??
    verbAmid(text, projects),
  withoutGreeting,
  plainTalkIn,
  isQuestion,
  readSettings,
  saidInstead,
  askedOnceMore,
  isAskedInVain,
  saidPlainly,
  zoneSaid,
  isNoise: transcriptIsNoise,
  readCommands,
  notRead,
  readAnswer,
  eachOfSeveral,
  oneOfSeveral,
  consentAhead,
  completesAsked,
  answerWithMore,
  withoutYesAmid,
  withoutThanks,
  answerAndMend,
  answersAhead,
  isOfQuestion,
  bearsWords,
  isLedByAnswer,
  isSaidOverAgain,
  inDaysShown,
  readButtonAnswer,
  doubted,
  suggestAbout,
  daypartOfTag,
  projectNeeds,
  conversation: {
    leavesRoom,
    inHalfOfEvent,
    isAboutTokens,
    isUnread,
    takenBackByName,
    givenBackByName,
    writtenAgain,
    onDayShown,
    askedFurther,
    askedThere,
    isOfOld: (spoken) => isOfSeveralSeries(spoken) || isBooked(spoken),
    isPersonOfSeries,
    isTaleOfStanding,
    countedFromPlan,
    orderByPlan: (spoken) => hoursOfWork(spoken) ?? askedWhere(spoken),
    isLabelAlone: (text) => LABEL_ALONE.test(text.trim()),
    repeatedOrder: (spoken, asked) =>
      interpretReserved(spoken, asked) ?? interpretRepeatedOrder(spoken, asked),
    askedInstead,
    orderOfSameOnes: (text, thread) => orderOfSameOnes(text, thread) ?? orderInstead(text, thread),
    lostAsWell,
    olderAsked: interpretOlderAsked,
    partOfAsked: (spoken, asked) =>
      choiceAnew(spoken, asked) ?? chosenInOwnWords(spoken, asked) ?? partOfAsked(spoken, asked),
    insteadOfAsked: interpretInsteadOfAsked,
    digression: interpretDigression,
    answer: interpretOperationAnswer,
    correctedDraft,
    production: readProduction,
    rows: (spoken, readNew) =>
      interpretRows(spoken) ??
      interpretPurchasesAsked(spoken) ??
      interpretRowsTold(spoken) ??
      interpretTitlesTaken(spoken) ??
      interpretPartOfTitle(spoken, (text) => {
        const beside = { ...spoken, text, read: RUSSIAN_TIME.readText(text) };
        const found = interpretConversation(beside, readNew);
        return found?.kind === 'operations' && found.envelopes.length === 0
          ? (found.operations ?? null)
          : null;
      }) ??
      interpretOntoTitle(spoken),
    saidAgain,
    ofTitled: ({ text, request }, readNew) => saidOfWhole(text, request, readNew),
    saidAlso: (spoken, found, readNew) => {
      const said = (plain: Spoken) => interpretConversation(plain, readNew);
      return (
        saidAlso(spoken, { found, said, readNew }) ??
        behindIt(spoken.text, found, readNew) ??
        besideBlock(spoken.request, found, readNew) ??
        movedForClause(spoken, found, said) ??
        ofKnown(spoken, found, said) ??
        probablyDone(spoken, found) ??
        probablyMoved(spoken, found, said) ??
        probablyLost(spoken, found, said) ??
        timeOfLast(spoken, found, said) ??
        toldToBe(spoken.request, found) ??
        objectAlone(spoken.request, found) ??
        namedInShort(spoken.request, found) ??
        ownWordsOfKnown(spoken.request, found)
      );
    },
    intoShown: readIntoShown,
    goingOn: (request, found) => daysBeside(request.text, goingOn(request, found)),
    withSharedProject,
    said: (spoken, readNew) =>
      interpretConversation(spoken, readNew) ?? interpretPartOfRows(spoken),
  },
  quotes: {
    isMeeting: isMeetingTitle,
    fields: readMarkedFields,
    length: readLength,
    answer: resolveAnswerMarks,
    operations: resolveOperationMarks,
    query: resolveQueryMarks,
    suggestion: markedSuggestion,
  },
};
