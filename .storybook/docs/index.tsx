import { lazy, Suspense, type ComponentProps } from 'react';

// The blocks are large, and a test run never shows a docs page.
const LazyPage = lazy(async () => ({ default: (await import('./Page.tsx')).Page }));
const LazyFrames = lazy(async () => ({ default: (await import('./Frames.tsx')).Frames }));

/** What a docs page is made of, for `parameters.docs`. */
export const docs = {
  page: () => (
    <Suspense>
      <LazyPage />
    </Suspense>
  ),
  components: {
    Story: (props: ComponentProps<typeof LazyFrames>) => (
      <Suspense>
        <LazyFrames {...props} />
      </Suspense>
    ),
  },
};
