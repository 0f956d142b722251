/** "подарил", "отдали", "одолжила": it has gone to somebody, or has come from somebody. */
export const HANDED = /^(?:по|раз|от|пере)?(?:дал|дарил|одолжил|даривал|продал)[аи]?$/u;
/** "соседу", "Оле", "детям": to whom it has gone. */
export const TO_SOMEBODY = /.(?:[ую]|е|[ая]м)$/u;
/** "нам подарили": it has come. */
export const TO_US: ReadonlySet<string> = new Set('мне нам'.split(' '));
/** "одолжила у соседки", "от мамы": from whom it has come. */
export const FROM: ReadonlySet<string> = new Set('у от с со из'.split(' '));
