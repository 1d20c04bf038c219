import { defineConfig } from 'vite';

// One file each for the server, the import command and the workers; packages of npm stay in node_modules.
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@console\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        import: 'src/import/main.ts',
        phpWorker: 'src/legacy/phpWorker.mjs',
        databaseWorker: '@console/embedded-postgres/databaseWorker',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  },
});
