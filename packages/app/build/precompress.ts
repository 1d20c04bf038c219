import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|map|ttf)$/;

/**
 * Writes a `.br` and a `.gz` file beside every asset, so that the server compresses nothing while
 * somebody waits. index.html is left out, because the server fills it in.
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
/**
 * The settings that are tried for each file. Which one gives the smallest result depends on the
 * file, and the results differ by some hundred bytes.
 */
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
