import { DONE_TO, NOT_DONE_FOR, NOT_DONE_TO } from './surely-one-more-phrases.ts';

/** "бабушке", "собаке": somebody to whom, or for whom, something is done. */
const FOR_SOMEBODY = /[бвгджзклмнпрстфхцч]е$/u;
/** "Лизу", "брату": whom, or to whom; only what stands in the same place tells. */
const WHOM = /[бвгджзклмнпрстфхцчшщ]у$|ю$/u;

export type Form = 'to' | 'for' | 'whom';

/** In which form something is named; null where the ending tells none, or is that of other words. */
export function formOf(word: string): Form | null {
  if (DONE_TO.test(word) && !NOT_DONE_TO.test(word)) return 'to';
  if (NOT_DONE_FOR.test(word) || NOT_DONE_TO.test(word)) return null;
  if (FOR_SOMEBODY.test(word)) return 'for';
  return WHOM.test(word) ? 'whom' : null;
}

/** The block as it is ordered, whatever it is called. */
export const asBlockOf = (what: string, when: string, minutes: number | null): string =>
  `поставь блок ${what} ${when}${minutes === null ? '' : ` на ${minutes} минут`}`;

/** They tell where to, and are said of most deeds besides. */
export const WHERE_TO: ReadonlySet<string> = new Set(
  'в во на к ко из за до от под через'.split(' '),
);
/** "записаться к хирургу": one is to be there, though no verb of going says so. */
export const TO_BE_THERE = /^запис[a-zЀ-ӿ]*ся$/u;
/** What "со", "ко" have more than "с", "к". */
export const LAST_O = /о$/u;
export const atHour = (day: string, hour: string): string => `${day} в ${hour}`;
/** What the same is done to: animals, plants, papers, what is paid for by the month. One of a kind stands in the place of another of it. */
export const KINDS_OF_THINGS: readonly RegExp[] = [
  /^(?:кот|кошк|котенк|собак|пес|пс|щенк|щен|попуга|хомяк|хомячк|кролик|рыбк|черепах|птичк|лошад|кон|коров|коз|кур)(?:у|а|е|ю|и|ам|ок|й)?$/u,
  /^(?:кактус|фикус|роз|орхиде|пальм|цвет|цветок|цветочк|помидор|огурц|рассад|газон|грядк|клумб|фиалк|герань|яблон|лимон)(?:у|ы|и|ю)?$/u,
  /^(?:договор|счет|акт|отчет|смет|накладн|справк|заявк|презентаци|резюме|письм|документ|чек|накладную|доверенность|анкет)(?:у|ы|о|ю|и)?$/u,
  /^(?:свет|газ|вод|интернет|телефон|связь|домофон|электричеств|отоплени|квартплат|коммуналк|ипотек|кредит|аренд|налог|штраф|страховк|парковк|антенн|садик|кружок|кружк)(?:у|ы|о|е|и)?$/u,
];
/** By what means, or about what; "с собой" names nobody. */
export const TOLD_BY_MEANS: ReadonlySet<string> = new Set('по о об про без через'.split(' '));
export const HIMSELF: ReadonlySet<string> = new Set(
  'собой собою себе себя ним ней ними нами вами мной тобой этим тем всеми всем утра вечера нуля удовольствием'.split(
    ' ',
  ),
);
/** As somebody is named with whom one is: "Олей", "подрядчиком", "родителями". */
export const WITH_WHOM = /(?:[оеё]м|[оеё]й|[оеё]ю|ью|[аяь]ми|[ыи]м|[ыи]ми)$/u;
export const WITH: ReadonlySet<string> = new Set(['с', 'со']);
export const INTO: ReadonlySet<string> = new Set(['в', 'во', 'на']);
/** "в шоке" tells where one is, "в аптеку" where to. */
export const IS_THERE = /(?<!каф|ател|шоссе|куп)е$/u;
/** One goes there, and it is no place beside a bank or a shop: "в отпуск", "на ужин". */
export const NO_PLACE: ReadonlySet<string> = new Set(
  'отпуск командировку декрет поездку путешествие рейс ночь день час завтрак обед ужин полдник перекус перерыв пару связь дежурство'.split(
    ' ',
  ),
);
/** What a noun has behind what it begins with. */
export const CASE_ENDING = /^(?:[ауеиыюяйь]|[оеё]м|[оеё]й|[оеё]ю|[аяь]м|[аяь]ми|[ая]х|[оеё]в)?$/u;
export const CASE_LAST = /[аяуюеи]$/u;
export const CAPITAL = /^[A-ZА-ЯЁ][a-zа-яё]/u;
/** What a listed word ends in besides its stem. */
export const STEM_LAST = /[аеиуьяюй]$/u;
