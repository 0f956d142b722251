const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words around an order that stops work on something or lets it go on. */
export const BLOCKING = {
  /** Said around the object, and no part of its name. */
  soft: setOf(
    'пока временно ее его их это эту этот эта она он оно они сейчас теперь снова уже там',
  ),
  /** Said in front of all, and nothing of the order. */
  lead: setOf('пока временно сейчас ну так давай пожалуйста значит теперь снова опять там что все'),
  /** Beside these no work of the plan is meant. */
  never: setOf('не ни мне меня нас нам себя я мы ты вы кто все всех'),
  /** What is put on hold is put there. */
  pauses: setOf(
    'паузу паузе паузы стоп стопе стопа холд холде холда блокировку блокировки остановку',
  ),
  /** They part the order from what leads up to it, and open the reason. */
  marks: setOf(', . ; : - — –'),
  /** So do these, where an order of its own is on their other side. */
  joints: setOf(', . ; : - — – и а но'),
  joint: /^[\s,.;—–-]*(?:и|а|но)\s+|\s+(?:и|а|но)\s*$/giu,
  /** Of these the reason itself has nothing. */
  because: /^(?:потому что|так как|поскольку|ибо)\s+/iu,
  opens: [
    'потому что',
    'так как',
    'поскольку',
    'из-за',
    'пока не',
    'пока нет',
    'до тех пор',
    'ибо',
  ].map((words) => words.split(' ')),
} as const;
