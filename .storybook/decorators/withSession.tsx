import { sessionStore } from '@console/api/core/session/session.store';
import { isRole, type Role } from '@console/api/roles/rules';
import { meAs, meHandlers } from '@console/mocks/me/handlers';
import type { Decorator } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { useState, type PropsWithChildren } from 'react';

interface Props {
  role: Role;
  answer: (...handlers: RequestHandler[]) => void;
}

function Session({ role, answer, children }: PropsWithChildren<Props>) {
  useState(() => {
    answer(...meHandlers(meAs(role)));
    sessionStore.state = 'loggedIn';
  });
  return children;
}

/** Somebody signed in. Needs `parameters.role`. */
export const withSession: Decorator = (Story, { id, parameters, msw }) => {
  const role: unknown = parameters['role'];
  if (typeof role !== 'string' || !isRole(role))
    throw new Error(
      `Story ${id} depends on who is signed in: give it parameters.role, such as 'ROLE_ADMIN'.`,
    );
  return (
    <Session key={id} role={role} answer={(...handlers) => msw?.use(...handlers)}>
      <Story />
    </Session>
  );
};
