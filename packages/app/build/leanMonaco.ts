import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

// The path has slashes on every system, as Vite's names of modules have.
const monaco = dirname(
  normalizePath(fileURLToPath(import.meta.resolve('monaco-editor/editor.js'))),
);

/**
 * The modules of Monaco that the console never uses, each with the code that replaces it. Monaco
 * imports them by name, so that the bundler cannot leave them out by itself.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  // This widget shows several comparisons in one view.
  'editor/browser/widget/multiDiffEditor/multiDiffEditorWidget.js':
    'export class MultiDiffEditorWidget {}',
  // These modules draw with the graphics card, which Monaco does only if an option asks for it.
  'editor/browser/gpu/viewGpuContext.js': 'export class ViewGpuContext {}',
  'editor/browser/viewParts/viewLinesGpu/viewLinesGpu.js': 'export class ViewLinesGpu {}',
  'editor/browser/viewParts/rulersGpu/rulersGpu.js': 'export class RulersGpu {}',
  'editor/browser/viewParts/gpuMark/gpuMark.js': 'export class GpuMarkOverlay {}',
  // PHP is coloured by its Monarch grammar and not by Tree-sitter.
  'editor/common/model/tokens/treeSitter/treeSitterSyntaxTokenBackend.js':
    'export class TreeSitterSyntaxTokenBackend {}',
  // This module adds colours to the content for screen readers, which Monaco does only if an option
  // asks for it.
  'editor/browser/controller/editContext/native/screenReaderContentRich.js':
    'export class RichScreenReaderContent {}',
  // This module measures how long each key takes, for a report that only VS Code sends. The
  // measuring took a tenth of the time of a key.
  'base/browser/performance.js': `
    const ignore = () => {};
    export const inputLatency = {
      onKeyDown: ignore,
      onBeforeInput: ignore,
      onInput: ignore,
      onKeyUp: ignore,
      onSelectionChange: ignore,
      onRenderStart: ignore,
    };`,
  // An option turns the minimap off, but Monaco creates it nevertheless.
  'editor/browser/viewParts/minimap/minimap.js': `
    import { createFastDomNode } from ${JSON.stringify(`${monaco}/base/browser/fastDomNode.js`)};
    import { ViewPart } from ${JSON.stringify(`${monaco}/editor/browser/view/viewPart.js`)};
    export class Minimap extends ViewPart {
      #node = createFastDomNode(document.createElement('div'));
      getDomNode() { return this.#node; }
      prepareRender() {}
      render() {}
    }`,
  // Only Monaco's own command palette shows lists and trees.
  'editor/standalone/browser/quickInput/standaloneQuickInputService.js':
    'export class StandaloneQuickInputService {}',
  'platform/list/browser/listService.js': `
    import { createDecorator } from ${JSON.stringify(`${monaco}/platform/instantiation/common/instantiation.js`)};
    export const IListService = createDecorator('listService');
    export class ListService {}`,
  // An option turns Monaco's own menus off, so that a right click opens the menu of the browser.
  'platform/contextview/browser/contextMenuService.js': `
    import { Event } from ${JSON.stringify(`${monaco}/base/common/event.js`)};
    export class ContextMenuService {
      onDidShowContextMenu = Event.None;
      onDidHideContextMenu = Event.None;
      configure() {}
      showContextMenu() {}
      dispose() {}
    }`,
  // This is a select box for a toolbar that the console does not show.
  'base/browser/ui/selectBox/selectBox.js': `
    export class SelectBox {}
    export const SeparatorSelectOption = {};`,
  // The console compares texts with the default algorithm only.
  'editor/common/diff/legacyLinesDiffComputer.js': 'export class LegacyLinesDiffComputer {}',
  'editor/common/diff/externalLinesDiffComputer.js':
    'export const getExternalLinesDiffComputer = () => undefined;',
  // The console gives Monaco plain text only, so nothing has to be rendered as Markdown.
  'base/browser/markdownRenderer.js': `
    const textOf = (markdown) => typeof markdown === 'string' ? markdown : markdown.value;
    export const renderAsPlaintext = textOf;
    export function renderMarkdown(markdown, options, element = document.createElement('div')) {
      element.textContent = textOf(markdown);
      return { element, dispose() {} };
    }`,
};

const DIFF_EDITOR = 'editor/browser/widget/diffEditor/diffEditorWidget.js';
// The service of the diff editor has to be registered before the first editor is created.
const DIFF_STAND_IN = `
  import ${JSON.stringify(`${monaco}/editor/browser/widget/diffEditor/diffProviderFactoryService.js`)};
  export class DiffEditorWidget {}`;
const STANDALONE_EDITOR = 'editor/standalone/browser/standaloneCodeEditor.js';
const REGISTER_DIFF = 'features/diffEditor/register.js';
/**
 * This module creates an error that is thrown and caught for its identity alone. Creating it while
 * the script starts is slow in a browser with developer tools, which then parses the whole script
 * again for the stack. So the build replaces the error by a plain object.
 */
