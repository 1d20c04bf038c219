import { lazyModule } from './lazyModule.ts';

/**
 * The only import of the editor (Monaco, 0.8 MB), shared by everything that shows code. `load()`
 * preloads it.
 */
export const codeEditorModule = lazyModule(() => import('./CodeViewEditor.tsx'));
