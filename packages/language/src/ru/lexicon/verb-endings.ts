/** Endings by which forms of verbs are recognized, where no list could hold them all. */

/** купить, записаться, испечь, помочь, найти; "новость" and "ночь" are none */
export const INFINITIVE =
  /(?:ться|тись|чься|(?<!ос|ес|юс)ть|(?<!о)чь|мочь|йти|нести|везти|вести|мести|рести|расти|лезти|пасти|грести|плести|скрести|трясти|ползти)$/;

/** клиенту, маме, детям: may be for whom, or what something is done to. */
export const DATIVE = /(?:[уюеи]|[ая]м|[ео]й)$/;

/** записатся, отметится, помытся: reflexive infinitives as they are heard. */
export const UNSOFT = /(?<=[аиыо])тся$/;
export const SOFTENED = 'ться';

export const REFLEXIVE_INFINITIVE = /(?:ться|тись|чься)$/;

/** "репетиция", "распевка", "генеральная": the form in which nothing is done to it. */
export const NOMINATIVE_ONLY = /(?:[^аеиоуыэюя]ка|ия|[её]ба|ьба|ая|яя)$/;

/** Makes the plural of an imperative. */
export const PLURAL_IMPERATIVE = 'те';

/** "восстановители", "двигатели" are nouns: no verb has such a stem. */
export const PAST = /(?:[аиоуыяю]|(?<![аи]т)е)л[аои]?$/;
/** "вигантол", "протокол": hardly any verb but these has such a past tense. */
export const NOUN_IN_OL = /(?<!ол|пор|бор)ол[аои]?$/;
export const REFLEXIVE_PAST = /л(?:ся|ась|ось|ись)$/;
export const PAST_OF_STEM = /^(.+)л[аои]$/;
export const WENT = /шл[аои]$/;
/** перенесли, смогла, замёрзли: no vowel before the ending. */
export const PAST_AFTER_CONSONANT =
  /(?:нес|вез|мог|лег|рос|тер|мер|греб|берег|пек|тек|сек|жг|жег|стриг|лез|полз|грыз|мерз)л[аои]$/;
/** Endings by which a past tense is the form of a noun in the lexicon: стол, стола, стали. */
export const NOUN_ENDINGS_LIKE_PAST: readonly string[] = ['', 'а', 'о', 'ь', 'я'];

export const PRESENT = /(?:[еи]т|[уюая]т)$/;
export const REFLEXIVE_PRESENT = /[еиуюая]тся$/;
/** капает, воняют, крошится: third persons that no noun looks like */
export const SURE_PRESENT = /(?:.[аяуе]ет|.[аяуе]ют|тся)$/;
/** говорят */
export const THIRD_PLURAL = /[уюя]т$/;
/** берёт, стоит, пекут: behind "не" a verb, whatever it looks like */
export const THIRD_PERSON = /[еиюу]т$/;

/** помнишь, купишь, торопишься */
export const SECOND_PERSON = /[еи]шь(?:ся)?$/;
/** подписана, закрыто, сданы: a short participle, which is never part of a title */
export const SHORT_PASSIVE = /^(.+(?:[аяе]н|(?:би|ши|пи|ры|мы|ня|жа|тер|пер|рва)т))[аоы]$/;
/** рисую, стараюсь, ждёмся: first persons that no noun looks like */
export const FIRST_PERSON = /(?:[аоуиыэ]ваю|ирую|изую|[аяуиы]юсь|[аое]ваем|ируем|изуем|[аяе]емся)$/;
/** проспим, опоздаем, намучаемся: first persons plural, which nouns look like, too */
export const FIRST_PLURAL = /[^аоы](?:им|ем|имся|емся)$|[аяеу]ем(?:ся)?$/;
/** пойду, сделаю, займусь */
export const FIRST_SINGULAR = /(?:у|ю|усь|юсь)$/;
/** не трогай, не волнуйся, не кричи: behind "не" an order */
export const FORBIDDEN =
  /(?:[аяуе]й(?:те|ся|тесь)?|ой(?:те|ся|тесь)|[^аеиоуыэюя]и(?:те|сь|тесь)?)$/;
