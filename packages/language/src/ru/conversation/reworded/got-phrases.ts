/** Whoever was to get something has got it, by whichever of these verbs it is told. */
export const TO_GET =
  /^(?:купить|взять|приобрести|достать|закупить|прикупить|докупить|раздобыть|забрать|получить)$/iu;
export const GOT =
  /^(?:(?:за|при|до)?купил|взял|приобр[её]л|достал|раздобыл|забрал|получил|урвал)[аи]?$/iu;
/** What was to be taken to somebody or given away has been brought there, by whichever of these verbs it is told. */
export const TO_GIVE =
  /^(?:отдать|отвезти|отнести|сдать|вернуть|передать|завезти|занести|закинуть|доставить|вручить|отправить|отослать|выслать|послать)$/iu;
export const GAVE =
  /^(?:(?:от|с|пере)дал|(?:от|за)в[её]з(?:л(?=[аи]))?|(?:от|за)н[её]с(?:л(?=[аи]))?|вернул|закинул|доставил|вручил|отправил|отослал|выслал)[аи]?$/iu;
/** "отправить" is not told by "сдал", nor "сдать" by "отправил": of these pairs the way is another matter. */
export const BY_POST = /^(?:отправ|отосл|высл|посл)/iu;
/** "счёт отправила": of a paper that has no verb of its own, sending is all that was to be done. */
export const PAPER =
  /^(?:кп|тз|макет|бриф|сч[её]т|акт|договор|смет|отч[её]т|заявк|анкет|резюме|справк|письм|презентац|прайс|накладн|реквизит|доверенност|квитанц)[a-zЀ-ӿ]{0,2}$/iu;
export const SENT = /^(?:отправил|выслал|отослал|переслал|скинул|выставил)[аи]?$/iu;
/** By whatever verb a paper goes to somebody. */
export const SENDS =
  /^(?:отправ|переотправ|отсыл|отосла|посыл|посла|переслать|пересыл|высла|высыл|выстав|скин|скид|переда|отда|отнес|сда|закин|брос|кин)/u;
