import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|map|ttf)$/;

/**
 * Writes `.br` and `.gz` beside every asset: the server compresses nothing while somebody waits.
 * index.html, which it fills, is left alone.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'console:precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir }) {
        folder = dir ?? '';
      },
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        if (folder) compressAll(join(folder, 'assets'));
      },
    },
  };
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_PARAM_NDIRECT } =
  constants;
/** Which of them makes a file smallest differs by some hundred bytes from file to file. */
const WAYS = [
  {},
  { [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [BROTLI_PARAM_NDIRECT]: 4 },
];

function smallest(content: Buffer): Buffer {
  const results = WAYS.map((way) =>
    brotliCompressSync(content, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length, ...way },
    }),
  );
  return results.reduce((best, other) => (other.length < best.length ? other : best));
}

function compressAll(folder: string) {
  for (const name of readdirSync(folder).filter((file) => compressible.test(file))) {
    const path = join(folder, name);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, smallest(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
