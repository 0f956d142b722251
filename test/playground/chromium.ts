import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];

/**
 * The machine's own Chromium, or null where there is none: then the browser tests are skipped, and
 * say so. `REQUIRE_CHROMIUM=1` forbids the skip. Nothing is ever downloaded.
 */
export function findChromium(): string | null {
  const { CHROMIUM, REQUIRE_CHROMIUM } = process.env;
  const found = [...(CHROMIUM === undefined ? [] : [CHROMIUM]), ...PLACES].find(existsSync);
  if (found !== undefined) return found;
  const words = `no Chromium: looked at ${PLACES.join(', ')} and $CHROMIUM (Debian: apt-get install chromium)`;
  if (REQUIRE_CHROMIUM === '1') throw new Error(words);
  process.stderr.write(`\n*** SKIPPED, the playground's browser tests: ${words}\n\n`);
  return null;
}

/** Starts Chromium with a microphone that plays `microphone`, a WAV file, over and over. */
export async function launchChromium(
  executablePath: string,
  microphone?: string,
): Promise<Browser> {
  const heard = microphone === undefined ? [] : [`--use-file-for-fake-audio-capture=${microphone}`];
  return await chromium.launch({ executablePath, args: [...FLAGS, ...heard] });
}
