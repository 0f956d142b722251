import type { Frame } from '@planerka/contracts';
import { dayOf, type RefusalMessages, timeOf } from '@planerka/plan';
import { formatDay, formatDuration } from './dates.ts';
import type { Dictionary } from './dictionary.ts';

/** Examples that work when copied, shown wherever a person was not understood. */
const EXAMPLE_BLOCK = '«Поставь блок на завтра в 14:00 на 60 минут»';
const EXAMPLE_TASK = '«Добавь задачу позвонить маме завтра»';

const THANKS = ['Рад помочь!', 'Пожалуйста!', 'Всегда пожалуйста!'];

/** One of several ways to say the same: which one, only the second of the moment decides. */
function ofMoment(ways: readonly string[], { now }: Frame): string {
  return ways[Number(now.slice(17, 19)) % ways.length] ?? '';
}

/** Why nothing was written, and what mends it. */
export const refusalWords = {
  not_understood: 'Не понял.',
  example_commands: `Скажите, например: ${EXAMPLE_TASK} или ${EXAMPLE_BLOCK}.`,
  talk_thanks: (_nothing, { frame }) => ofMoment(THANKS, frame),
  talk_agreed: 'Хорошо.',
  talk_unasked: 'Сейчас я ни о чём не спрашиваю. Скажите, что сделать.',
  talk_greeting: 'Здравствуйте! Скажите, что нужно сделать, а я запишу.',
  talk_farewell: 'До встречи! Всё записанное на месте, о чём просили, напомню.',
  talk_abilities:
    'Записываю задачи и встречи, переношу и отмечаю сделанное, напоминаю и отвечаю, что у вас в планах. Подробнее: /help.',
  talk_clock: (_nothing, { frame }) =>
    `Сейчас ${timeOf(frame.now, frame.zone)}, ${formatDay(dayOf(frame.now, frame.zone), frame)}.`,
  talk_tired: 'Понимаю. Отдыхайте, всё записанное никуда не денется.',
  talk_aside: 'Хорошо, ничего не трогаю.',
  talk_unwritten: 'Ещё нет: жду вашего ответа.',
  talk_question: 'На этот вопрос ответить не могу: знаю только ваш план. Ничего не записал.',
  example_question:
    'Спросите, например: «Что у меня завтра?», «Сколько до созвона?» или «Что сдать до пятницы?»',
  example_after_talk: `Можно сказать, например: ${EXAMPLE_TASK} или «Что у меня завтра?»`,
  intent_not_allowed: 'Такую команду я не выполняю.',
  known_intents: 'Я записываю задачи и блоки времени.',
  invalid_command: 'Не смог прочитать команду и ничего не записал.',
  example_block: `Скажите ещё раз, например: ${EXAMPLE_BLOCK}.`,
  duration_out_of_range: ({ minutes }) => {
    const length = minutes > 0 ? formatDuration(minutes) : `${minutes} мин`;
    return `Длительность должна быть от 1 минуты до 24 часов, а получилось: ${length}.`;
  },
  example_duration: 'Назовите другую длительность, например: «на 60 минут».',
  end_before_start: 'Конец раньше начала: {start_at:instant} – {end_at:instant}.',
  example_span: 'Назовите начало и конец ещё раз, например: «завтра с 14 до 15:30».',
  not_created: 'Хорошо, не записываю.{said:quoted_back}',
  left_as_is: 'Хорошо, оставил как есть.{said:quoted_back}',
  draft_dropped: 'Не смог понять ответ и ничего не записал.{said:quoted_back}',
  sentence_unread: 'Не понял: «{words}».',
  draft_expired: 'Ответа не было 15 минут, больше не жду.{said:quoted_back}',
  say_in_one_phrase: 'Скажите всё одной фразой, и я запишу.',
  say_if_wanted: 'Если это ещё нужно, скажите всё одной фразой.',
  stale_button: 'Эта кнопка уже не действует.',
  no_occurrence: 'В этот день нет {target:genitive}.',
  no_occurrences: 'В эти дни нет {target:genitive}: пропускать нечего.',
  say_in_words: 'Ничего не изменилось. Скажите, что сделать, словами.',
  not_your_question: 'Этот вопрос задан не вам.',
  who_may_answer: 'Ответить может тот, кого спросили.',
  nothing_to_cancel: 'Сейчас я ни о чём не спрашиваю, отменять нечего.',
  undo_command: 'Последнюю запись отменяет /undo.',
  unknown_zone: 'Не знаю часового пояса «{zone}».',
  example_zone: 'Назовите его так: Europe/Moscow.',
  bad_hours: 'Такие часы не подходят: начало должно быть раньше конца.',
  example_hours: 'Напишите, например: 09:00–18:00.',
  settings_unchanged: 'Настройки остались прежними.',
  other_settings: 'Назовите другой пояс или другие часы.',
} as const satisfies Pick<Dictionary, keyof RefusalMessages>;
