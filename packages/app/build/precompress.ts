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

function compressAll(folder: string) {
  for (const name of readdirSync(folder).filter((file) => compressible.test(file))) {
    const path = join(folder, name);
    const content = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
