// The measured server loads this file with --import. It reports over IPC the longest stall of the event loop and the memory of the process.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const RESOLUTION_MS = 2;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
let peak = 0;
const megabytes = () => {
  const now = process.memoryUsage.rss() / 1e6;
  peak = Math.max(peak, now);
  return now;
};
setInterval(megabytes, 10).unref();

process.on('message', (message) => {
  if (message === 'reset') {
    delay.reset();
    peak = 0;
    process.send?.({ rss: megabytes() });
  }
  if (message === 'collect') {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
  }
  if (message === 'collect' || message === 'read')
    process.send?.({ rss: megabytes(), peak, stall: Math.max(0, delay.max / 1e6 - RESOLUTION_MS) });
});
// The channel must not keep the server alive.
process.channel?.unref();
