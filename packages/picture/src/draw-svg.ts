import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FONT_FAMILY } from './font.ts';
import { fonts } from './look.ts';

/** A picture takes some tens of milliseconds; a busy machine starts a process in a second or two. */
const LIMIT_MS = 10_000;
/** Two pictures of one conversation come closer together than this. */
const SILENCE_MS = 20_000;
/** A process that ends while it draws may have been ended by anything; one that does so twice ends of the picture. */
const TRIES = 2;

const WORKER = fileURLToPath(new URL('../worker/draw-svg.js', import.meta.url));

const FONT = {
  fontFiles: Object.values(fonts).map(({ path }) => path),
  loadSystemFonts: false,
  defaultFontFamily: FONT_FAMILY,
};

/** What drawing may take; the tests take less. */
export interface DrawingLimits {
  readonly timeoutMs?: number;
  readonly silenceMs?: number;
}

interface Drawn {
  readonly id: number;
  readonly png?: Uint8Array;
  readonly failure?: string;
}

/** The process that draws, and what it has not answered yet. */
interface Drawer {
  readonly process: ChildProcess;
  readonly waiting: Map<number, (drawn: Drawn | Error) => void>;
}

/** SVG to PNG in a process of its own, which is there while pictures are asked for. */
export class Drawing {
  readonly #timeoutMs: number;
  readonly #silenceMs: number;
  #drawer: Drawer | null = null;
  #silence: NodeJS.Timeout | undefined;
  #asked = 0;

  constructor({ timeoutMs = LIMIT_MS, silenceMs = SILENCE_MS }: DrawingLimits = {}) {
    this.#timeoutMs = timeoutMs;
    this.#silenceMs = silenceMs;
  }

  /** The process that draws now; undefined while there is none. */
  get pid(): number | undefined {
    return this.#drawer?.process.pid;
  }

  /**
   * The picture as PNG. A process that ends meanwhile is followed by another, which draws it anew. Throws
   * for a picture that takes too long, cannot be drawn, or ends two processes.
   */
  async draw(svg: string): Promise<Uint8Array> {
    let cause: unknown;
    for (let tried = 0; tried < TRIES; tried += 1) {
      const drawn = await this.#ask(svg);
      if (!(drawn instanceof Error)) {
        if (drawn.png !== undefined) return drawn.png;
        cause = drawn.failure;
        break;
      }
      cause = drawn;
    }
    throw new Error('the picture was not made', { cause });
  }

  async #ask(svg: string): Promise<Drawn | Error> {
    clearTimeout(this.#silence);
    const drawer = (this.#drawer ??= this.#start());
    this.#asked += 1;
    const id = this.#asked;
    // Nobody's program ends before its picture is there.
    drawer.process.ref();
    drawer.process.channel?.ref();
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Drawn | Error>((resolve, reject) => {
        drawer.waiting.set(id, resolve);
        timer = setTimeout(() => {
          reject(new Error(`no picture in ${this.#timeoutMs} ms`));
          this.#leave(drawer);
          drawer.process.kill('SIGKILL');
        }, this.#timeoutMs);
        drawer.process.send({ id, svg, font: FONT }, (error) => {
          if (error === null) return;
          // It has ended, and the event that says so has not come yet.
          this.#leave(drawer);
          resolve(error);
        });
      });
    } finally {
      clearTimeout(timer);
      drawer.waiting.delete(id);
      this.#rest(drawer);
    }
  }

  #start(): Drawer {
    const process = fork(WORKER, {
      serialization: 'advanced',
      // What the program was started with, and its secrets, are for its own sources.
      execArgv: ['--expose-gc', '--max-semi-space-size=1'],
      env: { MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const drawer: Drawer = { process, waiting: new Map() };
    process.on('message', (drawn: Drawn) => drawer.waiting.get(drawn.id)?.(drawn));
    const ended = (why: Error) => {
      this.#leave(drawer);
      for (const answer of drawer.waiting.values()) answer(why);
    };
    process.on('error', ended);
    process.on('exit', (code, signal) => {
      ended(new Error(`the process that draws ended with ${code ?? signal ?? 'nothing'}`));
    });
    return drawer;
  }

  /** The next picture gets another process. */
  #leave(drawer: Drawer): void {
    if (this.#drawer === drawer) this.#drawer = null;
  }

  /** A process that nobody waits for keeps no program from ending, and ends itself after a while. */
  #rest(drawer: Drawer): void {
    if (drawer !== this.#drawer || drawer.waiting.size > 0) return;
    drawer.process.unref();
    drawer.process.channel?.unref();
    this.#silence = setTimeout(() => {
      this.#leave(drawer);
      if (drawer.process.connected) drawer.process.disconnect();
    }, this.#silenceMs).unref();
  }
}

const drawing = new Drawing();

/** A picture as PNG, drawn by a process of its own: what that takes of memory goes with it. */
export async function drawSvg(svg: string): Promise<Uint8Array> {
  return await drawing.draw(svg);
}
