/** Words by which a title shows that it could be better. */
export const SUGGESTION_WORDS = {
  /** What one does with a list of things. */
  buying: `
    купить купи купите докупить закупить заказать закажи закажите приобрести прикупить
    взять возьми возьмите`,
  /** What follows belongs to what is before it: a clause, a condition, a choice. */
  'clause-opening': `
    чтобы чтоб если когда пока где куда откуда как что который которая которое которые которую
    которого которой которых или либо ли потому поскольку раз зачем почему сколько`,
  /** They open the first of several steps. */
  'first-step': 'сначала сперва вначале',
  /** So general that they name nothing that could be done. */
  vague: `
    разобраться разобрать заняться сделать решить доделать подумать вопрос вопросы вопросом
    вопросами вопроса вопросов дело дела делам делами дел проект проектом проекта проекты проектами
    документы документами документов документ документом бумаги бумагами бумаг проблема проблему
    проблемы проблемой проблемами задача задачу задачи задачами ситуация ситуацию ситуацией разное
    всякое остальное`,
  /** Said twice on purpose. */
  'doubled-on-purpose': `
    чуть еле вот давным бай да нет ха хи хо ну так очень много мало тихо быстро далеко долго скоро
    едва ой ай ля ту тук тик так динь цып кис кыш баю все что кто где как куда раз два бла фу му
    ку гав мяу бум пам трам чин го ням`,
  /** Nothing may wait for them: as adverbs only, since "срочный вклад" is a thing. */
  'no-waiting': `
    срочно асап asap экстренно безотлагательно незамедлительно неотложно срочняк немедленно`,
  /** The same at the edges of a title only. */
  'no-waiting-at-edge': 'горит критично',
  /** They burn in earnest. */
  burning: `
    свет лампа лампочка лампочки люстра фонарь чек индикатор камин костер свеча свечи печь печка огонь
    газ лес дом плита кнопка экран`,
  /** "критично оценить план" is no hurry. */
  judging: 'оценить посмотреть подойти взглянуть отнестись разобрать прочитать',
  /** They turn the word behind them round, or make it a condition. */
  'no-order': 'не если когда ли что',
  /** With them "когда-нибудь" is of a question. */
  'whether-ever': 'ли кто что был была было были бывал бывала',
  /** They tell of a noun how it is. */
  'told-of-noun': `
    готов готова готово готовы нужен нужна нужно нужны должен должна должны будет есть нет пришел
    пришла пришло пришли`,
  /** Waiting, as the first word of a title. */
  waiting: 'ждать дождаться подождать жду ждем ожидать',
  /** What somebody else is to send or to say. */
  awaited: `
    ответ ответа ответы ответов звонок звонка письмо письма письмом решение решения подтверждение
    подтверждения согласование согласования согласия отклик отклика отзыв отзыва реакция реакции
    обратной новостей вестей документов договор договора счет счета акт акта оплаты перевода смету
    сметы правки правок оплату реакцию обратную макет макета доступ доступа комментарии комментариев данных данные`,
  /** "если не ответят": what somebody else may leave undone. */
  'left-undone': `
    ответит ответят ответишь ответил ответила ответили перезвонит перезвонят пришлет пришлют
    напишет напишут позвонит позвонят отпишется отпишутся подтвердит подтвердят объявится
    объявятся выйдет согласует согласуют оплатит оплатят вернет вернут`,
  /** Somebody as a source: "от бухгалтерии". */
  'from-somebody': 'от',
} as const;

/** Letters without which a word is an abbreviation: "МФЦ". */
export const VOWEL = /[аеёиоуыэюяaeiouy]/iu;

/** Abbreviations with vowels in them, which keep their capitals. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `УЗИ ЕГЭ ОГЭ ГАИ ГИБДД ИП ООО АО ПАО ЗАО ОСАГО КАСКО НИИ ЗАГС МАДИ МГУ ВУЗ ОМС ДМС ЭКГ ЭЭГ ЛОР США РФ
  ЕС ИНН СНИЛС ОГРН УК ТО ТЗ КП ТЦ ОЗОН ПДФ ЕИРЦ ФИО АЗС СТО ЖЭК ЖЭУ РЭУ ДОУ МОУ ФАП ГОСТ ОТК ИТ`.split(
    /\s+/,
  ),
);

/** What one does with a link, by the site that it leads to. */
export const LINK_ACTIONS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)(?:youtube\.com|youtu\.be|rutube\.ru|vimeo\.com|vkvideo\.ru)$/, 'Посмотреть'],
  [/(?:^|\.)(?:ozon\.ru|wildberries\.ru|market\.yandex\.ru)$/, 'Купить'],
];
export const READ_LINK = 'Прочитать';
export const WRITE_MAIL = 'Написать';
export const CALL_NUMBER = 'Позвонить';
/** What one does where somebody else is waited for. */
export const REMIND_OF_ONESELF = 'Напомнить о себе';
