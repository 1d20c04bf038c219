import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataFolderInUse, lockFolder } from './folderLock.ts';

const onLost = () => {
  throw new Error('lost');
};
const contender = join(import.meta.dirname, 'testing', 'lockContender.ts');
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Leaves the lock that this process would have written, with some facts changed. */
async function leaveLock(changes: Record<string, unknown>) {
  (await lockFolder(folder, { onLost })).release();
  const file = join(folder, 'lock.1');
  writeFileSync(
    file,
    JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), released: false, ...changes }),
  );
  return file;
}

describe('the lock of a data folder', () => {
  it('is held by one at a time, and the refusal names the holder and the way out', async () => {
    const lock = await lockFolder(folder, { onLost });
    const refusal = lockFolder(folder, { onLost, remedy: 'Stop the other one.' });
    await expect(refusal).rejects.toBeInstanceOf(DataFolderInUse);
    await expect(refusal).rejects.toMatchObject({ code: 'DATA_DIR_IN_USE', pid: process.pid });
    await expect(refusal).rejects.toThrow(`${folder} is in use by process ${process.pid} on `);
    await expect(refusal).rejects.toThrow(/ Stop the other one\.$/);
    lock.release();
    const next = await lockFolder(folder, { onLost });
    expect(next).toMatchObject({ generation: 2, tookOver: false });
    next.release();
    expect(readdirSync(folder)).toEqual(['lock.2']);
  });

  it('makes the folder, readable to its owner alone', async () => {
    const inner = join(folder, 'deep', 'data');
    (await lockFolder(inner, { onLost })).release();
    expect(existsSync(join(inner, 'lock.1'))).toBe(true);
  });

  it('of a process that died is taken over', async () => {
    await leaveLock({ pid: deadPid() });
    const lock = await lockFolder(folder, { onLost });
    expect(lock).toMatchObject({ generation: 2, tookOver: true });
    lock.release();
  });

  it.runIf(process.platform === 'linux')(
    'of a process that died is taken over although its id was given to another one',
    async () => {
      await leaveLock({ startedAt: '1' });
      const lock = await lockFolder(folder, { onLost });
      expect(lock.tookOver).toBe(true);
      lock.release();
    },
  );

  it("that cannot be read counts as a dead process's", async () => {
    writeFileSync(join(folder, 'lock.7'), '{"pid":');
    const lock = await lockFolder(folder, { onLost });
    expect(lock.generation).toBe(8);
    lock.release();
  });

  it('of another machine is taken over once no heartbeat comes, and respected while one does', async () => {
    const file = await leaveLock({ host: 'elsewhere.test', pid: deadPid() });
    let beats = 0;
    const heart = setInterval(
      () => utimesSync(file, new Date(), new Date(Date.now() + (beats += 1) * 1000)),
      5,
    );
    await expect(lockFolder(folder, { onLost, staleMs: 200 })).rejects.toThrow('on elsewhere.test');
    clearInterval(heart);
    const lock = await lockFolder(folder, { onLost, staleMs: 200 });
    expect(lock.tookOver).toBe(true);
    lock.release();
  });

  it("tells a holder that slept too long that the folder is another one's now", async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const lost = vi.fn<() => void>();
      await lockFolder(folder, { onLost: lost });
      vi.advanceTimersByTime(5_000);
      expect(lost).not.toHaveBeenCalled();
      writeFileSync(join(folder, 'lock.2'), '{}');
      vi.advanceTimersByTime(15_000);
      expect(lost).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('outlives a moment in which the system cannot look, and is lost with its folder', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const lost = vi.fn<() => void>();
      const held = join(folder, 'held');
      await lockFolder(held, { onLost: lost });
      renameSync(held, join(folder, 'away'));
      writeFileSync(held, 'no folder: looking fails as it does without a file handle to spare');
      vi.advanceTimersByTime(5_000);
      rmSync(held);
      renameSync(join(folder, 'away'), held);
      vi.advanceTimersByTime(5_000);
      expect(lost).not.toHaveBeenCalled();
      rmSync(held, { recursive: true });
      vi.advanceTimersByTime(15_000);
      expect(lost).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a dead process has exactly one heir among six processes that ask at once', async () => {
    const contenders = Array.from({ length: 6 }, () => {
      const child = spawn(process.execPath, ['--import', 'tsx', contender], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      return {
        child,
        ask: async (name: string) => {
          child.stdin.write(`${name}\n`);
          return String((await lines.next()).value);
        },
      };
    });
    const first = await leaveLock({ pid: deadPid() });
    const stale = readFileSync(first, 'utf8');
    for (let round = 0; round < 15; round += 1) {
      const contested = mkdtempSync(join(folder, 'round-'));
      writeFileSync(join(contested, 'lock.1'), stale);
      const answers = await Promise.all(contenders.map(({ ask }) => ask(contested)));
      expect(answers.sort()).toEqual([
        ...Array.from({ length: 5 }, () => 'DataFolderInUse'),
        'won',
      ]);
    }
    await Promise.all(
      contenders.map(({ child }) => {
        child.stdin.end();
        child.kill();
        return once(child, 'close');
      }),
    );
  });
});
