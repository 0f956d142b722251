/** What becomes of a thing: it is done, it shall only be struck out, or it is still to be done. */
export type State = 'gone' | 'struck' | 'kept';

/** What one or two words of a clause say. */
export type Sign =
  | { readonly type: 'thing'; readonly at: number; readonly joined: boolean }
  | { readonly type: 'rest' | 'all' | 'except' | 'only' | 'also' }
  | { readonly type: 'state'; readonly state: State; readonly word: string };
type StateSign = Extract<Sign, { type: 'state' }>;

/** What is told of things, by their places. */
export interface Told {
  /** Done, or not wanted any more. */
  readonly gone: readonly number[];
  /** Those of them that shall only be struck out, and by which word. */
  readonly struck: ReadonlyMap<number, string>;
  readonly kept: readonly number[];
}

interface Named {
  readonly at: number;
  /** "и" stood before it. */
  readonly joined: boolean;
}
type Run = readonly Named[];

/** What has been heard of the clause that is being heard. */
interface Clause {
  /** Things of which nothing is told yet. */
  run: Run;
  /** "купила ...": told before its things. */
  open: StateSign | null;
  isRest: boolean;
  isExcept: boolean;
  /** Something is told already. */
  isTold: boolean;
}

/**
 * Puts together what `toldOfThings` has found in clauses: it hears one behind the other, since "кефир, батон взяла" tells
 * of things of the clause before, and says at the end what becomes of which.
 */
export class Telling {
  readonly #all: readonly number[];
  readonly #isAnswer: boolean;
  readonly #gone = new Set<number>();
  readonly #struck = new Map<number, string>();
  readonly #kept = new Set<number>();
  /** "кефир, батон взяла": what the next clause tells of. */
  #waiting: Run = [];
  #isRestGone = false;
  #isOnly = false;
  #last: State | null = null;

  /** `all`: those of which it may be told. */
  constructor(all: readonly number[], isAnswer: boolean) {
    this.#all = all;
    this.#isAnswer = isAnswer;
  }

  /** False where it is not clear what is said of which. */
  hear(signs: readonly Sign[]): boolean {
    const clause: Clause = { run: [], open: null, isRest: false, isExcept: false, isTold: false };
    return signs.every((sign) => this.#take(sign, clause)) && this.#close(clause);
  }

  /** What all clauses come to; null where of something named nothing is told, or both that it is done and that it is not. */
  end(): Told | null {
    if (this.#waiting.length > 0) {
      if (!this.#isAnswer || !this.#isOnly) return null;
      this.#put(this.#waiting, 'gone', '');
    }
    // "сыр ещё не купил", when it is asked whether all of it is done
    const isOnlyKept = this.#isAnswer && this.#gone.size === 0 && this.#kept.size > 0;
    if (this.#isRestGone || isOnlyKept) {
      for (const at of this.#all) if (!this.#kept.has(at)) this.#gone.add(at);
    }
    if ([...this.#gone].some((at) => this.#kept.has(at))) return null;
    return { gone: [...this.#gone], struck: this.#struck, kept: [...this.#kept] };
  }

  /** Adds one sign to the clause that is heard; false where it is not clear what it is said of. */
  #take(sign: Sign, clause: Clause): boolean {
    switch (sign.type) {
      case 'thing':
        if (clause.isExcept) this.#kept.add(sign.at);
        else clause.run = [...clause.run, sign];
        return true;
      case 'rest':
      case 'all':
        clause.isRest = true;
        return true;
      case 'except':
        clause.isExcept = true;
        return true;
      case 'only':
        this.#isOnly = true;
        return true;
      case 'also':
        // "молоко купил, хлеб тоже"
        if (this.#last === null || clause.run.length === 0) return true;
        this.#put(clause.run, this.#last, '');
        clause.run = [];
        clause.isTold = true;
        return true;
      case 'state':
        return this.#settleOpen(sign, clause) && this.#tell(sign, clause);
    }
  }

  /** "взял только батон сыра нет": the first of them were got, and the others are told of next. */
  #settleOpen({ state }: StateSign, clause: Clause): boolean {
    const { open, run, isRest } = clause;
    if (open === null || run.length === 0) return true;
    const [first, more]: readonly [Run, Run] = isRest ? [run, []] : firstGroup(run);
    if (!isRest && (more.length === 0 || open.state === state)) return false;
    this.#put(first, open.state, open.word);
    clause.run = more;
    clause.open = null;
    return true;
  }

  /** What is told of the things before it, or of those to come. */
  #tell(sign: StateSign, clause: Clause): boolean {
    const { run, isRest, isTold } = clause;
    // "только хлеб, остальное нет": what waits is not the rest
    const all = isRest && run.length === 0 ? [] : [...this.#waiting, ...run];
    if (all.length > 0) {
      this.#tellOf(all, sign);
      this.#waiting = [];
      clause.run = [];
      clause.isTold = true;
      return true;
    }
    if (isRest) {
      if (sign.state !== 'kept') this.#isRestGone = true;
      clause.isRest = false;
      clause.isTold = true;
      return true;
    }
    const isReason = isTold || this.#last === 'gone' || this.#last === 'struck';
    // "соль взял, осталась мука": told ahead of what it is said of
    if (isReason && !isTold && sign.state === 'kept') {
      clause.open = sign;
      return true;
    }
    // why it goes: "её папа взял"
    if (isReason) return isTold || sign.state !== 'kept';
    clause.open = sign;
    return true;
  }

  /** "только свет и газ интернет ещё нет" answers: the first of them are done. */
  #tellOf(all: Run, { state, word }: StateSign): void {
    const isParted = this.#isOnly && this.#isAnswer && state === 'kept';
    const [first, more]: readonly [Run, Run] = isParted ? firstGroup(all) : [all, []];
    if (more.length === 0) return this.#put(all, state, word);
    this.#put(first, 'gone', '');
    this.#put(more, state, word);
  }

  /** What is left open when the clause is over: things told of ahead of them, all but some, things that wait for the next. */
  #close(clause: Clause): boolean {
    const { open, isExcept } = clause;
    if (open !== null) {
      if (clause.run.length === 0 && !clause.isRest) return false;
      if (clause.isRest && open.state !== 'kept') this.#isRestGone = true;
      this.#put(clause.run, open.state, open.word);
      clause.run = [];
      clause.isRest = false;
    }
    const isAllBut = isExcept && this.#isAnswer && !clause.isTold;
    // "всё кроме муки" answers; "остальное" alone says nothing
    if (clause.isRest && !isAllBut) return false;
    if (isAllBut) this.#isRestGone = true;
    this.#waiting = [...this.#waiting, ...clause.run];
    return true;
  }

  #put(run: Run, state: State, word: string): void {
    this.#last = state;
    for (const { at } of run) {
      if (state === 'kept') this.#kept.add(at);
      else this.#gone.add(at);
      if (state === 'struck') this.#struck.set(at, word);
    }
  }
}

/** "свет и газ" of "свет и газ интернет": those that "и" joins, else the first alone. */
function firstGroup(run: Run): readonly [Run, Run] {
  const end = run.findIndex(({ joined }, at) => at > 0 && !joined);
  return end < 0 ? [run, []] : [run.slice(0, end), run.slice(end)];
}
