// Vitest's browser project reloads during a run when it finds a dependency that it has not bundled
// yet. So on a cold cache all run-time dependencies of the stories must be listed beforehand.
import { readFileSync } from 'node:fs';

const own = (name) =>
  Object.keys(
    JSON.parse(readFileSync(new URL(`../packages/${name}/package.json`, import.meta.url), 'utf8'))
      .dependencies ?? {},
  );
const withoutEntry = new Set([
  '@fontsource-variable/inter',
  '@tiptap/pm',
  '@hookform/resolvers',
  'monaco-editor',
  'monaco-themes',
  'prettier',
  '@prettier/plugin-php',
]);

// Only the modules of Monaco that are used: all of it is 5 MB.
const editor = ['monaco.ts', 'monacoEditing.ts', 'CodeDiffBody.tsx', 'editor.worker.ts'].flatMap(
  (file) => {
    const path = new URL(`../packages/ui/src/CodeEditor/${file}`, import.meta.url);
    const imports = readFileSync(path, 'utf8').matchAll(/^import .*'(monaco-editor\/[^']+)'/gm);
    return [...imports].map(([, name]) => name);
  },
);

export const storyDependencies = [
  ...new Set(editor),
  ...new Set(
    [...own('ui'), ...own('api'), ...own('features'), ...own('app')].filter(
      (name) => !name.startsWith('@console/') && !withoutEntry.has(name),
    ),
  ),
  '@console/features > @hookform/resolvers/valibot',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  'react-dom/client',
  '@console/ui > prettier/standalone',
  '@console/ui > @prettier/plugin-php/standalone',
  'swr/mutation',
  'valtio/utils',
  'wouter/memory-location',
  'wouter/use-browser-location',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  'msw-storybook-addon/csf3',
  'axe-core',
  'storybook/test',
  '@storybook/react-vite',
  '@storybook/addon-a11y',
];
