/** Thrown in the middle of an update whose turn has not come: it waits in the database, not in a slot. */
export class PutOff extends Error {
  readonly delayMs: number;
  /** Is this the first of a crowd? Then the person is told. */
  readonly isFirst: boolean;

  constructor(delayMs: number, isFirst: boolean) {
    super('an update is put off');
    this.delayMs = delayMs;
    this.isFirst = isFirst;
  }
}
