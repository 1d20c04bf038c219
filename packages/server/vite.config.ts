import { defineConfig } from 'vite';

/**
 * One file for each entry; packages of npm stay in node_modules. Chunks stand beside the entries,
 * because a thread finds its script beside the code that starts it.
 */
export const serverBuild = (root: string, input: Record<string, string>) =>
  defineConfig({
    root,
    ssr: { noExternal: [/^@console\//] },
    build: {
      ssr: true,
      outDir: 'dist',
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: { ...input, databaseWorker: '@console/embedded-postgres/databaseWorker' },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });

export default serverBuild(import.meta.dirname, {
  main: 'src/main.ts',
  import: 'src/import/main.ts',
});
