/**
 * What speech models write when nobody spoke: they learned it from the ends of films and videos.
 * Compared without case, punctuation and spaces at the ends.
 */
export const INVENTED: readonly string[] = [
  'продолжение следует',
  'субтитры сделал',
  'субтитры подготовил',
  'субтитры создавал',
  'субтитры добавил',
  'субтитры делал',
  'субтитры и перевод',
  'редактор субтитров',
  'спасибо за просмотр',
  'спасибо за внимание',
  'спасибо за субтитры',
  'благодарю за просмотр',
  'подписывайтесь на канал',
  'подписывайтесь на наш канал',
  'ставьте лайки',
  'не забудьте подписаться',
  'до новых встреч',
  'до скорой встречи',
  'до встречи в следующем видео',
  'смотрите продолжение',
  'конец фильма',
  'dimatorzok',
  'amara org',
  'thanks for watching',
  'thank you for watching',
  'subtitles by',
];

/** Descriptions of sound, invented only when nothing else was heard. */
export const SOUNDS: ReadonlySet<string> = new Set([
  'играет музыка',
  'спокойная музыка',
  'тихая музыка',
  'динамичная музыка',
  'музыка',
  'аплодисменты',
  'смех',
  'звонок в дверь',
  'тишина',
]);

/** Words that alone are what silence is heard as. */
export const HESITATIONS = /^(?:[аэоуыим]+|хм+|кхм+|гм+|ну|вот|тсс+)$/;

/** A command that mentions such words is a command: "напомни: ставьте лайки". */
export const MEANT = /(?:^| )(?:созда|добав|запиш|напомн|постав|заплан|задач|надо |нужно |купи)/;
