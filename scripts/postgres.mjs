// Starts a PostgreSQL server in a temporary folder, for tests and benchmarks. Stopping it removes
// the folder.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const FOR_TESTS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * The folder with initdb and postgres: on the path, or where the distributions put them without
 * adding it to the path.
 */
function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions,
    '/usr/pgsql/bin',
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ];
  return folders.find(
    (folder) =>
      folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/**
 * initdb refuses to run as root. Returns an unprivileged user of this machine to run the server as,
 * or none when this process is unprivileged already.
 */
function findUser() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : undefined;
}

/**
 * Creates a cluster and starts it on a Unix socket. Resolves to { url, stop }, or to { reason }
 * when no PostgreSQL is available.
 *
 * @param {Record<string, string>} settings server settings; the default trades safety for speed,
 *   which suits tests only
 * @returns {Promise<{ url: string; stop: () => Promise<void> } | { reason: string }>}
 */
export async function startThrowawayPostgres(settings = FOR_TESTS) {
  if (process.platform === 'win32')
    return { reason: 'a throwaway PostgreSQL is not made on Windows' };
  const binaries = findBinaries();
  if (!binaries)
    return {
      reason:
        'no PostgreSQL server found (initdb and postgres are neither on the PATH nor in /usr/lib/postgresql)',
    };
  const user = findUser();
  if (!user)
    return {
      reason:
        'PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody"',
    };

  // When run as root, the other user could not enter a TMPDIR that belongs to root.
  const folder = mkdtempSync(join(user.uid === undefined ? tmpdir() : '/tmp', 'console-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, HOME: folder } };

  const initialise = (locale) =>
    spawnSync(
      join(binaries, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        `--locale=${locale}`,
        '--no-sync',
      ],
      { ...options, encoding: 'utf8' },
    );
  let made = initialise('C.UTF-8');
  if (made.status !== 0) made = initialise('C');
  if (made.status !== 0) {
    remove();
    return {
      reason: `initdb failed: ${(made.stderr || made.error?.message || '').trim().split('\n').at(-1)}`,
    };
  }

  const flags = Object.entries({
    listen_addresses: '',
    unix_socket_directories: folder,
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const endWithUs = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', endWithUs);

  let log = '';
  const started = await new Promise((resolve) => {
    server.stderr.setEncoding('utf8');
    server.stderr.on('data', (text) => {
      log = (log + text).slice(-4000);
      if (log.includes('ready to accept connections')) resolve(true);
    });
    server.once('error', () => resolve(false));
    server.once('exit', () => resolve(false));
  });
  const exited = new Promise((resolve) =>
    server.exitCode === null ? server.once('exit', resolve) : resolve(),
  );
  async function stop() {
    server.ref();
    server.kill('SIGINT');
    await exited;
    process.off('exit', endWithUs);
    remove();
  }
  if (!started) {
    await stop();
    return { reason: `PostgreSQL did not start: ${log.trim().split('\n').at(-1)}` };
  }
  server.unref();
  server.stderr.unref?.();
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop,
  };
}

// `node scripts/postgres.mjs` keeps one running by hand until Ctrl+C.
if (process.argv[1] === import.meta.filename) {
  const cluster = await startThrowawayPostgres();
  if ('reason' in cluster) {
    console.error(cluster.reason);
    process.exit(1);
  }
  console.log(cluster.url);
  const alive = setInterval(() => {}, 3_600_000);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => cluster.stop().then(() => clearInterval(alive)));
  }
}
