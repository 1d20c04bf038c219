// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazy, lazyOptional } from './lazy.tsx';
import { noticesStore } from './Notices/notices.store.ts';

afterEach(() => {
  noticesStore.shown = [];
});

/** A script that cannot be fetched at first. */
const failsOnce = <Part,>(Loaded: Part) =>
  vi
    .fn<() => Promise<Part>>(async () => Loaded)
    .mockRejectedValueOnce(new Error('The network is down.'));

it('leaves the page as it is when a part cannot be loaded, and loads it in all places on Retry', async () => {
  const fetch = failsOnce(({ name }: { name: string }) => <p>Hello {name}</p>);
  const Greeting = lazy(fetch);
  render(
    <Suspense fallback="Loading">
      <p>Page</p>
      <Greeting name="Ada" />
      <Greeting name="Grace" />
    </Suspense>,
  );
  const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
  expect(screen.getByText('Page')).toBeTruthy();
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('This could not be loaded.');
  expect(noticesStore.shown).toEqual([]);
  if (retry) fireEvent.click(retry);
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  expect(screen.getByText('Hello Grace')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('keeps the focus on Retry while it fails', async () => {
  const fetch = vi
    .fn<() => Promise<() => string>>(async () => () => 'Hello')
    .mockRejectedValueOnce(new Error('The network is down.'))
    .mockRejectedValueOnce(new Error('The network is down.'));
  const Greeting = lazy(fetch);
  render(
    <Suspense fallback="Waiting">
      <Greeting />
    </Suspense>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  retry.focus();
  fireEvent.click(retry);
  await vi.waitFor(() =>
    expect(noticesStore.shown).toMatchObject([{ title: 'This could not be loaded.' }]),
  );
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(retry);
  fireEvent.click(retry);
  expect(await screen.findByText('Hello')).toBeTruthy();
  expect(noticesStore.shown).toEqual([]);
});

it('closes a dialog that cannot be loaded, says so, and loads it when it is opened again', async () => {
  const fetch = failsOnce(({ onClose }: { onClose: () => void }) => (
    <button onClick={onClose}>Close</button>
  ));
  const Dialog = lazy(fetch);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <p>{open ? 'Open' : 'Closed'}</p>
        <Suspense>{open ? <Dialog onClose={() => setOpen(false)} /> : null}</Suspense>
      </>
    );
  }
  render(<Page />);
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  open();
  await vi.waitFor(() =>
    expect(noticesStore.shown).toMatchObject([{ title: 'This could not be loaded.' }]),
  );
  expect(await screen.findByText('Closed')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(1);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(noticesStore.shown).toEqual([]);
  expect(screen.getByText('Closed')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('loads an optional part after the page was painted', async () => {
  const fetch = vi.fn<() => Promise<() => string>>().mockResolvedValue(() => 'Extra');
  const Extra = lazyOptional(fetch);
  render(
    <Suspense fallback="Loading">
      <Extra />
    </Suspense>,
  );
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
  expect(await screen.findByText('Extra')).toBeTruthy();
});

it('renders nothing for an optional part that cannot be loaded', async () => {
  const fetch = vi.fn<() => Promise<() => string>>().mockRejectedValue(new Error('Gone.'));
  const Extra = lazyOptional(fetch, () => 'Without');
  render(
    <Suspense fallback="Loading">
      <Extra />
    </Suspense>,
  );
  expect(await screen.findByText('Without')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('fetches the script ahead, and says nothing when that fails before the part is shown', async () => {
  const fetch = failsOnce(() => <p>Hello</p>);
  const Greeting = lazy(fetch);
  Greeting.preload();
  expect(fetch).toHaveBeenCalledOnce();
  await expect(fetch.mock.results[0]?.value).rejects.toThrow('The network is down.');
  expect(noticesStore.shown).toEqual([]);
  render(
    <Suspense>
      <Greeting />
    </Suspense>,
  );
  expect(await screen.findByText('Hello')).toBeTruthy();
});