/** запусти, сыграй, проверь: behind a name by which somebody is called */
export const LOOKS_LIKE_ORDER = /(?:[аяуеоы]й|[^аеиоуыэюя]и|[бвдзлмнпрстшч]ь)(?:те)?(?:ся|сь)?$/;
/** соизвольте, позвольте, сподобьтесь: the plural of an order, politely said */
export const POLITE_ORDER = /[ийь]те(?:сь)?$/;
/** пинганите, предупредите: the plural of an order */
export const LATE_ORDER = /[^аеоуыэюя]ите(?:сь)?$/;
/** Makes the forms of an adjective that a noun of the nominative may have beside it. */
export const NOMINATIVE_ENDINGS: readonly string[] = [
  'ый',
  'ий',
  'ой',
  'ая',
  'яя',
  'ое',
  'ее',
  'ые',
  'ие',
];

/** важная, рабочий */
export const ADJECTIVE = /(?:ая|яя|ый|ий|ой|ое|ее|ую|юю|ые|ие|ого|его|ому|ему|ым|им|ых|их)$/;
/** An adjective that could be the project's own. */
export const MASCULINE_ADJECTIVE = /(?:[ыио]й|[ое]го|[ое]му|[ыи]м)$/;
/** продуктов, покупок */
export const GENITIVE_PLURAL = /(?:ов|ев|ок|ей|ий)$/;
/** The second word of a name: ремонт кухни, дом бабушки, сборка шкафов. */
export const NAME_GENITIVE = /(?:[аяыи]|[ое]в|[ео]й|[ое]го|[ыи]х)$/;
/** "блок бумаги", "блок розеток", "блок охлаждения": a noun of which there may be a block. */
export const MAY_COME_IN_BLOCKS = /(?:[ыи]|[аеи]ния|[ое][вк])$/;
/** мытьё, согласование */
export const DOING =
  /(?:[ао]вание|ывание|ивание|ирование|ение|ание|мытье|шитье|битье|литье|ировка)$/u;

/** детям, старшему, маме: for whom; what something is done to hardly ends so. */
export const DATIVE_ONLY = /(?:.{2}[ая]м|[ео]му|[^иьоф]е)$/;

/** сына, Машу, дядю: somebody who may be sent to do something; things mostly end otherwise. */
export const MAY_BE_SENT = /[аяую]$/;

export const VOWELS = /[аеиоуыэюяьъ]/g;

/** обещал, просит, собираются, успеем: an infinitive behind it belongs to it */
export const AWAITS_INFINITIVE =
  /^(?:по|за|у|рас)?(?:обеща|прос[ия]|хот|хоч|собира|собер|мо[гж]|смо[гж]|успе[елюв]|забы|реш[аи]|веле|нач[аин]|конч|перест|стал|ста[нл]|дума|планир|боя|боит|люб|уме|нрав|пыта|стара|иде[тм]|ед[еу]т|пош[ел]|поеха|приде?т|запре[щт]|разреш|помо[гж]|приход|надое|прид[уе]т)/;

