import type { Plugin } from 'vite';

const MARK = '\0editor-css:';

/**
 * The console has one style sheet, which every page loads. The code editor brings 130 KB of its
 * own: they come with its script instead, into the head in the order of its imports and before the
 * rules that it writes itself.
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
