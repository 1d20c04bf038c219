import type { Plugin } from 'vite';

const MARK = '\0editor-css:';

/**
 * Puts the style sheets of the code editor (130 KB) into its script, because every page loads the
 * one style sheet of the console. The script adds them to the head in the order of its imports and
 * before the rules that the editor writes itself.
 */
export function editorStyles(): Plugin {
  return {
    name: 'console:editor-styles',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.css') || !importer?.includes('/monaco-editor/')) return undefined;
      const file = await this.resolve(source, importer, { skipSelf: true });
      return file && `${MARK}${file.id}.js`;
    },
    load(id) {
      if (!id.startsWith(MARK)) return undefined;
      const file = id.slice(MARK.length, -'.js'.length);
      return `import css from ${JSON.stringify(`${file}?inline`)};\nconst style = document.createElement('style');\nstyle.textContent = css;\ndocument.head.append(style);\n`;
    },
  };
}
