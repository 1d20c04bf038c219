// What `npm start` and `npm test` need before anything else: only Node's own modules here, since nothing may be installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const minimum = [20, 19];

/** Exits with a message when Node is too old. Later scripts may use the features of 20.19. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return;
  console.error(
    `This project needs Node ${minimum.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/**
 * Whether NODE_ENV=production was set by chance and not to run a production server. A production
 * server has at least one of these settings; then a missing one is an error, because otherwise
 * people would meet a sign-in without passwords.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export const isProductionByChance = (env) =>
  env.NODE_ENV === 'production' &&
  !['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'COOKIE_ENCRYPTION_KEY'].some(
    (name) => env[name]?.trim(),
  );

/**
 * Runs a command in the project's root with its output on this terminal.
 *
 * @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] added to
 *   this process's own
 * @param {AbortSignal} [signal] ends the command
 * @returns {Promise<number>} the exit code; 1 when a signal ended it
 */
export function run(command, args, env = {}, signal = undefined) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
      signal,
    });
    child.on('error', (error) => (error.name === 'AbortError' ? undefined : reject(error)));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The path of an installed package's command, such as `bin('vite')`. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

const fingerprint = (files) => {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
};
const isFresh = (stamp, value) => existsSync(stamp) && readFileSync(stamp, 'utf8') === value;
const setStamp = (stamp, value) => {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, value);
};

/**
 * Installs the packages of the lock file unless exactly these are installed. It clears
 * NODE_ENV=production, which would skip the build tools.
 */
export async function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.console-install');
  const manifests = ['package-lock.json', 'package.json'];
  if (isFresh(stamp, fingerprint(manifests))) return;
  console.log('Installing packages …');
  const code = await run(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { NODE_ENV: 'development' },
  );
  if (code !== 0) {
    console.error('The packages could not be installed; the lines above say why.');
    process.exit(code);
  }
  setStamp(stamp, fingerprint(manifests));
}

function* sources(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist'].includes(entry.name)) yield* sources(path);
    } else if (
      !/\.(test|spec|stories)\.[jt]sx?$/.test(entry.name) &&
      statSync(join(root, path)).isFile()
    )
      yield path;
  }
}

/** Builds console and server unless their builds are up to date with the sources. */
export async function ensureBuilt() {
  const stamp = join(root, 'packages', 'app', 'dist', '.built-from');
  const value = fingerprint([...sources('packages'), 'package-lock.json', 'scripts/build.mjs']);
  if (isFresh(stamp, value)) return;
  console.log('Building …');
  const code = await run(process.execPath, [join(root, 'scripts', 'build.mjs')]);
  if (code !== 0) {
    console.error('The build failed; the lines above say why.');
    process.exit(code);
  }
  setStamp(stamp, value);
}
