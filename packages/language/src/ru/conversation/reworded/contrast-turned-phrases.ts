const FEW = '[^\\s,.;:?!]+(?:\\s+[^\\s,.;:?!]+){0,2}';
/** "с Тамарой, не с Таней", "для Юли а не для Оли": what is right stands ahead of what is not. */
export const RIGHT_NOT_WRONG = new RegExp(
  `^(?:(?:нет|ой|точнее|вернее|а|ну)[\\s,]+)*(?<right>${FEW})(?<joint>\\s*,\\s+(?:а\\s+)?|\\s+а\\s+|\\s+)не\\s+(?<wrong>${FEW})[.!\\s]*$`,
  'iu',
);
/** They name nothing: "ещё не хлеб", "с ней, не с Петей". */
export const NAMES_NONE: ReadonlySet<string> = new Set(
  `это эта этот там тут ещё еще уже я ты он она оно мы вы они мне тебе ему ей ней нему ним ними нам вам им меня тебя его него нее них
  её ее их себе свой своё мой моя все всё всем точно никак просто почему зачем какой какая какое нужен нужна нужно надо
  хочу можно лучше сразу вообще совсем теперь пока только и да нет`.split(/\s+/u),
);
export const notWrongButRight = (wrong: string, right: string): string => `не ${wrong}, а ${right}`;
/** "это не с Тимуром, это с Дамиром": both sides are pointed at. */
export const IS_NOT_BUT_IS = new RegExp(
  `^(?:(?:нет|ой|а|ну)[\\s,]+)*это\\s+не\\s+(?<wrong>${FEW})\\s*,?\\s+(?:а\\s+)?это\\s+(?<right>${FEW})[.!\\s]*$`,
  'iu',
);
/** "не с ним, а с Дамиром": who is not meant is not named. */
export const NOT_THEM_BUT = new RegExp(
  `^(?:(?:нет|ой|а|ну|это)[\\s,]+)*не\\s+(?:(?<pointed>[вскноуд]|со|ко|для|от|за|про)\\s+)?(?:ним|ней|нею|ними|нему|него|не[её]|них|е[йё]|ему|его|е[её]|им|их)\\s*,?\\s+а\\s+(?<right>${FEW})[.!\\s]*$`,
  'iu',
);
/** "с Дамиром то есть", "с Дамиром точнее": the word that corrects stands last. */
export const CORRECTED_LAST = new RegExp(
  `^(?<right>${FEW})\\s*,?\\s+(?:то\\s+есть|точнее|вернее)[.!\\s]*$`,
  'iu',
);
export const exactly = (right: string): string => `точнее ${right}`;
