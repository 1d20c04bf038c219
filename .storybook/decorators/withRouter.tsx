import type { Decorator } from '@storybook/react-vite';
import { useState, type MouseEvent, type PropsWithChildren } from 'react';
import { Router } from 'wouter';
import { openAddress } from './address.ts';

/** Stands for the shell, which turns clicks on links into navigation. */
function MemoryRouter({ start, children }: PropsWithChildren<{ start: string }>) {
  const [{ hook, searchHook, navigate }] = useState(() => openAddress(start));
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      !link ||
      event.defaultPrevented ||
      link.target === '_blank' ||
      link.origin !== location.origin
    )
      return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  };
  return (
    <Router hook={hook} searchHook={searchHook}>
      {/* Listens for links; it is no control itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div style={{ display: 'contents' }} onClick={follow}>
        {children}
      </div>
    </Router>
  );
}

/**
 * An address of the story's own. Needs `parameters.address`, path and query; `address()` tells a
 * play function where it went.
 */
export const withRouter: Decorator = (Story, { id, parameters }) => {
  const start: unknown = parameters['address'];
  if (typeof start !== 'string')
    throw new Error(
      `Story ${id} has routes: give it parameters.address, such as '/entities?page=2'.`,
    );
  return (
    <MemoryRouter key={id} start={start}>
      <Story />
    </MemoryRouter>
  );
};
