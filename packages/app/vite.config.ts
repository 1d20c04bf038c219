import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeCssPlugin } from '../ui/build/themeCss.ts';
import { bootScript } from './build/bootScript.ts';
import { chunks } from './build/chunks.ts';
import { compiledScripts } from './build/compiledScripts.ts';
import { compileHints } from './build/compileHints.ts';
import { editorStyles } from './build/editorStyles.ts';
import { leanMonaco, wholeMonaco } from './build/leanMonaco.ts';
import { noCycles } from './build/noCycles.ts';
import { pageScripts } from './build/pageScripts.ts';
import { precompress } from './build/precompress.ts';

const server = process.env.CONSOLE_SERVER ?? 'http://localhost:4000';
const proxied = ['/api', '/oauth-agent', '/dev-idp', '/legacy', '/config.json'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react({ compiler: true }),
    themeCssPlugin(),
    editorStyles(),
    // The benchmark compares the console with itself on all of Monaco, whose halves import each other.
    process.env.WHOLE_MONACO === '1' ? wholeMonaco() : [leanMonaco(), noCycles()],
    chunks(),
    pageScripts(),
    bootScript(),
    compiledScripts(),
    compileHints(),
    precompress(),
  ],
  resolve: {
    // The PHP plugin asks for the CommonJS build of the formatter; the worker would hold it twice.
    alias: [
      {
        find: /^prettier\/standalone$/,
        replacement: fileURLToPath(import.meta.resolve('prettier/standalone')),
      },
      // React has what this package makes up for in older ones.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    // One style sheet: all of it is smaller than the requests for its parts would be.
    cssCodeSplit: false,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // What the HTML names itself is there before any page is asked for.
      resolveDependencies: (_file, scripts, { hostType }) =>
        hostType === 'html'
          ? scripts
          : scripts.filter((name) => !/\/(rolldown-runtime|libraries|shell)-[^/]*$/.test(name)),
    },
    reportCompressedSize: false,
    // Byte budgets judge the sizes.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      // Only the React Compiler reads "use no memo", and it has by then.
      checks: { moduleLevelDirective: false },
      output: {
        // Every page names up to thirty of these files, and they name each other, so most have no
        // name before the hash: `.vite/scripts.json` says which modules each holds.
        chunkFileNames: ({ name }) =>
          /^(rolldown-runtime|libraries|shell)$/.test(name)
            ? `assets/${name}-[hash:7].js`
            : 'assets/[hash:7].js',
      },
      // Making a schema has no effect, so those that a route does not use are left out.
      treeshake: {
        manualPureFunctions: [
          'v',
          'textField',
          'wholeField',
          'flagField',
          'relationField',
          'listField',
        ],
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // The Host header stays the browser's: the agent and the identity provider compare it with PUBLIC_ORIGIN.
    proxy: Object.fromEntries(
      proxied.map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
});
