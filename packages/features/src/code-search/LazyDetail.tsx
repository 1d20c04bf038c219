import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { lazyModule, useLazyModule } from '@console/ui/CodeEditor/lazyModule.ts';
import type { ComponentProps } from 'react';
import type { CodeSearchDetail } from './CodeSearchDetail.tsx';

/**
 * The content of an open row, in a chunk of its own, because a search that opens no row does not
 * need it. `load()` fetches it ahead.
 */
export const detailModule = lazyModule(() => import('./CodeSearchDetail.tsx'));

/** Shows the content of an open row as soon as its chunk has loaded. */
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
