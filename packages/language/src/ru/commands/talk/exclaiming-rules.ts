import type { Item } from '../../../grammar/item.ts';
import { isFinite } from '../finite-verbs.ts';

/** A rule over all that was said, from its first word on. */
export interface WholeRule {
  readonly name: string;
  /** It holds beside an action, too; the others want nothing to do and no time ahead. */
  readonly isSure?: true;
  readonly when?: (items: readonly Item[]) => boolean;
}

/** Nouns said with nothing but "и", "же" or "это" before them, states without a verb, and what nobody plans. */
export const EXCLAIMING_RULES: readonly WholeRule[] = [
  // "ну и жарища"
  { name: 'и|же|ж <exclaimed>' },
  // "вот это закат"
  { name: 'это|такая|такой|такое <exclaimed>' },
  // "вот же невезуха с принтером"
  { name: 'же|ж <stranger> <preposition>' },
  // "эх молодость"
  { name: '<sighing> <stranger> $' },
  // "пробка до самого моста", "очередь через весь зал"
  { name: '<any> <near> до самого|самой|самых' },
  { name: '<any> <near> через весь|всю|все' },
  // "снега по колено"
  { name: '<any> <near> по <depth>' },
  { name: '<any> <near> <plenty>' },
  { name: '<any> <any>? выше крыши|головы|носа' },
  { name: '<any> <any>? полон|полный рот|дом|двор|карман' },
  { name: '<any> <any>? в обрез|достатке|дефиците|избытке' },
  { name: '<any> <any>? на исходе|донышке|дне|нуле' },
  { name: '<any> <any>? <any>? хоть отбавляй|завались|залейся|глаз' },
  // "к кассе не протолкнуться", "не дозвониться до поликлиники"
  { name: '<near> не <out-of-reach> <preposition>', isSure: true },
  { name: '<any> <near> не <out-of-reach> $', isSure: true },
  { name: 'не <out-of-reach> $', isSure: true },
  // "кофе как помои"
  {
    name: '<stranger> как <stranger> $',
    // "подарок как просили"
    when: (items) => !isFinite(items.at(-1)?.word ?? ''),
  },
  // "чем дальше тем страшнее"
  { name: 'чем <compared> <near> тем <any>' },
  // "мне бы твои проблемы", "нам бы такую зарплату"
  { name: 'мне|нам|ему|ей|им? бы <such>' },
  // "могло быть хуже"
  { name: 'могло|мог|могла|могли быть? и? <any>? <compared>', isSure: true },
  // "мам можно ещё пять минуточек", "можно я у Вики переночую"
  { name: '<elder> а|ну? можно', isSure: true },
  { name: 'а|ну? можно я|мы', isSure: true },
  // "вас как подстричь"
  { name: 'вас|тебя|вам|тебе <wondered> <infinitive>', isSure: true },
  // "моя очередь мыть посуду"
  { name: '<whose-turn> <any>? очередь|черед <infinitive>', isSure: true },
];
