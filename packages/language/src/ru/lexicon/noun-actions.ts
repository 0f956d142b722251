import type { NounParadigm } from '../morphology.ts';

/** What one does with what a noun names, where a title says nothing but the noun. */
export const NOUN_ACTIONS: readonly {
  readonly verb: string;
  readonly nouns: readonly (readonly [string, NounParadigm])[];
  /** Forms of nouns of no paradigm. */
  readonly forms?: string;
}[] = [
  {
    verb: 'Подготовить',
    nouns: [
      ['отчет', 'masculine'],
      ['доклад', 'masculine'],
      ['презентац', 'feminineIya'],
      ['договор', 'masculine'],
      ['смет', 'feminine'],
      ['реферат', 'masculine'],
      ['документ', 'masculine'],
    ],
    forms: 'курсовую сценарий резюме портфолио',
  },
  {
    verb: 'Купить',
    nouns: [
      ['билет', 'masculine'],
      ['лекарств', 'neuter'],
      ['таблетк', 'feminineVelar'],
      ['батарейк', 'feminineVelar'],
    ],
    forms: 'подарок подарки продукты молоко хлеб корм цветы',
  },
  {
    verb: 'Оплатить',
    nouns: [
      ['счет', 'masculine'],
      ['квитанц', 'feminineIya'],
      ['квартплат', 'feminine'],
      ['коммуналк', 'feminineVelar'],
      ['штраф', 'masculine'],
      ['налог', 'masculineVelar'],
      ['ипотек', 'feminineVelar'],
      ['интернет', 'masculine'],
      ['кредит', 'masculine'],
      ['взнос', 'masculine'],
      ['подписк', 'feminineVelar'],
    ],
    forms: 'счета коммуналку',
  },
  {
    verb: 'Получить',
    nouns: [['справк', 'feminineVelar']],
  },
  {
    verb: 'Забрать',
    nouns: [['посылк', 'feminineVelar']],
    forms: 'анализы',
  },
  {
    verb: 'Написать',
    nouns: [
      ['письм', 'neuter'],
      ['пост', 'masculine'],
      ['отзыв', 'masculine'],
      ['заявлен', 'neuterIe'],
    ],
  },
];

/** Those to whom one makes an appointment: "к врачу". */
export const VISITED: {
  readonly verb: string;
  readonly lead: string;
  /** Makes the dative of the nominative: "врач", "врачу". */
  readonly ending: string;
  readonly datives: ReadonlySet<string>;
} = {
  verb: 'Записаться',
  lead: 'к',
  ending: 'у',
  datives: new Set(
    `врачу доктору стоматологу зубному терапевту педиатру окулисту лору неврологу кардиологу дерматологу
    гинекологу урологу хирургу ортодонту психологу парикмахеру косметологу мастеру ветеринару нотариусу`.split(
      /\s+/,
    ),
  ),
};
