/** Words of which no title is made, or with which none begins or ends. */
export const TITLES = {
  /** Alone they may be no correction at all: "купить чего дома нет", "извини, если поздно". */
  'weak-correction': 'нет извини извините прости простите или хотя погоди',
  /** They only point at what was spoken of. */
  pointing: `
    это этого этому этим этом эту эта этот эти этих его ее их ему ей им нее него них ней нем нему
    ним он она оно они то того тому тем том та ту те тот самое самого самом все всё что-то чего-то
    так там тут туда сюда такой такое такую чтото штука штуку дело делов меня мне нам нас себя
    себе ты вы тебе вам`,
  /** Verbs that say nothing without what they are done to. */
  'empty-verb': 'сделать делать сделай сделайте добавить записать напомнить поставить',
  /** Nothing may end with them. */
  hanging: `
    в во на с со к ко по от из у о об обо про для без под над при через между перед из-за и а но
    или либо не что чтобы если только`,
  /** Two of them side by side: what stood between was taken away. */
  preposition: 'в во на с со к ко по от из у о об про для без под над при через за до',
  /** They say nothing of what they are beside. */
  'loose-beside': 'об про о за на в во с со по к ко у для от и а же бы ли вот ну',
  /** With them no title begins: what stood before it was not understood whole. */
  'speaking-head': `
    я ты вы мы он она они мне меня нам тебе тебя вам что чтобы чтоб если бы ли же ну`,
  /** They say nothing in a title, wherever they are. */
  speaking: `
    бы же ну напомнил напомнила напомнили напомнишь напомните напомнит говорит говорят говорил
    говорила запишешь запишете`,
  /** "весь день", "целый вечер", "за выходные": so long is no part of what is done. */
  whole: 'весь всю целый целую целое каждый каждую каждого каждое',
  'period-noun': `
    день утро вечер ночь неделю месяц месяца года недели дня выходные сутки март апрель май июнь
    июль август январь февраль`,
  'pointing-head': 'то того тем том о про',
  'relative-pronoun': 'о что чем чего про как том',
  'only-governing': 'успеть попробовать постараться помочь попросить начать',
} as const;
