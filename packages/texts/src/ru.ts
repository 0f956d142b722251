import type { TargetKind } from '@planerka/contracts';
import type { JournalEntry, ObjectFacts, TargetFacts } from '@planerka/plan';
import {
  blockInBrief,
  blockLines,
  quoted,
  taskInBrief,
  taskLines,
  taskNumber,
} from './describe.ts';
import { formatDuration, weekdayName } from './dates.ts';
import { counted } from './plural.ts';
import { changesInBrief, reverted } from './describe-changes.ts';
import { listed, shortened, upperFirst } from './lists.ts';
import { nameObject, nameSubject, objectLabel, titled } from './name-object.ts';
import { operations } from './ru-operations.ts';

/** An example that works as it stands, shown wherever a person was not understood. */
const EXAMPLE_BLOCK = '«Поставь блок на завтра в 14:00 на 60 минут»';
const EXAMPLE_TASK = '«Добавь задачу позвонить маме завтра»';

const KIND_NAMES: Readonly<Record<TargetKind, string>> = {
  task: 'задачу',
  timeblock: 'блок',
  project: 'проект',
};

/** The message, and what the person said, each in «ёлочки»; a tap has no words to quote. */
function withWords(message: string, said: readonly string[]): string {
  if (said.length === 0) return message;
  return `${message} Вы сказали: ${said.map((words) => `«${words}»`).join(', ')}.`;
}

function objectInBrief(object: ObjectFacts, zone: string): string {
  switch (object.kind) {
    case 'task':
      return taskInBrief(object.row, zone);
    case 'timeblock':
      return blockInBrief(object.row, zone);
    case 'project':
      return `проект ${titled(object)}`;
    case 'memo':
      return 'запись агента';
    case 'thread_pin':
      return 'закреплённое';
    case 'workroom':
      return 'открытая задача';
    case 'workspace':
      return `часовой пояс ${object.row.timezone}`;
    case 'person':
      return 'ваши настройки';
  }
}

/** Objects that are named one by one; the others are counted. */
const NAMED_MAX = 20;

/** Each object once, although several of its changes are told together; notes go along with them. */
function inBrief(objects: readonly ObjectFacts[], zone: string): string {
  const others = objects.filter(({ kind }) => kind !== 'memo');
  const told = (others.length > 0 ? others : objects).map((object) => objectInBrief(object, zone));
  return shortened([...new Set(told)], NAMED_MAX).join('; ');
}

/**
 * Every sentence the runtime says, in Russian. The questions are the contract's, word for word
 * (contracts 6 and 7; DESIGN.md, "Commands").
 */
