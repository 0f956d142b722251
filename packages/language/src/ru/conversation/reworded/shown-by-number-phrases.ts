import type { TargetKind } from '@planerka/contracts';

/** The order for a number that stands alone. */
export const SHOW_BY_KIND: Readonly<Record<TargetKind, string>> = {
  task: 'покажи задачу',
  timeblock: 'покажи блок',
  project: 'покажи проект',
};

/** "покажи её", "выведи эту задачу" */
export const SHOW_THAT =
  /^(?:(?:ну|а|и)\s+)*(?:покажи|выведи|глянь|дай)(?:те|-ка)?\s+(?:мне\s+)?(?:её|ее|его|это|эту(?:\s+(?:задачу|таску|запись))?|этот\s+таск|последнюю(?:\s+(?:задачу|запись))?|(?<block>этот\s+блок|эту\s+встречу))[.!?]*$/iu;
