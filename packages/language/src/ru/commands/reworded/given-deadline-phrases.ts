/** "доверенности дай срок 20 марта": a deadline that is given is set; "дай" alone asks to be shown something. */
export const GIVES_DEADLINE =
  /^(?<ahead>(?:[^\s,.:;?!]+\s+){0,3})дай(?:те)?\s+(?<between>(?:[^\s,.:;?!]+\s+){0,2})(?<field>срок|дедлайн)(?<rest>\s+[^?]+)$/iu;
export const SETS = 'поставь';
/** "дай мне срок до завтра" is asked of somebody, and of no task. */
export const ONESELF: ReadonlySet<string> = new Set('мне нам себе тебе вам'.split(' '));
