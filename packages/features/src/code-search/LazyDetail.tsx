import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { lazyModule, useLazyModule } from '@console/ui/CodeEditor/lazyModule.ts';
import type { ComponentProps } from 'react';
import type { CodeSearchDetail } from './CodeSearchDetail.tsx';

/**
 * What an open row shows, as a script of its own: a search that opens no row does without it.
 * `load()` fetches it ahead.
 */
export const detailModule = lazyModule(() => import('./CodeSearchDetail.tsx'));

/** The detail of an open row, once its script is there. */
export function LazyDetail(props: ComponentProps<typeof CodeSearchDetail>) {
  const detail = useLazyModule(detailModule, true);
  if (detail.kind === 'ready') return <detail.value.CodeSearchDetail {...props} />;
  if (detail.kind !== 'failed') return <output>Loading code...</output>;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onClick={() => void detailModule.load()}>
          Retry
        </Button>
      }
    >
      The code viewer could not be loaded.
    </Banner>
  );
}
