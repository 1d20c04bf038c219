// Provides a Chromium for stories and end-to-end tests: an installed one, else one from the
// system's package manager, else a sentence that says what is missing.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';

const managers = [
  {
    probe: 'apt-get',
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ],
    // The same without windows (`headlessPath`). Not each distribution has it.
    more: ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
  },
  { probe: 'dnf', commands: [['dnf', 'install', '-y', '-q', 'chromium']] },
  { probe: 'apk', commands: [['apk', 'add', '--no-cache', 'chromium']] },
  { probe: 'brew', commands: [['brew', 'install', '--cask', 'chromium']], plain: true },
];

const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** @returns {Promise<{ path: string } | { path?: undefined; reason: string }>} */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return { path: found };
  const manager = managers.find(({ probe }) => works('sh', '-c', `command -v ${probe}`));
  const missing =
    'no Chromium was found; install Chromium or Chrome, or name one in the variable CHROMIUM';
  if (!manager) return { reason: missing };
  const isRoot = process.getuid?.() === 0;
  if (!manager.plain && !isRoot && !works('sudo', '-n', 'true'))
    return { reason: `${missing} (installing it needs administrator rights)` };
  console.log('Installing Chromium …');
  const succeeds = (command) => {
    const [first, ...rest] = manager.plain || isRoot ? command : ['sudo', '-n', ...command];
    const { status } = spawnSync(first, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  };
  if (!manager.commands.every(succeeds))
    return { reason: `${missing} (the system's package manager could not install it)` };
  if (manager.more) succeeds(manager.more);
  const path = findChromium();
  return path ? { path } : { reason: missing };
}
