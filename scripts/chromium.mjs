import { execFileSync } from 'node:child_process';
// Finds Chromium on this machine, and the arguments to start it as root without network requests of
// its own.
import { existsSync } from 'node:fs';

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of an installed Chromium, or undefined. `CHROMIUM` in the environment wins. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of names) {
    try {
      const path = execFileSync('sh', ['-c', `command -v ${name}`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
      if (path) return path;
    } catch {
      /* not found here: try the next candidate */
    }
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : undefined;
}

/** The Chromium without windows knows of no mouse that can hover unless it is told. */
export const headlessArgs = [
  ...chromiumArgs,
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

/**
 * For configuration files: the same Chromium without windows where it is installed beside the one
 * that findChromium finds, as Debian does it. A new page takes it a third of the processor time.
 * Undefined lets Playwright look for its own.
 */
export function headlessPath() {
  const path = findChromium();
  const shell = `${path}-headless-shell`;
  return existsSync(shell) ? shell : path;
}
