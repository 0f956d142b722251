/** "позвонить ей лучше в среду чем в понедельник": what, when, and when not. */
export const BETTER_THEN =
  /^(?:(?:а|и|ну|так|ой|слушай|кстати|короче)[\s,]+)*(?<what>[^,:;?!\n]{2,60}?)\s+(?:(?:наверн(?:ое|о)|вс[её]-?таки|пожалуй|будет|мне|нам)\s+)*лучше\s+(?:(?:будет|вс[её]-?таки|уже)\s+)?(?<when>[^,:;?!\n]+?)(?:,?\s+(?:чем|а\s+не)\s+(?<wrong>[^,:;?!\n]+?))?[.!]*$/iu;
export const BETTER = 'лучше';
/** They stand for what was spoken of. */
export const STANDS_FOR: ReadonlySet<string> = new Set(
  'ее его их ей ему им ней нему ним ними нее него них это эту этот'.split(' '),
);
/** The order that says so, of one title. */
export const movedTitle = (title: string, when: string): string => `перенеси «${title}» ${when}`;
/** "а батарейки на сегодня на вечер поставь": a name, a time, and hardly a verb. */
export const PLACED =
  /^(?:(?:а|и|ну|так|ой|слушай|кстати|короче)[\s,]+)*(?<what>[^,:;?!\n]{3,40}?)\s+(?:давай(?:те)?\s+)?(?<when>(?:на|в|во)\s[^,:;?!\n]{3,40}?)(?:\s+(?:поставь|запиши|закинь|перекинь|кинь|впиши|определи|назначь|сделаем|сделай)(?:те)?)?[.!]*$/iu;
/** That is ordered in so many words. */
export const PUT =
  /\s(?:поставь|запиши|закинь|перекинь|кинь|впиши|определи|назначь)(?:те)?[.!]*$/iu;
/** "ой не репетиция в воскресенье в восемь": what was said wrong of a known thing, and when it is. */
export const NOT_SO_BUT =
  /^(?:(?:ой|ай|ах|блин|тьфу|стоп)[\s,]+)+не[\s,]+(?<what>[^,:;?!\n]{3,40}?)\s+(?<when>(?:в|во|на|к|завтра|послезавтра|сегодня)(?=\s|$)[^,:;?!\n]*?)[.!]*$/iu;
