import { sessionStore } from '@console/api/core/session/session.store';
import { isRole } from '@console/api/roles/rules';
import { meAs, meHandlers } from '@console/mocks/me/handlers';
import type { Decorator } from '@storybook/react-vite';
import { useState, type PropsWithChildren } from 'react';
import { SWRConfig, unstable_serialize as serialize } from 'swr';
import { roleOr } from '../toolbar.ts';

function Session({ start, children }: PropsWithChildren<{ start: () => void }>) {
  useState(start);
  return children;
}

/**
 * Renders the story with a signed-in person. As in the shell, the role is loaded before the story
 * renders. Needs `parameters.role`, and `withSwr` around it.
 */
export const withSession: Decorator = (Story, { id, globals, parameters, msw }) => {
  const role = roleOr(globals, parameters['role']);
  if (typeof role !== 'string' || !isRole(role))
    throw new Error(
      `Story ${id} depends on who is signed in: give it parameters.role, such as 'ROLE_ADMIN'.`,
    );
  const me = meAs(role);
  const start = () => {
    msw?.use(...meHandlers(me));
    sessionStore.state = 'loggedIn';
  };
  return (
    <SWRConfig value={{ fallback: { [serialize(['me'])]: me } }}>
      <Session key={id} start={start}>
        <Story />
      </Session>
    </SWRConfig>
  );
};
