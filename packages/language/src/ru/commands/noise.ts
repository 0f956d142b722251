import { fold } from '../../grammar/scan.ts';

/**
 * What speech models write when nobody spoke: they learned it from the ends of films and videos.
 * Compared without case, punctuation and spaces at the ends.
 */
const INVENTED = [
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
const SOUNDS = new Set([
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
/** So much more may stand beside an invented phrase: a name, a date, a repetition. */
const REMAINDER_MAX = 40;

/** Words that alone are what silence is heard as. */
const HESITATIONS = /^(?:[аэоуыим]+|хм+|кхм+|гм+|ну|вот|тсс+)$/;

/**
 * Is the transcript nothing that a person said: empty, punctuation only, a hesitation, or a phrase
 * that speech models invent on silence?
 */
export function transcriptIsNoise(text: string): boolean {
  const said = fold(text.slice(0, 1000))
    .replace(/[^a-zа-я0-9]+/g, ' ')
    .trim();
  if (said === '' || SOUNDS.has(said)) return true;
  if (said.split(' ').every((word) => HESITATIONS.test(word))) return true;
  const phrase = INVENTED.find((invented) => said.includes(invented));
  if (phrase === undefined) return false;
  const rest = said.replaceAll(phrase, '').trim();
  return rest.length <= REMAINDER_MAX && !MEANT.test(rest);
}

/** A command that mentions such words is a command: "напомни: ставьте лайки". */
const MEANT = /(?:^| )(?:созда|добав|запиш|напомн|постав|заплан|задач|надо |нужно |купи)/;