const CONTEXT_KEYS = 'platform/contextkey/common/contextkey.js';
const SENTINEL = 'static { this._parseError = new Error(); }';
const MARK = '\0lean-monaco:';
const WITH_DIFF = '?with-diff';

/**
 * Leaves out of Monaco what the console does not use, and takes the diff editor out of the script
 * that every editor loads; `features/diffEditor/register` loads it. The build fails if a version of
 * Monaco has moved one of these modules.
 */
export function leanMonaco(): Plugin {
  const left = new Set<string>();
  return {
    name: 'console:lean-monaco',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => {
      left.clear();
      for (const name of [...Object.keys(STAND_INS), DIFF_EDITOR, CONTEXT_KEYS]) left.add(name);
    },
    async resolveId(source, importer) {
      if (!importer?.includes('/monaco-editor/') || !source.startsWith('.')) return undefined;
      const from = importer.replace(WITH_DIFF, '');
      const path = join(dirname(from), source);
      if (!path.startsWith(`${monaco}/`)) return undefined;
      const name = path.slice(monaco.length + 1);
      if (STAND_INS[name] !== undefined) {
        left.delete(name);
        return MARK + name;
      }
      if (name === DIFF_EDITOR && importer === join(monaco, STANDALONE_EDITOR)) {
        left.delete(name);
        return MARK + name;
      }
      return importer === from ? undefined : path;
    },
    load: (id) =>
      id.startsWith(MARK) ? (STAND_INS[id.slice(MARK.length)] ?? DIFF_STAND_IN) : undefined,
    transform: (code, id) => {
      if (id === join(monaco, CONTEXT_KEYS) && code.includes(SENTINEL)) {
        left.delete(CONTEXT_KEYS);
        return code.replace(SENTINEL, 'static { this._parseError = {}; }');
      }
      return id === join(monaco, REGISTER_DIFF)
        ? `${code}
import { StandaloneDiffEditor2 } from ${JSON.stringify(join(monaco, STANDALONE_EDITOR) + WITH_DIFF)};
import { StandaloneServices } from ${JSON.stringify(join(monaco, 'editor/standalone/browser/standaloneServices.js'))};
import { editor } from ${JSON.stringify(join(monaco, 'editor.js'))};
editor.createDiffEditor = (element, options) =>
  StandaloneServices.initialize({}).createInstance(StandaloneDiffEditor2, element, options);`
        : undefined;
    },
    buildEnd: (error) => {
      if (!error && left.size > 0)
        throw new Error(
          `Monaco no longer has these modules, which this build replaces: ${[...left].join(', ')}`,
        );
    },
  };
}

/** Makes the build contain all of Monaco, with every feature and language. */
export function wholeMonaco(): Plugin {
  return {
    name: 'console:whole-monaco',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/CodeEditor/monaco.ts') ? `import 'monaco-editor';\n${code}` : undefined,
  };
}
