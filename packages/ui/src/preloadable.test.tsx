// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { preloadable } from './preloadable.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const inSuspense = (Part: typeof Greeting, name = 'Ada') => (
  <Suspense fallback={<p>Loading</p>}>
    <Part name={name} />
  </Suspense>
);

it('renders at once what was loaded ahead, and fetches it once', async () => {
  const fetch = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  const Ahead = preloadable(fetch);
  await Ahead.load();
  await Ahead.load();
  const { rerender } = render(inSuspense(Ahead));
  expect(screen.getByText('Hello Ada')).toBeTruthy();
  rerender(inSuspense(Ahead, 'Grace'));
  expect(screen.getByText('Hello Grace')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('shows the fallback until its script is there', async () => {
  const Ahead = preloadable(async () => Greeting);
  render(inSuspense(Ahead));
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});

it('is not remounted when it is preloaded after it was shown', async () => {
  const Ahead = preloadable(async () => Greeting);
  const { rerender } = render(inSuspense(Ahead));
  const shown = await screen.findByText('Hello Ada');
  await Ahead.load();
  rerender(inSuspense(Ahead));
  expect(screen.getByText('Hello Ada')).toBe(shown);
});

it('retries when it is rendered after a failed preload, which does not reject', async () => {
  let attempts = 0;
  const Ahead = preloadable(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('The network is down.');
    return Greeting;
  });
  await Ahead.load();
  render(inSuspense(Ahead));
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});