export const ru = {
  questions: {
    title: 'Как назвать задачу?',
    duration: 'На сколько минут поставить блок?',
    start: 'На какое время поставить блок?',
    day: 'На какой день запланировать задачу?',
    reading: 'Можно понять по-разному. Как правильно?',
    past: (when: string) => `Это время уже прошло: ${when}. Всё равно записать?`,
    confirm: (retelling: string) => `Правильно понял: ${retelling}?`,
  },
  operations,
  choices: {
    yes: 'Да',
    no: 'Нет',
    minutes: (minutes: number) => counted(minutes, 'минута', 'минуты', 'минут'),
    today: (day: string) => `сегодня, ${day}`,
    tomorrow: (day: string) => `завтра, ${day}`,
  },
  done: {
    created: (object: ObjectFacts, zone: string): string => {
      if (object.kind === 'task') {
        const { title, number } = object.row;
        const head = `Записал задачу ${quoted(title)} (${taskNumber(number)}).`;
        return [head, ...taskLines(object.row, zone)].join('\n');
      }
      if (object.kind === 'timeblock') {
        const head = `Поставил ${nameObject(object)}.`;
        return [head, ...blockLines(object.row, zone)].join('\n');
      }
      return `Записал: ${objectInBrief(object, zone)}.`;
    },
    overlaps: (others: readonly string[]) => `Пересекается по времени: ${others.join('; ')}.`,
    reverted,
    undone: (objects: readonly ObjectFacts[], zone: string) =>
      `Отменил: ${inBrief(objects, zone)}.`,
    redone: (objects: readonly ObjectFacts[], zone: string) => `Вернул: ${inBrief(objects, zone)}.`,
    settings: (timezone: string, hours: string, dayparts: string) =>
      `Настройки записал.\nЧасовой пояс: ${timezone}.\nРабочие часы: ${hours}.\nУтро, день, вечер: ${dayparts}.`,
  },
  notes: {
    weekdayMismatch: (date: string, weekday: number) =>
      `Обратите внимание: это ${date}, а не ${weekdayName(weekday)}.`,
    skippedByDst: (said: string, taken: string) =>
      `${said} в этот день не бывает: часы переводят вперёд. Записал на ${taken}.`,
    remindedTooLate: (leads: readonly string[]) =>
      `${upperFirst(listed(leads))} напомнить уже не успею.`,
    noSuchDate: (text: string) => `Даты «${text}» не бывает.`,
    noSuchTime: (text: string) => `Времени «${text}» не бывает.`,
    timesMissing: (text: string) => `Не записал, в какие часы: «${text}».`,
  },
  refused: {
    notUnderstood: 'Не понял.',
    notUnderstoodRecovery: `Скажите, например: ${EXAMPLE_TASK} или ${EXAMPLE_BLOCK}.`,
    intentNotAllowed: 'Такую команду я не выполняю.',
    intentRecovery: 'Я записываю задачи и блоки времени: task_create и timeblock_create.',
    invalidCommand: (field: string) => `Не смог прочитать команду: поле ${field}.`,
    invalidRecovery: `Скажите ещё раз, например: ${EXAMPLE_BLOCK}.`,
    duration: (minutes: number) =>
      `Длительность должна быть от 1 минуты до 24 часов, а получилось: ${
        minutes > 0 ? formatDuration(minutes) : `${minutes} мин`
      }.`,
    durationRecovery: 'Назовите другую длительность, например: «на 60 минут».',
    endBeforeStart: (span: string) => `Конец раньше начала: ${span}.`,
    endRecovery: 'Назовите начало и конец ещё раз, например: «завтра с 14 до 15:30».',
    cancelled: (said: readonly string[]) => withWords('Хорошо, не записываю.', said),
    dropped: (said: readonly string[]) =>
      withWords('Не смог понять ответ и ничего не записал.', said),
    droppedRecovery: 'Скажите всё одной фразой, и я запишу.',
    expired: (said: readonly string[]) =>
      withWords('Ответа не было 15 минут, я ничего не записал.', said),
    staleButton: 'Эта кнопка уже не действует.',
    staleRecovery: 'Ничего не изменилось. Скажите, что сделать, словами.',
    notYours: 'Этот вопрос задан не вам.',
    notYoursRecovery: 'Ответить может тот, кого спросили.',
    notYourChange: 'Это изменение сделали не вы.',
    notYourChangeRecovery: 'Отменить его может автор или администратор группы.',
    nothingToCancel: 'Сейчас я ни о чём не спрашиваю, отменять нечего.',
    nothingToCancelRecovery: 'Последнюю запись отменяет /undo.',
    nothingToUndo: 'Отменять нечего.',
    nothingToUndoRecovery: '',
    nothingToRedo: 'Возвращать нечего.',
    nothingToRedoRecovery: '',
    changedSince: (later: readonly JournalEntry[], actor: string) =>
      later.length === 0
        ? 'С тех пор всё изменилось.'
        : `С тех пор это изменили: ${listed(changesInBrief(later, actor))}.`,
    unknownTarget: (kind: TargetKind, number: number) =>
      `Не нашёл ${objectLabel(kind, number)}: нет такого номера, или это удалено.`,
    unknownTargetRecovery: 'Ничего не изменилось. Назовите другой номер или ответьте на сообщение.',
    wrongKind: (kinds: readonly TargetKind[]) =>
      `Так можно изменить только ${kinds.map((kind) => KIND_NAMES[kind]).join(' или ')}.`,
    wrongKindRecovery: 'Ничего не изменилось.',
    nothingFound: (words: string | null) =>
      words === null ? 'Пока нечего менять.' : `Не нашёл «${words}».`,
    nothingFoundRecovery: 'Ничего не изменилось. Всё записанное покажут /today, /week и /inbox.',
    nothingInSet: 'Таких задач нет.',
    noBulk: 'Так можно изменить только одну задачу за раз.',
    belongsToIt: (targets: readonly TargetFacts[]) =>
      `К этому уже относится ${listed(targets.map(nameSubject))}.`,
    notesAboutIt: 'К этому уже есть записи о работе.',
    ownerGone: 'Того, к чему это относилось, больше нет.',
    noChange: (target: TargetFacts | null) =>
      target === null
        ? 'Так уже есть, ничего не изменилось.'
        : `${upperFirst(nameSubject(target))}: так уже есть, ничего не изменилось.`,
    noChangeRecovery: '',
    changedMeanwhile: 'Пока я спрашивал, это изменилось, и я ничего не сделал.',
    changedMeanwhileRecovery: 'Скажите ещё раз, и я покажу, как есть сейчас.',
    leftAsIs: (said: readonly string[]) => withWords('Хорошо, оставил как есть.', said),
    withWords,
    noneLeft: 'Других подходящих нет.',
    notOffered: 'Не понял, о чём речь: такой записи среди предложенных не было.',
    leftAsIsRecovery: '',
    changedSinceRecovery: 'Сначала отмените более поздние изменения.',
    badZone: (zone: string) => `Не знаю часового пояса «${zone}».`,
    badZoneRecovery: 'Назовите его так: Europe/Moscow.',
    badHours: 'Такие часы не подходят: начало должно быть раньше конца.',
    badHoursRecovery: 'Напишите, например: 09:00–18:00.',
    noSettings: 'Настройки остались прежними.',
    noSettingsRecovery: 'Назовите другой пояс или другие часы.',
  },
};
