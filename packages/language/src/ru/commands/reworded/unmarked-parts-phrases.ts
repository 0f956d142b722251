import { ADD, SOFT } from './verb-amid-phrases.ts';

/** "добавь подзадачи зал, гости", "запиши две подзадачи: зал, гости": what they are stands behind them without a mark. */
export const PARTS_UNMARKED = new RegExp(
  `^${SOFT}${ADD}\\s+(?:(?:ещё|еще|две|три|четыре|пару|следующие|такие|мне)\\s+)*(?:подзадачи|подпункты)\\s*[:,]?\\s+(?!(?:к|ко|в|во|для|на|по|из|под|про|о|с|со|за|от|до|перед|после|без|у)\\s)(?<rest>[^\\s\\d:;?!–—-].*)$`,
  'iu',
);
export const PARTS_OF_IT = 'добавь подзадачи: ';
