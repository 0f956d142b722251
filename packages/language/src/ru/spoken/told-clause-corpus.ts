import { due, type Said, task } from './expected.ts';

/** A clause that no mark parts from the request begins where its subject does, or whose it is. */
export const SUBJECTS_TOLD: readonly Said[] = [
  [
    'заправить картридж принтер печатает полоски',
    task('заправить картридж', undefined, { description: 'принтер печатает полоски' }),
  ],
  [
    'сменить шланг в бане вода из него сочится',
    task('сменить шланг в бане', undefined, { description: 'вода из него сочится' }),
  ],
  [
    'съездить за кормом до пятницы у собаки миска пустует',
    due('съездить за кормом', '2026-09-18', { description: 'у собаки миска пустует' }),
  ],
  [
    'отнести куртку в химчистку без неё холодает уже не на шутку',
    task('отнести куртку в химчистку', undefined, {
      description: 'без неё холодает уже не на шутку',
    }),
  ],
  [
    'починить калитку она третий раз с петель слетает',
    task('починить калитку', undefined, { description: 'она третий раз с петель слетает' }),
  ],
  [
    'развезти приглашения и чтобы Настя расписалась',
    task('развезти приглашения', undefined, { description: 'и чтобы Настя расписалась' }),
  ],
];

/** What only looks like such a clause stays in the title. */
export const NO_SUBJECTS_TOLD: readonly Said[] = [
  ['купить новую лампу в детскую', task('купить новую лампу в детскую')],
  ['спросить у Глеба пришёл ли заказ', task('спросить у Глеба пришёл ли заказ')],
  ['выбрать подарок который Инна хотела', task('выбрать подарок который Инна хотела')],
  ['отвезти их вещи на склад', task('отвезти их вещи на склад')],
];

/** Where the verb may be a noun by its ending, it is asked about. */
export const MAYBE_SUBJECTS_TOLD: readonly string[] = [
  'заправить картридж полоски идут на каждом листе',
];

/** Words of patience and of perhaps are no part of a title. */
export const URGED: readonly Said[] = [
  ['дописать наконец диплом', task('дописать диплом')],
  ['для начала разобрать почту', task('разобрать почту')],
  ['сходить к окулисту сколько можно тянуть', task('сходить к окулисту')],
  ['взять запасные ключи на всякий пожарный', task('взять запасные ключи')],
  ['завтра сдать пропуск главное не забыть', task('сдать пропуск', '2026-09-16')],
];

/** The same words where they say something. */
export const NOT_URGED: readonly Said[] = [
  ['для начала занятий купить тетради', task('для начала занятий купить тетради')],
  ['сдать уже готовый чертёж', task('сдать уже готовый чертёж')],
];

/** Times counted from the command before. */
export const FROM_BEFORE: readonly Said[] = [
  [
    'завтра в десять отвезти Лёву на приём а за час до него забрать снимки',
    task('отвезти Лёву на приём', '2026-09-16T10:00'),
    task('забрать снимки', '2026-09-16T09:00'),
  ],
  [
    'в субботу в два накормить гостей и к этому времени остудить компот',
    task('накормить гостей', '2026-09-19T14:00'),
    due('остудить компот', '2026-09-19T14:00'),
  ],
  [
    'в воскресенье замочить горох и на следующее утро сварить суп',
    task('замочить горох', '2026-09-20'),
    task('сварить суп', '2026-09-21T09:00'),
  ],
];

/** Counted from now as well as from what was said before: asked about. */
export const FROM_BEFORE_OR_NOW: readonly string[] = [
  'завтра в девять сдать машину а через час забрать её обратно',
  'сегодня отвезти Гришу к четырём забрать в шесть',
];

/** What others told to do, and somebody takes on himself or may: confirmed, and without who told it. */
export const TAKEN_ON: readonly Said[] = [
  [
    'бабушка велела починить кран а я говорю что починю',
    task('починить кран', undefined, { description: 'бабушка велела; я говорю что починю' }),
  ],
  [
    'Света попросила забрать пальто и я пообещал',
    task('забрать пальто', undefined, { description: 'Света попросила; я пообещал' }),
  ],
  [
    'тренер сказал что надо завтра принести справку',
    task('принести справку', '2026-09-16', { description: 'тренер сказал' }),
  ],
];

/** Told orders that were refused, or are done already; reproaches and allowances. */
export const ORDERS_PAST: readonly string[] = [
  'бабушка велела починить кран я и починил',
  'Света попросила забрать пальто я уже забрал',
  'тренер велел всем бежать а половина сбежала',
  'попросила их собрать игрушки и никто не пошевелился',
  'надо было слушать маму',
  'мог бы и помочь',
  'отчёт приняли теперь можно выдохнуть',
];
