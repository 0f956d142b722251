import type { Item } from '../../../grammar/item.ts';
import type { Segment } from './split.ts';

/** A stretch of the utterance and how it hangs together with the stretch before it. */
export interface Part extends Segment {
  readonly joint: 'none' | 'ask' | 'wish' | 'told' | 'because' | 'time' | 'copy';
  /** The verb of the part before, when it is left out in this one. */
  readonly verb: Item | null;
  /** Whom it is done for is before that verb: "Лене скинуть фотки ... а Оксане прайс". */
  readonly isBehindWhom?: boolean;
}

/** Cuts a part in two at `at`; the second hangs on the first by `joint`. */
export function cut(part: Part, at: number, joint: Part['joint'], isSure = true): [Part, Part] {
  return [
    { ...part, to: at },
    {
      ...part,
      from: at,
      joint,
      isSure: part.isSure && isSure,
      isTold: false,
      isEnumerated: false,
      verb: null,
    },
  ];
}
