import { formatPhp } from './formatPhp.ts';

self.addEventListener('message', async ({ data }: MessageEvent<string>) => {
  self.postMessage(await formatPhp(data));
});
