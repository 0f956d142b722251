const FEW = '[^\\s,.;:?!]+(?:\\s+[^\\s,.;:?!]+){0,2}';
/** "с Тамарой, не с Таней", "для Юли а не для Оли": what is right stands ahead of what is not. */
export const RIGHT_NOT_WRONG = new RegExp(
  `^(?:(?:нет|ой|точнее|вернее|а|ну)[\\s,]+)*(?<right>${FEW})\\s*,?\\s+(?:а\\s+)?не\\s+(?<wrong>${FEW})[.!\\s]*$`,
  'iu',
);
export const notWrongButRight = (wrong: string, right: string): string => `не ${wrong}, а ${right}`;
