import { render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { vi } from 'vitest';
import { ApiProvider } from '../core/ApiProvider.tsx';
import type { ApiError } from '../core/errors.ts';

/**
 * Renders a hook inside the provider, in strict mode as in development. `current` is the result of
 * the last render.
 */
export function renderApi<Props, Result>(useIt: (props: Props) => Result, initial: Props) {
  const onError = vi.fn<(error: ApiError) => void>();
  const seen: Result[] = [];
  function Probe({ props }: { props: Props }): ReactNode {
    seen.push(useIt(props));
    return null;
  }
  const tree = (props: Props | undefined) => (
    <StrictMode>
      <ApiProvider onError={onError}>
        {props === undefined ? null : <Probe props={props} />}
      </ApiProvider>
    </StrictMode>
  );
  const { rerender } = render(tree(initial));
  const current = (): Result => {
    const last = seen.at(-1);
    if (last === undefined) throw new Error('Nothing was rendered.');
    return last;
  };
  return {
    current,
    onError,
    show: (props: Props) => rerender(tree(props)),
    leave: () => rerender(tree(undefined)),
  };
}
