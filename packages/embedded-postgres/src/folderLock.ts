import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// The embedded engine opens a folder that another process has open, and then both lose rows. So
// only one process at a time may hold the folder. The lock files are named `lock.<generation>`, and
// the file with the highest generation is that of the holder. When a holder has died, link(2)
// creates the next generation. Exactly one process succeeds in that, and nothing needs to be
// deleted before.

type Holder = {
  pid: number;
  startedAt: string | null;
  boot: string;
  host: string;
  nonce: string;
  released?: boolean;
};

export type FolderLock = { generation: number; tookOver: boolean; release(): void };

/** The error for a data folder that another live process holds. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  code = 'DATA_DIR_IN_USE';
  pid: number;

  constructor(folder: string, holder: Holder, remedy: string) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}. ${remedy}`.trim(),
    );
    this.pid = holder.pid;
  }
}

const BEAT_MS = 5_000;
const STALE_MS = 20_000;

const errorCode = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function tryRead<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * The start time of a process. It distinguishes two processes with the same id, because a restarted
 * container reuses ids. It is null when the system has no /proc.
 */
function startTime(pid: number): string | null {
  const stat = tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

const bootId = () =>
  tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? hostname();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether a holder on this machine still runs. */
function isAlive(holder: Holder): boolean {
  if (!isRunning(holder.pid)) return false;
  const started = startTime(holder.pid);
  return started === null || holder.startedAt === null || started === holder.startedAt;
}

/**
 * Whether a holder in another container or on another machine still runs. Only its heartbeat can be
 * seen, so it counts as dead when no heartbeat comes for `staleMs`.
 */
async function hasHeartbeat(file: string, staleMs: number): Promise<boolean> {
  const beat = () => tryRead(() => statSync(file).mtimeMs);
  const first = beat();
  for (const end = Date.now() + staleMs; Date.now() < end;) {
    await sleep(Math.min(1000, staleMs / 4));
    if (beat() !== first) return true;
  }
  return false;
}

export type LockOptions = {
  /**
   * Is called when another process has taken over the folder, because this one slept too long. This
   * process must stop writing at once.
   */
  onLost: () => void;
  /** The end of the message of a refusal, which says what a person can do. */
  remedy?: string;
  staleMs?: number;
};

/**
 * Locks the folder for this process, and creates it if it does not exist.
 *
 * @throws DataFolderInUse while another live process holds it
 */
export async function lockFolder(
  folder: string,
  { onLost, remedy = '', staleMs = STALE_MS }: LockOptions,
): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = (generation: number) => join(folder, `lock.${generation}`);
  const generations = () =>
    readdirSync(folder)
      .flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => b - a);
  const read = (generation: number): Holder | undefined =>
    tryRead(() => JSON.parse(readFileSync(file(generation), 'utf8')));

  const me: Holder = {
    pid: process.pid,
    startedAt: startTime(process.pid),
    boot: bootId(),
    host: hostname(),
    nonce: randomUUID(),
  };
  const draft = join(folder, `locktmp.${me.nonce}`);
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });

  async function claim(): Promise<{ generation: number; tookOver: boolean }> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const top = generations()[0] ?? 0;
      const holder = top > 0 ? read(top) : undefined;
      if (holder && !holder.released) {
        const isHere = holder.host === me.host && holder.boot === me.boot;
        if (isHere ? isAlive(holder) : await hasHeartbeat(file(top), staleMs))
          throw new DataFolderInUse(folder, holder, remedy);
      }
      try {
        linkSync(draft, file(top + 1));
      } catch (error) {
        if (errorCode(error) === 'EEXIST') continue;
        throw error;
      }
      if (generations()[0] === top + 1)
        return { generation: top + 1, tookOver: top > 0 && !holder?.released };
      unlinkSync(file(top + 1));
    }
    throw new Error(`Could not lock the data folder ${folder}`);
  }

  const { generation, tookOver } = await claim().finally(() => unlinkSync(draft));
  for (const old of generations()) if (old < generation) rmSync(file(old), { force: true });

  /**
   * Sends a heartbeat, unless the lock is lost.
   *
   * @throws the system's error when the lock cannot be read
   */
  function renew(): boolean {
    if (
      generations()[0] !== generation ||
      !readFileSync(file(generation), 'utf8').includes(me.nonce)
    )
      return false;
    utimesSync(file(generation), new Date(), new Date());
    return true;
  }

  const beat = setInterval(() => {
    try {
      if (renew()) return;
    } catch (error) {
      // Another error, such as too many open files, says nothing about the lock. The next heartbeat
      // tries again.
      if (errorCode(error) !== 'ENOENT') return;
    }
    clearInterval(beat);
    onLost();
  }, BEAT_MS).unref();

  return {
    generation,
    tookOver,
    release() {
      clearInterval(beat);
      writeFileSync(draft, JSON.stringify({ ...me, released: true }), { mode: 0o600 });
      renameSync(draft, file(generation));
    },
  };
}
