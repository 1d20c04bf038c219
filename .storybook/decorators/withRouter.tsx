import type { Decorator } from '@storybook/react-vite';
import { useState, type MouseEvent, type PropsWithChildren } from 'react';
import { Router } from 'wouter';
import { openAddress } from './address.ts';

/** Handles clicks on links like the shell, with a memory router. */
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
      {/* The div only listens for clicks on links; it is no control itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div style={{ display: 'contents' }} onClick={follow}>
        {children}
      </div>
    </Router>
  );
}

/**
 * Gives the story its own memory router. Needs `parameters.address` with path and query;
 * `address()` returns the present address in a play function.
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
