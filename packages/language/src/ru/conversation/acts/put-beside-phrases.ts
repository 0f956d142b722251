/** "губки добавь ещё и фольгу", "какао допиши": things with the order between or behind them. */
export const PUT_BESIDE =
  /^(?:(?:ну|а|и|так|ой|да)[\s,]+)*(?<items>[a-zЀ-ӿ][^?:\n]*?)(?:\s+(?:ещё|еще|тоже|также))?\s+(?:добавь|допиши|впиши|припиши|запиши)(?:те)?(?:-ка)?(?:\s+(?:ещё|еще|тоже|также|пожалуйста|плиз))*(?:\s*,?\s*(?:и|плюс)\s+(?<more>[a-zЀ-ӿ][^?:\n]*?))?[.!]*$/iu;
/** What is added to a plan or to something in it, and stands on no list. */
export const NO_THING_OF_LIST =
  /(?:^|\s)(?:задач|дел[оа](?:\s|$)|встреч|блок|созвон|событи|проект|тег|метк|приоритет|напомин|замет|коммент|срок|дедлайн|подзадач|пункт|шаг|ссылк|фото|файл|скан|это(?:\s|$)|его(?:\s|$)|е[её](?:\s|$)|их(?:\s|$)|эт[уоаи]т?(?:\s|$))/iu;
/** All of it, parted as things on a list are. */
export const bothOf = (items: string, more: string | undefined): string =>
  more === undefined ? items : `${items}, ${more}`;
