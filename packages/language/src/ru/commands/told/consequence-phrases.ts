/** "без них", "без этого": without what is asked for. */
export const WITHOUT_IT: ReadonlySet<string> = new Set(
  'них него нее этого того их его ее этой этих такого такой'.split(' '),
);
export const WITHOUT = 'без';
/** "иначе ...", "а то ...": how what is to follow otherwise begins. */
export const OTHERWISE: ReadonlySet<string> = new Set(['иначе', 'то']);
export const NOT = 'не';
/** "не начинать", "не открывать": what is forbidden, and not what cannot be done. */
export const GOES_ON = /(?:[иыае]ва|ина|има|ира|ода|еда)ть(?:ся)?$/u;
/** "ничего не работает", "никак": that nothing comes of it. */
export const COMES_TO_NOTHING =
  /^(?:никак|нельзя|невозможно|бесполезно|(?:за|по|с|вы)?работа[A-Za-zЀ-ӿ]+|получится|выйдет|смогу|сможем|смогут|сможет|пройдет|пройдёт|пустят|начн[A-Za-zЀ-ӿ]+|поедет|поедем|успе[A-Za-zЀ-ӿ]+)$/u;
