import { readFileSync, readdirSync } from 'node:fs';

/** The proportional set size of a process in bytes: pages that it shares count in part. */
function memoryOf(pid) {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(
      readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'),
    );
    return Number(kilobytes) * 1024;
  } catch {
    return 0; // it has ended, or it belongs to another user
  }
}

/** The process IDs below this one. */
function descendants() {
  const parents = new Map();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(Number(entry), Number(parent));
    } catch {
      /* it has ended */
    }
  }
  const isOurs = (pid) => pid === process.pid || (parents.has(pid) && isOurs(parents.get(pid)));
  return [...parents.keys()].filter((pid) => isOurs(pid));
}

/**
 * Watches the memory of this process and all that it starts, on Linux.
 *
 * @returns {() => number | undefined} the highest sum so far in bytes; undefined where it cannot be
 *   read
 */
export function watchMemory() {
  if (process.platform !== 'linux') return () => undefined;
  let peak = 0;
  const look = () => {
    peak = Math.max(
      peak,
      descendants().reduce((sum, pid) => sum + memoryOf(pid), 0),
    );
  };
  setInterval(look, 10_000).unref();
  return () => peak;
}
