import { adjective, type Form, noun } from '../morphology.ts';

const anyOf = (...forms: readonly (readonly Form[])[]): string =>
  forms
    .flat()
    .map(({ text }) => text)
    .join('|');

const DIGEST = anyOf(
  noun('сводк', 'feminineVelar'),
  noun('сводочк', 'feminineVelar'),
  noun('обзор', 'masculine'),
  noun('итог', 'masculineVelar'),
  noun('дайджест', 'masculine'),
);
const OF_DAY = anyOf(
  adjective('утренн', 'soft'),
  adjective('вечерн', 'soft'),
  adjective('ежедневн', 'hard'),
);
const SEND = 'присылай|присылайте|шли|шлите|отправляй|показывай|надо|нужно';
const DISTURB = 'беспокой|беспокойте|тревожь|буди|отвлекай';
const WRITE = 'пиши|пишите|напоминай|напоминайте';
const AT_NIGHT = 'ночью|вечером|утром|поздно';
const NIGHTS = 'ночам|вечерам|утрам';

/** Whole utterances about how the bot itself behaves: "не присылай отчёт Лене" is none of them. */
export const SETTINGS_PHRASES: readonly string[] = [
  `не ${SEND} ${OF_DAY}? ${DIGEST}`,
  `не ${SEND} присылать|слать|показывать ${OF_DAY}? ${DIGEST}`,
  `отключи|отключите|выключи|выключите ${OF_DAY}? ${DIGEST}`,
  `не ${DISTURB}`,
  `не ${DISTURB} ${AT_NIGHT}`,
  `не ${DISTURB} по ${NIGHTS}`,
  `не ${WRITE} ${AT_NIGHT}`,
  `не ${WRITE} по ${NIGHTS}`,
  'включи|включите|поставь|отключи|отключите|выключи тихие часы',
];

/** The hours of every day, and not of one: "рабочие часы с 9 до 18". `clock-range` is such a time. */
export const HOURS_PHRASES: readonly string[] = [
  // the review of the week comes when it is asked for: its hour can be set by nobody yet
  `присылай|присылайте|шли|шлите|отправляй|показывай|делай ${DIGEST} недели day|repeat? clock?`,
  `присылай|присылайте|шли|шлите|отправляй|показывай|делай недельный|еженедельный|недельную|еженедельную ${DIGEST} day|repeat? clock?`,
  `перенеси|поменяй|измени|сдвинь время? недельного|еженедельного|недельный|еженедельный ${DIGEST} на? day|repeat? clock?`,
  'мои? рабочие часы у? меня? clock-range',
  'мое? рабочее время у? меня? clock-range',
  'мой рабочий день clock-range',
  'у меня рабочий день clock-range',
  'мои? тихие часы у? меня? clock-range',
];

const OWN_DIGEST = anyOf(
  noun('сводк', 'feminineVelar'),
  noun('сводочк', 'feminineVelar'),
  noun('дайджест', 'masculine'),
);
const COMES = 'приходит|приходят|придет|будет|присылаешь|шлешь|стоит|настроена';

/** What is set, asked in one breath: nothing is changed by it. */
export const ASKED_SETTINGS_PHRASES: readonly string[] = [
  'а? какой у? меня|нас? сейчас|теперь? стоит|установлен|выбран|указан? часовой? пояс у? меня? сейчас|теперь? стоит|установлен|выбран?',
  'а? в каком я|мы? сейчас|теперь? часовом поясе я|мы? сейчас|теперь?',
  'а? покажи|напомни мой? часовой пояс',
  `а? во сколько|скольки у? меня|нас? мне? ${COMES}? ${OF_DAY}? ${OWN_DIGEST} мне? ${COMES}?`,
  `а? во сколько|скольки у? меня|нас? мне? ${COMES}? ${OF_DAY} ${DIGEST} мне? ${COMES}?`,
  `а? в какое время у? меня? мне? ${COMES}? ${OF_DAY}? ${OWN_DIGEST} мне? ${COMES}?`,
  `а? когда у? меня? мне? ${COMES}? ${OF_DAY}? ${OWN_DIGEST} мне? ${COMES}?`,
  'а? какие у? меня|нас? сейчас? стоят|есть|выбраны? настройки у? меня? сейчас? стоят|есть?',
  'а? покажи|покажите|открой|выведи|дай мне? все? мои? настройки',
  'мои настройки',
  'а? что у? меня? в настройках',
  'а? какие у? меня? сейчас? стоят? тихие|рабочие часы у? меня? сейчас? стоят?',
  'а? с скольки|какого до скольки|какого часа? у? меня? тихие|рабочие часы',
];
