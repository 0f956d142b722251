import type { Panel } from '../wire/panel.ts';

/** One exchange makes several events; they become one read. */
const DELAY_MS = 60;
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
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: PanelFeedOptions) {
    this.#options = options;
    this.#poll = setInterval(() => this.refreshSoon(), POLL_MS).unref();
  }

  refreshSoon(): void {
    if (this.#timer || !this.#options.isWatched()) return;
    this.#timer = setTimeout(() => void this.#refresh(), DELAY_MS).unref();
  }

  /** The panel as it is now, for a page that opens. Reads follow one another, so none is overtaken. */
  current(): Promise<Panel> {
    const read = () => this.#options.read();
    const reading = this.#last.then(read, read);
    this.#last = reading;
    return reading;
  }

  stop(): void {
    clearInterval(this.#poll);
    clearTimeout(this.#timer);
  }

  async #refresh(): Promise<void> {
    try {
      this.#timer = undefined;
      const panel = await this.current();
      const text = JSON.stringify(panel);
      if (text === this.#published) return;
      this.#published = text;
      this.#options.publish(panel);
    } catch (error) {
      this.#options.onError(error);
    }
  }
}
