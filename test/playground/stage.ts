import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { createTestDatabase } from '../rig/postgres.ts';
import { type Program, startProgram } from '../rig/program.ts';
import { findChromium, launchChromium } from './chromium.ts';

const WAIT_MS = 60_000;
/** Where the pictures of a run are left to be looked at. */
const SCREENSHOTS = path.join(tmpdir(), 'planerka-screenshots');

export const chromiumPath = findChromium();

/** The program and a browser that looks at it. */
export interface Stage {
  readonly url: string;
  /** Opens the page in a browser profile of its own. What goes wrong in it is in `faults`. */
  open(options?: BrowserContextOptions): Promise<Visit>;
  /** Ends the program as a service manager does and starts it again where it was. */
  restart(): Promise<number | null>;
  stop(): Promise<void>;
}

/** One person's look at the page. */
export interface Visit {
  readonly page: Page;
  /** Errors of the page, violations of its policy, requests to anywhere else. */
  readonly faults: readonly string[];
}

export interface StageOptions {
  /** Is it started as a newcomer starts it, with a database that it makes for itself? */
  readonly isNew?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly microphone?: string;
}

export async function setStage(options: StageOptions = {}): Promise<Stage> {
  if (chromiumPath === null) throw new Error('no Chromium');
  await mkdir(SCREENSHOTS, { recursive: true });
  const place = await (options.isNew ? newFolder() : preparedDatabase());
  const environment = { ...place.environment, LOG_LEVEL: 'warn', ...options.environment };
  let program = await startProgram(environment);
  const url = pageOf(program);
  const browser: Browser = await launchChromium(chromiumPath, options.microphone);
  return {
    url,
    open: (more) => visit(browser, url, more),
    restart: async () => {
      const code = await program.kill('SIGTERM');
      program = await startProgram({ ...environment, PORT: new URL(url).port });
      return code;
    },
    stop: async () => {
      await browser.close();
      await program.kill('SIGTERM');
      await place.remove();
    },
  };
}

interface Place {
  readonly environment: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

async function newFolder(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'planerka-stage-'));
  return {
    environment: { DATA_DIR: folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The page's own things are in the folder, the database is there already. */
async function preparedDatabase(): Promise<Place> {
  const { url, drop } = await createTestDatabase();
  const { environment, remove } = await newFolder();
  return {
    environment: { ...environment, DATABASE_URL: url },
    remove: async () => {
      await remove();
      await drop();
    },
  };
}

function pageOf(program: Program): string {
  const url = /^Площадка: (\S+)$/m.exec(program.stdout())?.[1];
  if (url === undefined) throw new Error(`no playground: ${program.stdout()}`);
  return url;
}

async function visit(browser: Browser, url: string, more: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1280, height: 860 },
    ...more,
  });
  context.setDefaultTimeout(WAIT_MS);
  // Functions that a test hands to the page were compiled with their names kept, by a helper of tsx.
  await context.addInitScript({ content: 'globalThis.__name ??= (made) => made;' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${url}/`) || /^(?:blob|data):/.test(request.url());
    if (!isOwn) faults.push(`asked for ${request.url()}`);
  });
  await page.goto(url);
  return { page, faults };
}

/** The chat's parts as a person finds them. */
export const at = {
  start: (page: Page): Locator => page.getByRole('button', { name: 'Запустить' }),
  input: (page: Page): Locator => page.getByRole('textbox', { name: 'Написать боту' }),
  /** The newest message of the bot that says this. */
  reply: (page: Page, words: string | RegExp): Locator =>
    page.locator('.message.is-bot').filter({ hasText: words }).last(),
  mine: (page: Page, words: string | RegExp): Locator =>
    page.locator('.message.is-mine').filter({ hasText: words }).last(),
  section: (page: Page, name: string): Locator => page.getByRole('region', { name }),
};

/** Waits until it is there; throws with what was looked for when it does not come. */
export async function appears(locator: Locator): Promise<true> {
  await locator.waitFor();
  return true;
}

/** Presses Start and waits for the greeting. */
export async function begin({ page }: Visit): Promise<void> {
  await at.start(page).click();
  await at.reply(page, 'Здравствуйте!').waitFor();
}

/** Types a message, sends it with Enter and waits for an answer that has these words. */
export async function say(page: Page, text: string, answer: string | RegExp): Promise<Locator> {
  // The days between the messages are items of the list, too.
  const before = await page.locator('.messages > li').count();
  await at.input(page).fill(text);
  await at.input(page).press('Enter');
  const fresh = page.locator(`.message:nth-of-type(n + ${before + 1})`);
  const reply = page.locator('.message.is-bot').and(fresh).filter({ hasText: answer }).last();
  await reply.waitFor().catch(async (error: unknown) => {
    const shown = await page.locator('.message').allInnerTexts();
    const field = await at.input(page).inputValue();
    throw new Error(
      `no such reply; the field has «${field}», the chat ${shown.slice(-4).join(' | ')}`,
      {
        cause: error,
      },
    );
  });
  // What comes next may say the same: this one it is, wherever it stands then.
  const id = await reply.getAttribute('data-id');
  return page.locator(`.message[data-id="${id}"]`);
}

/**
 * Taps a key until `answer` is there. The page may draw a message anew under the finger, and on a busy
 * machine it does: a person taps again, and a tap that came twice does nothing more.
 */
export async function tapUntil(key: Locator, answer: Locator): Promise<true> {
  for (let tries = 0; tries < 3; tries += 1) {
    await key.click(tries === 0 ? {} : { timeout: 2000 }).catch((error: unknown) => {
      if (tries === 0) throw error;
    });
    const isThere = answer.waitFor({ timeout: WAIT_MS / 9 }).then(
      () => true,
      () => false,
    );
    if (await isThere) return true;
  }
  return await appears(answer);
}

export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(SCREENSHOTS, `${name}.png`) });
}
