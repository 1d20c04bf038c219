import { lazyModule } from './lazyModule.ts';

/**
 * The editor's own script (Monaco, 0.8 MB): the one way to it, shared by everything that shows
 * code. `load()` fetches it ahead.
 */
export const codeEditorModule = lazyModule(() => import('./CodeViewEditor.tsx'));