/** маме, внучку, Тане: in the nominative hardly a noun of people ends so */
export const OBLIQUE_SINGULAR = /.{2}(?:[ую]|[^щоеиы]е)$/u;
/** упал, болел: a past without a gender's ending, which many nouns look like */
export const MASCULINE_PAST = /[аеиоуыяю]л$/;
/** Of a clause: what a verb of the past or of a third person ends in, and who may do it. */
export const FEMININE_PAST = /ла(?:сь)?$/;
export const NEUTER_PAST = /ло(?:сь)?$/;
export const PLURAL_PAST = /ли(?:сь)?$/;
export const THIRD_PLURAL_VERB = /[уюая]т(?:ся)?$/;
/** лампочка, дверь, Катя */
export const FEMININE_SUBJECT = /[аяь]$/;
/** колесо, зрение; снегу намело, воды натекло */
export const NEUTER_SUBJECT = /[оеуы]$/;
/** соседи, деньги, окна */
export const PLURAL_SUBJECT = /[ыиая]$/;
/** дому, окно: no masculine acts in such a form; папа and дядя do */
export const NOT_MASCULINE_SUBJECT = /[оеыиую]$/;
/** столы, маму */
export const NOT_SINGULAR_SUBJECT = /[ыиую]$/;
/** новая, старый */
export const NOMINATIVE_ADJECTIVE = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/;
/** Adjectives by their gender, as they are said of a subject. */
export const FEMININE_ADJECTIVE = /[ая]я$/;
export const NEUTER_ADJECTIVE = /[ое]е$/;
export const PLURAL_ADJECTIVE = /[ыи]е$/;
export const MASCULINE_NOMINATIVE = /[^аоеуэ](?:ый|ий|ой)$/;
/** невкусный, бесконечный, прехорошенький, злющий, дороговатая, глупейший */
export const JUDGING_ADJECTIVE =
  /^(?:не|бес|без|пре)[а-я]{4,}(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$|(?:[^аеиоуыэюя]ющ|шущ|нущ|[оеё]ват|[ео]ньк|ейш|айш)(?:ий|ый|ая|ее|ое|ие|ые)$/;
/** новую, синюю: only a noun in -у, -ю or -ь has it before itself */
export const FEMININE_OBJECT = /(?:ую|юю)$/;
export const FEMININE_OBJECT_NOUN = /[уюь]$/;
/** живого, старому: no subject */
export const OBLIQUE_ADJECTIVE = /.{3}(?:ого|его|ому|ему)$/;
/** купи(ть), вынес(ти), постара(ться): what the past of a verb begins with */
export const VERB_STEM = /^(.+?)(?:ть|ти|ться|тись)$/;
export const LISTED_STEM_MIN = 3;
/** Оле, детям: hardly a thing that is handed over ends so. */
export const GIVEN_TO = /(?:.{2}[ая]м|[^иьофц]е)$/;
/** Вадику, смету шефу, Оле, детям: to whom something is given may end so. */
export const MAY_BE_GIVEN_TO = /(?:[^аеиоуыэюя][ую]|[ая]м|[ео]й|[^иьоф]е)$/;
/** купите, скиньте */
export const PLURAL_ORDER = /те$/;
/** Петровна, Ильич */
export const PATRONYMIC = /(?:вна|ична|вич|ьич)$/;
/** паспорта: behind a thing it says whose it is */
export const SINGULAR_GENITIVE = /[ая]$/;
/** сметы, задачи: whose something is, or several things */
export const MAYBE_GENITIVE = /[ыи]$/;
/** бабушке, Соловьёвой, брату, девчонкам, Марии: to whom an order is given */
export const PERSON_DATIVE = /(?:[^аеиоуыэюя][ую]|.{2}[ая]м|[ео]й|[^иь]е|ии)$/;
/** пересолен, недоварен: done too much or too little */
export const OVERDONE = /^(?:пере|недо).{3,}[еая]н$/;

/** погромче, помедленнее: a little more so */
export const LITTLE_MORE = /^по.{2,}(?:ее|ей|[чшжщ]е)$/u;

/** What a noun ends with in a list, whose dative ends with one letter: сантехнику, бабушке. */
export const ENDINGS_OF_DATIVE: readonly string[] = ['', 'а', 'я', 'ь', 'й'];
/** Vowels behind hushing letters and the last consonant of an order, as they are heard and as they are written. */
export const HEARD: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<=[жш])ы/gu, 'и'],
  [/(?<=[чщ])я/gu, 'а'],
  [/(?<=[чщ])ю/gu, 'у'],
  [/ф(?=(?:ь|ьте)?$)/u, 'в'],
];
