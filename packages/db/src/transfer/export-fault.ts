import { TerminalError } from '@planerka/contracts';

/** What is wrong with a field of an export. */
type ExportFaultKind =
  /** It is not of the form of an export. */
  | 'form'
  | 'zone'
  | 'too_long'
  | 'too_many'
  | 'circle'
  /** A chat that is none of the plan's own. */
  | 'foreign_chat'
  /** It names something that the file does not hold. */
  | 'missing'
  /** The journal does not tell it so. */
  | 'untold'
  /** The database does not take it. */
  | 'unstorable';

/** One fault of an export file. */
export interface ExportFault {
  readonly kind: ExportFaultKind;
  /** The way to it in the file, `workspaces.0.tasks.3.title`; empty: the file itself. */
  readonly field: string;
  /** What people know the object by, `TASK-004`; empty where there is no such name. */
  readonly of: string;
  /** What is there, cut short, or the limit that it is over; empty where that says nothing. */
  readonly value: string;
}

/** A file that cannot be imported, with everything that is wrong with it. */
export class BadExportError extends TerminalError {
  readonly faults: readonly ExportFault[];

  constructor(faults: readonly ExportFault[]) {
    const [first] = faults;
    const field = first?.field ?? '';
    super('BAD_EXPORT', `this is no export of Planerka (at ${field === '' ? 'its top' : field})`, {
      details: { field },
    });
    this.faults = faults;
  }
}
