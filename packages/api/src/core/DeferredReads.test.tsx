// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiProvider } from './ApiProvider.tsx';
import { DeferredReads } from './DeferredReads.tsx';
import { useRead } from './useRead.ts';

it('what is read inside is sent once the promise resolves, and outside at once', async () => {
  let resolve = () => {};
  const moment = new Promise<void>((done) => {
    resolve = done;
  });
  const sent: string[] = [];
  function Reading({ name }: { name: string }) {
    const { data, isLoading } = useRead(['tags', name], async () => {
      sent.push(name);
      return name.toUpperCase();
    });
    return <p>{isLoading ? 'loading' : data}</p>;
  }
  const { container } = render(
    <ApiProvider onError={vi.fn<() => void>()}>
      <Reading name="outside" />
      <DeferredReads until={() => moment}>
        <Reading name="inside" />
      </DeferredReads>
    </ApiProvider>,
  );
  const texts = () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(texts()).toEqual(['OUTSIDE', 'loading']));
  expect(sent).toEqual(['outside']);
  await act(async () => resolve());
  await vi.waitFor(() => expect(texts()).toEqual(['OUTSIDE', 'INSIDE']));
  expect(sent).toEqual(['outside', 'inside']);
});
