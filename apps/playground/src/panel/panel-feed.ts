import type { Panel } from '../wire/panel.ts';

/** One exchange makes several events; they become one read. */
const DELAY_MS = 60;
/** Of the time that passes, reading takes at most a fifth: the larger the plan, the rarer it is read. */
const REST_SHARE = 4;
/** Midnight, an expired question and other processes change the panel without an event here. */
const POLL_MS = 5_000;

export interface PanelFeedOptions {
  readonly read: () => Promise<Panel>;
  readonly publish: (panel: Panel) => void;
  /** Nobody looks: nothing is read. */
  readonly isWatched: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** Keeps the panel of every open page up to date, and publishes it only when it has changed. */
export class PanelFeed {
  readonly #options: PanelFeedOptions;
  readonly #poll: NodeJS.Timeout;
  #timer: NodeJS.Timeout | undefined;
  #published = '';
  #isReading = false;
  #isStopped = false;
  /** Something changed while the panel was being read. */
  #isBehind = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: PanelFeedOptions) {
    this.#options = options;
    this.#poll = setInterval(() => this.refreshSoon(), POLL_MS).unref();
  }

  refreshSoon(): void {
    if (this.#isReading) this.#isBehind = true;
    else this.#schedule(DELAY_MS);
  }

  #schedule(delayMs: number): void {
    if (this.#timer || !this.#options.isWatched()) return;
    this.#timer = setTimeout(() => void this.#refresh(), delayMs).unref();
  }

  /** The panel as it is now, for a page that opens. Reads follow one another, so none is overtaken. */
  current(): Promise<Panel> {
    const read = () => this.#options.read();
    const reading = this.#last.then(read, read);
    this.#last = reading;
    return reading;
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#poll);
    clearTimeout(this.#timer);
  }

  /** One read at a time; what changes meanwhile is read after a rest. */
  async #refresh(): Promise<void> {
    const started = performance.now();
    this.#isReading = true;
    this.#isBehind = false;
    await this.#publishChanged();
    this.#isReading = false;
    this.#timer = undefined;
    if (this.#isStopped || !this.#isBehind) return;
    this.#schedule(Math.max(DELAY_MS, REST_SHARE * (performance.now() - started)));
  }

  async #publishChanged(): Promise<void> {
    try {
      const panel = await this.current();
      const text = JSON.stringify(panel);
      if (text === this.#published) return;
      this.#published = text;
      this.#options.publish(panel);
    } catch (error) {
      // the database may close under a read that nobody waits for any more
      if (!this.#isStopped) this.#options.onError(error);
    }
  }
}
