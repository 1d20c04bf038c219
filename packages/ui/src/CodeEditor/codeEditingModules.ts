import { lazyModule } from './lazyModule.ts';

/** The script that edits code. `load()` preloads it. */
export const codeEditingModule = lazyModule(() => import('./CodeEditorBody.tsx'));

/** The script that shows two texts side by side. */
export const codeDiffModule = lazyModule(() => import('./CodeDiffBody.tsx'));
