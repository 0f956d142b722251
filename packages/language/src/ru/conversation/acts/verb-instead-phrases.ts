/** To whom it is done, as before: "написать ей". */
export const TO_WHOM: ReadonlySet<string> = new Set('ей ему им'.split(' '));
/** What it is done to, as before: "заказать его". */
export const WHAT: ReadonlySet<string> = new Set('её ее его их'.split(' '));
export const SAME_AS_BEFORE: ReadonlySet<string> = new Set([...TO_WHOM, ...WHAT]);
