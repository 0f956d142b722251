/**
 * Kinds of things that people ask for by one word: how the word begins, and what else a title of that kind may bear. The
 * first that fits is taken.
 */
export const KINDS_ASKED: ReadonlyArray<{ readonly stem: RegExp; readonly likewise: string }> = [
  { stem: /^созвон/u, likewise: 'созвон созвониться' },
  {
    stem: /^(?:звон(?:к|ок)|обзвон)/u,
    likewise: 'звонок позвонить перезвонить созвон созвониться набрать обзвонить',
  },
  { stem: /^(?:урок|заняти)/u, likewise: 'урок занятие' },
  { stem: /^(?:съ[её]м(?:к|ок)|фотосесси)/u, likewise: 'съёмка фотосессия снимать' },
  { stem: /^трениров/u, likewise: 'тренировка спортзал зал фитнес' },
  { stem: /^(?:врач|доктор)/u, likewise: 'врач доктор стоматолог терапевт педиатр' },
  { stem: /^(?:платеж|оплат|сч[её]т)/u, likewise: 'оплатить заплатить оплата платёж счёт' },
  { stem: /^поезд(?:к|ок)/u, likewise: 'поездка съездить поехать' },
  { stem: /^убор(?:к|ок)/u, likewise: 'уборка убрать прибрать убраться' },
  { stem: /^стир(?:к|ок)/u, likewise: 'стирка постирать' },
  { stem: /^(?:письм|писем)/u, likewise: 'письмо написать' },
  { stem: /^анализ/u, likewise: 'анализы' },
  { stem: /^(?:дедлайн|срок)/u, likewise: 'дедлайн' },
  {
    stem: /^(?:вебинар|лекци|репетици|консультаци|экзамен|зач[её]т|клиент|заказ|дежурств|пример[ко]|собесед|соревновани|спектакл|концерт|экскурси|выезд|прививк|прививок|процедур|массаж|мероприяти|праздник|репетитор|планер|совещани)/u,
    likewise: '',
  },
];

/** "звонки", "звонкам": more than one of them is asked for. */
export const SEVERAL = /(?:[иы]|[ая]м|[ая]ми|[ая]х|ов|ев|ок|ек|ей|ий)$/iu;

/** "съёмок", "пробежек": the vowel before the last letter is in that form alone. */
export const FLEETING_VOWEL = /^(?<stem>[a-zЀ-ӿ]{3,})[оеё](?<last>[кц])$/u;
