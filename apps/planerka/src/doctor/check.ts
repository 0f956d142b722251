/** `bad`: something does not work; `warning`: it works and may not for long; `off`: not set up. */
export type CheckState = 'good' | 'warning' | 'bad' | 'off';

/** One thing that was looked at. */
export interface Check {
  /** Stable, for programs. */
  readonly name: string;
  readonly state: CheckState;
  /** What was found, in a line. */
  readonly says: string;
  /** What mends it; absent where nothing is to be mended. */
  readonly mend?: string;
}

export function good(name: string, says: string): Check {
  return { name, state: 'good', says };
}

export function off(name: string, says: string): Check {
  return { name, state: 'off', says };
}

export function warning(name: string, says: string, mend: string): Check {
  return { name, state: 'warning', says, mend };
}

export function bad(name: string, says: string, mend: string): Check {
  return { name, state: 'bad', says, mend };
}
