/**
 * Words of one phrase are in their order, `а|б` is one of these words, `?` makes it optional;
 * punctuation is written as a word of its own.
 */

/** Before what is to be done they say nothing. */
export const OPENING_FILLERS: readonly string[] = [
  'мне? надо|нужно|надобно бы? бы?',
  'мне? надо|нужно бы? не забыть',
  'не забыть|забудь|забудьте',
  'хорошо|неплохо|здорово бы',
  'было бы неплохо|хорошо|здорово',
  'хотелось бы',
  'ну это?',
  'ну и?',
  'короче',
  'короче говоря',
  'в общем',
  'вообщем',
  'вообще',
  'кстати',
  'значит',
  'ладно',
  'слушай|слушайте',
  'так',
  'так вот',
  'типа',
  'блин',
  'пожалуйста|плиз|пжлст|плз|пж',
  'давай|давайте',
  'как бы',
  'это самое',
  'э|ээ|эээ|эм|ммм|хм',
  'еще раз',
];

/** Behind what is to be done, or between commas, they say nothing. */
export const CLOSING_FILLERS: readonly string[] = [
  'пожалуйста|плиз|пжлст|плз|пж',
  'что ли',
  'как бы',
];
